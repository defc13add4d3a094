"""The terminal: games in line mode and on the full screen, with the same views and words."""
