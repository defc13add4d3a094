"""What trick games share: tricks, following suit, and honour mode with its revokes."""
