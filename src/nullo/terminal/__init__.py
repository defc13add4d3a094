"""The terminal: games line by line and on the full screen, over the same views and words."""
