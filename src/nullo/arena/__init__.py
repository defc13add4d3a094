"""Playing many games: simulations, duels between bots, measurements of speed."""
