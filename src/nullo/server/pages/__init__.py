"""What a server makes for its page: built files, rules, lessons, analyses, documents, pictures."""
