"""One table as a pure function of its events: no input or output, no clock, no network."""
