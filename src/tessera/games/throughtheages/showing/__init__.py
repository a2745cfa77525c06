"""What people are shown beside the cards."""
