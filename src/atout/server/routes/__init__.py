"""What the server answers, a file for each noun."""
