"""What people earn by playing: experience, levels, coins, challenges, ratings. All of it follows from the log."""
