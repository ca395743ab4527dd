# What players earn: level, coins, ratings, challenges, leaderboards.

earned-pages = About players
earned-level = Level { $level }
earned-to-next = { $have } of { $need } experience to level { $next }
earned-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
earned-both = { $coins ->
    [0] +{ $experience } experience
    [one] +{ $experience } experience, +{ $coins } coin
   *[other] +{ $experience } experience, +{ $coins } coins
}
earned-rating = rating { $before } → { $after }
earned-new-level = You have reached level { $level }!
earned-challenges = { $count ->
    [one] challenge done
   *[other] { $count } challenges done
}
earned-title = What the match gave
recent-title = Last matches
recent-won = won
recent-lost = lost
recent-left = left

# Ratings.
ratings-title = Ratings
ratings-none = You find your games here once a match has counted.
rating-spread = { $rating } ± { $spread }
rating-about = The true strength lies within these bounds, 19 times of 20.
column-game = Game
column-rating = Rating
column-matches = Matches
column-won = Won
column-left = Left

# Challenges.
challenges-day = Challenges of today
challenges-week = Challenges of this week
challenge-progress = { $done } of { $needed }
challenge-done = Done

# Leaderboards.
board-period = Time
board-period-week = This week
board-period-month = This month
board-period-all = Ever
board-place = Place
board-player = Player
board-you = You
board-none = Nobody has played a rated match of this game in this time yet.
board-more = More places
board-not-listed = You have no place here: guests are not listed.
board-about = Places go by the lower end of the rating, what is certain of it.
