"""Records of games: reading and writing them, films made from them, and the seals of their shuffles."""
