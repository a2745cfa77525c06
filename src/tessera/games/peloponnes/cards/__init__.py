"""The components of Peloponnes, one literal each: its numbers and what it does, to be read in one place."""
