# Joueurs ordinateurs.

error-no-such-level = « { $level } » n’est pas un niveau de jeu : choisissez parmi { $levels }.
