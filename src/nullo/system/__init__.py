"""What surrounds the program: locks on files, the system's errors, installed plug-ins, safe text."""
