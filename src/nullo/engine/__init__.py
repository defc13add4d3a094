"""The compiled core: bit sets, random numbers, positions, playouts, worlds."""
