"""Statistics in the database: sums by person, game, month and cell, and the deals behind each of them."""
