"""The focus cards, type by type; what a level adds stands with its card."""
