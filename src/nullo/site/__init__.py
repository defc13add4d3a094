"""Tables without a server: the folder that any web host serves, and the application in a browser's worker."""
