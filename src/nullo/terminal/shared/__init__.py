"""What line mode and the full screen share: words, cards as text, local games, settings."""
