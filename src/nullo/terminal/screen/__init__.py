"""The full screen: an application of Textual for mouse and keys."""
