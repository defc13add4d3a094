"""Records of games: reading and writing them, films, and the seals of their shuffles."""
