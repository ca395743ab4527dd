"""The judge of Coinche, in all its profiles: cards and declarations by the exact solver, calls by what they lead to."""
