"""Tessera: an open table for civilization board games."""

__version__ = "0.1.0"
