# Le solveur exact : atout solve

solve-title-points = C’est au siège { $seat } de jouer. Points de cartes à la fin quand tous voient toutes les cartes : sièges { $own } et sièges { $others }.
solve-title-durch = C’est au siège { $seat } de jouer. Durch quand tous voient toutes les cartes : 1 pour le camp qui gagne, sièges { $own } ou sièges { $others }.
solve-own = à soi
solve-others = aux autres
solve-cost = moins bien de
solve-gave-up = La limite est atteinte après { $nodes } positions. Actions résolues : { $done }, pas les autres. Accordez davantage avec --seconds ou --nodes.

error-solve-deal-over = La donne est finie : il n’y a plus rien à résoudre.
error-solve-no-card-now = Aucune carte n’est à jouer à ce moment : seul le jeu de la carte se résout.
error-solve-stock = Cartes restant au talon : { $count }. Le Kozel se résout une fois le talon vide.
error-solve-record-only = Les positions de { $game } se prennent dans un enregistrement : FILE:DEAL:ACTION.
error-solve-field-missing = « { $field } » manque : une position demande contract, leader et hands.
error-solve-field-unknown = Une position n’a pas de champ « { $field } ».
error-solve-contract-coinche = « { $text } » n’est pas un contrat ici : écrivez l’un de { $strains }.
error-solve-contract-binokel = « { $text } » n’est pas un contrat de Binokel : écrivez une couleur d’atout ou durch et le soliste, comme « s by 2 ».
error-solve-cards-wrong = Les cartes ne peuvent pas être ainsi : { $fault }.
error-solve-parts-wrong = Une position en texte a au moins { $least } parties séparées par « / », et au plus une de plus : contrat, entameur, chaque main, cartes posées. Il y en a { $count }.
error-solve-no-seat = L’entameur doit être un siège de 0 à { $most }.
error-solve-field-wrong = « { $field } » doit être un texte de cartes.
error-solve-list-wrong = « { $field } » doit être une liste de { $count } éléments, un par siège.
error-solve-other-game = C’est un enregistrement de { $game }.
