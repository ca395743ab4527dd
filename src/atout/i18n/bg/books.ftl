# Книгата с правилата: какво няма в нея и кои примери не излизат.

error-no-such-language = Няма книга на „{ $lang }“: изберете един от { $languages }.
error-no-such-rule = В книгата на { $game } няма правило „{ $rule }“.
error-example-unreadable = { $game }, { $rule_id }: блок „{ $kind }“ с редове { $keys } не е пример.
error-example-wrong = { $game }, { $rule_id }: „{ $kind }“ с { $given } дава { $found }, а не { $answer }.

# Как наръчникът изписва числата.
guide-share = { $percent } %
guide-points = { $points }
