# Computer players.

error-no-such-level = “{ $level }” is no level of play: choose one of { $levels }.
