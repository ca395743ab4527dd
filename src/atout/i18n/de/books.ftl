# Das Regelbuch: was man darin sucht und nicht findet, und Beispiele, die nicht aufgehen.

error-no-such-language = In „{ $lang }“ gibt es kein Buch: Wählen Sie eine Sprache aus { $languages }.
error-no-such-rule = Im Buch von { $game } gibt es keine Regel „{ $rule }“.
error-example-unreadable = { $game }, { $rule_id }: Ein Block „{ $kind }“ mit den Zeilen { $keys } ist kein Beispiel.
error-example-wrong = { $game }, { $rule_id }: „{ $kind }“ mit { $given } ergibt { $found }, nicht { $answer }.

# Wie der Leitfaden seine Zahlen schreibt.
guide-share = { $percent } %
guide-points = { $points }
