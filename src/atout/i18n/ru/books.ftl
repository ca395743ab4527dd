# Книга правил: чего в ней нет и какие примеры не сходятся.

error-no-such-language = На языке «{ $lang }» книги нет: выберите один из { $languages }.
error-no-such-rule = В книге { $game } нет правила «{ $rule }».
error-example-unreadable = { $game }, { $rule_id }: блок «{ $kind }» со строками { $keys } — не пример.
error-example-wrong = { $game }, { $rule_id }: «{ $kind }» с { $given } даёт { $found }, а не { $answer }.

# Как руководство пишет числа.
guide-share = { $percent } %
guide-points = { $points }
