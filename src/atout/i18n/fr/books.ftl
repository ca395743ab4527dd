# Les règles : ce qu'on leur demande et qui n'y est pas, et les exemples qui ne tombent pas juste.

error-no-such-language = Il n’y a pas de livre en « { $lang } » : choisissez parmi { $languages }.
error-no-such-rule = Le livre de { $game } n’a pas de règle « { $rule } ».
error-example-unreadable = { $game }, { $rule_id } : un bloc « { $kind } » avec les lignes { $keys } n’est pas un exemple.
error-example-wrong = { $game }, { $rule_id } : « { $kind } » avec { $given } donne { $found }, et non { $answer }.

# Comment le guide écrit ses nombres.
guide-share = { $percent } %
guide-points = { $points }
