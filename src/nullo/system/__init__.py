"""What the program needs of its surroundings: files and locks, installed plug-ins, decoders, safe text."""
