"""Line mode: prints the table as text, tells events in words, and reads answers at a prompt."""
