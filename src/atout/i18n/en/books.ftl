# The rulebook: what can be asked of it that is not there, and examples that do not come out.

error-no-such-language = There is no book in “{ $lang }”: choose one of { $languages }.
error-no-such-rule = The book of { $game } has no rule “{ $rule }”.
error-example-unreadable = { $game }, { $rule_id }: a block “{ $kind }” with the lines { $keys } is no example.
error-example-wrong = { $game }, { $rule_id }: “{ $kind }” with { $given } gives { $found }, not { $answer }.

# How the guide writes its numbers.
guide-share = { $percent } %
guide-points = { $points }
