# Statistics: what was bid and made, what cards cost, the deals behind each number.

statistics-title = Statistics
statistics-about = From finished matches: the deals that you played yourself from the first card to the last. Touch a number to see its deals.
statistics-none = There are no such deals yet.
statistics-month = Month
statistics-all-months = All months
statistics-line = { $good } of { $count } came out well: { $share } %
statistics-count = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
statistics-cost-line = Ø { $cost } points a card, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
statistics-cost-about = What was lost against the best card by what you could know, in deals that have been reviewed.
statistics-share = Per cent
statistics-plot = { $what }, month by month
statistics-of = { $good } of { $count }
statistics-well = came out well
statistics-badly = came out badly
statistics-only-well = those that came out well
statistics-earlier = Earlier deals

# What is counted.
statistics-bid = Your contracts
statistics-partner = Your partner’s contracts
statistics-defence = In defence
statistics-thrown-in = Thrown in
statistics-soloist = As the soloist
statistics-opponent = Against the soloist
statistics-deal = Deals won and lost
statistics-drawn = Drawn deals
statistics-lead = Groups that you led
statistics-moskva = Moskvas shown
statistics-molodka = Molodkas shown
statistics-card = What cards cost

# Columns.
statistics-by-strain = Trumps
statistics-by-value = Contract
statistics-by-bid = Bid
statistics-by-penalties = Penalties
statistics-by-cards = Cards
statistics-by-double = Coinche
statistics-not-doubled = no
statistics-group = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
statistics-times = Played
statistics-times-bid = Bid
statistics-times-lead = Led
statistics-times-card = Cards
statistics-good = Won
statistics-good-bid = Made
statistics-good-partner = Made
statistics-good-defence = Beaten
statistics-good-card = Best
statistics-mean = Ø points
statistics-mean-penalties = Ø penalties
statistics-cost = Ø cost
