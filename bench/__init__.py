"""Speed, side by side with other engines in one run. ``make bench`` runs all of it."""
