"""Tables without a server: the application in a browser's worker, and the folder that a web host serves."""
