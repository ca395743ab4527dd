# Компютърни играчи.

error-no-such-level = Няма ниво на игра „{ $level }“: изберете едно от { $levels }.
