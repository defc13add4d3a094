"""The words of Nullo in each language, and the code that puts messages into words."""
