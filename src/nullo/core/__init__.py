"""The compiled ground floor: bits, generator, positions, playouts, worlds."""
