"""What people earn by playing, all of it from the log: experience, coins, challenges, ratings."""
