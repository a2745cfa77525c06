"""The components, each read in one place: its numbers and its effect."""
