# The shop.

shop-title = Shop
shop-lead = Coins come from matches and challenges. They buy looks, and nothing that plays.
shop-coins = { $count ->
    [one] You have { $count } coin.
   *[other] You have { $count } coins.
}
shop-back = Card backs
shop-cloth = Table cloths
shop-faces = Card faces
shop-buy = Buy for { $price }
shop-choose = Use it
shop-chosen = On your table
shop-lacking = { $count ->
    [one] { $count } coin is missing
   *[other] { $count } coins are missing
}
shop-taken = On your table now: { $name }.
