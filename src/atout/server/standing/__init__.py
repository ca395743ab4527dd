"""What people have earned, in the database: finished matches as they were played, and what follows from them."""
