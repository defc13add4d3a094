"""A toy game and a toy bot: what a plug-in to Nullo looks like."""
