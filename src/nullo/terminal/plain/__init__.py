"""Line mode: prints the table and events as text, and reads answers at a prompt."""
