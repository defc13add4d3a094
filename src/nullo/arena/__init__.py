"""Many games at once: simulations, duels between bots, speed."""
