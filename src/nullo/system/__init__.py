"""What surrounds the program: file locks, errors of the system, installed plug-ins, safe text."""
