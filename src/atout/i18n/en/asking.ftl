# The arbiter: what binds a player at one moment, questions that cannot be put.

duty-free = Any card may be played.
duty-follow = The suit led must be followed.
duty-beat = The suit led must be followed, and the winning card beaten.
duty-trump = Without the suit led, a trump must be played.
duty-overtrump = Without the suit led, a trump must be played that beats the winning card.
duty-undertrump = Without the suit led, a trump must be played, even though none is high enough.
duty-discard-or-overtrump = The partner is winning: discard, or play a trump that beats the trumps in the trick.
duty-lead = Lead one to four cards of one suit; the shokha joins any suit.
duty-reply = Take over openly, every card beating one of its own, or lay any cards face down.

arbiter-turn = Seat { $seat } is to act.
arbiter-winning-partner = Winning now: seat { $seat }, the partner.
arbiter-winning-opponent = Winning now: seat { $seat }, an opponent.

error-ask-no-strain = This game is not played like that: choose one of { $strains }.
error-ask-no-seat = There is no such seat: seats go from 0 to { $most }.
error-ask-trick-full = All { $players } players have played to this trick: nobody is left to ask.
error-ask-hand-size = A hand has 1 to { $most } cards.
error-ask-no-single-cards = Kozel has tricks of groups, with replies face down: ask it about its own tricks.
error-ask-groups-here = Only Kozel has tricks of groups: they cannot be put to the other games.
error-ask-lead-face-down = The lead lies openly.
error-ask-not-over = { CARDS($cards) } does not take over { CARDS($winning) }, so it lies face down: write - for it.
error-ask-too-few-cards = A reply here takes { $count } cards, and the hand has fewer.
error-ask-deal-over = The deal is over: there is nothing left to do.
error-ask-no-trick-now = No card is to be played at this moment.
