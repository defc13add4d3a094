"""Sites without a server: the application in a worker of the browser, and the folder for a web host."""
