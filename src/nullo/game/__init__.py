"""What games state about themselves and what seats see of them, as codes without words or drawings."""
