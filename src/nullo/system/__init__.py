"""What the program needs from its environment: files and locks, installed plug-ins, decoders, safe text."""
