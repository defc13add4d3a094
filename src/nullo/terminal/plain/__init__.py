"""Line mode: the table printed as text, events told in words, answers typed at a prompt."""
