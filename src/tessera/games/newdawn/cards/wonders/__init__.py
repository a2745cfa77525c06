"""The world wonders, stack by stack."""
