"""What people earn by playing: a match as it was played, experience, coins, challenges, ratings. All of it from the log."""
