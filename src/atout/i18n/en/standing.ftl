# What people earn: experience, ratings, challenges, the shop.

error-no-such-player = There is no player of this name.
error-page-unknown = There is no such page of this leaderboard.
error-no-such-item = The shop has nothing of this name.
error-shop-owned = This is yours already.
error-shop-not-owned = Buy it first, then choose it.
error-shop-too-dear = This costs { $price } coins, and you have { $coins }.

gain-played = Match finished
gain-won = Match won
gain-opponents = Strength of the opponents
gain-challenge = Challenge done
gain-level = New level
unrated-unknown-computers = Computers of unknown strength played along: the rating stays as it is.

challenge-contract = Make contracts that you bid: { $needed }
challenge-defence = Beat contracts of the opponents: { $needed }
challenge-belote = Say belote: { $needed }
challenge-high = Make a contract of 120 or more with your partner: { $needed }
challenge-trumpless = Make a contract at no trump or all trump: { $needed }
challenge-coinched = Make a contract that the opponents have doubled: { $needed }
challenge-refuted = Double a contract and beat it: { $needed }
challenge-capot = Take all eight tricks with your partner: { $needed }
challenge-generale = Take all eight tricks yourself: { $needed }
challenge-soloist = Win deals as the soloist: { $needed }
challenge-beaten = Beat the soloist: { $needed }
challenge-hundred = Meld a hundred points or more in a deal: { $needed }
challenge-bold = Win as the soloist with a bid of 250 or more: { $needed }
challenge-durch = Win a Durch: { $needed }
challenge-tapp-family = Meld a family that the Tapp has completed: { $needed }
challenge-clean = Win deals without a penalty: { $needed }
challenge-takeover = Take over tricks of two cards or more from each: { $needed }
challenge-moskva = Show a moskva, lead with it and take the trick: { $needed }
challenge-molodka = Show a molodka, lead with it and take the trick: { $needed }
challenge-dry = Leave the others without a trick in a deal: { $needed }
challenge-spotless = Finish a match without a penalty: { $needed }
challenge-distance = Win a match with more than twice the points of the others: { $needed }
challenge-won = Win matches: { $needed }
challenge-reviewed = Open the reviews of deals that you have played: { $needed }

item-back-plain = Plain back
item-back-lattice = Lattice back
item-back-waves = Wave back
item-back-stars = Star back
item-back-rose = Rose back
item-cloth-green = Green cloth
item-cloth-blue = Blue cloth
item-cloth-wine = Wine-red cloth
item-cloth-wood = Wooden table
item-cloth-night = Night-blue cloth
item-faces-plain = Plain faces
item-faces-sepia = Sepia faces
item-faces-ink = Ink faces
item-faces-gold = Golden faces
