# Компьютерные игроки.

error-no-such-level = Уровня игры «{ $level }» нет: выберите один из { $levels }.
