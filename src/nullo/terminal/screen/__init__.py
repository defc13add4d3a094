"""The full screen: a Textual application, played with mouse and keys."""
