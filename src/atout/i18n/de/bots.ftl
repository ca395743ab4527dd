# Computerspieler.

error-no-such-level = „{ $level }“ ist keine Spielstärke: Wählen Sie eine von { $levels }.
