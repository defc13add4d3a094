"""What the browser loads besides the protocol: built files, rule and lesson pages, QR codes."""
