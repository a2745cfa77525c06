"""What goes over the wire, by topic."""
