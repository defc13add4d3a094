"""Rules of thumb, one a game: compiled, quick, and knowing no more than the seat that acts."""
