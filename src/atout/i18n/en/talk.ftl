# Talk at a table: phrases that everybody reads in his own language, words of one's own among friends.

talk = Talk
talk-new = something new was said
talk-said = { $name }: { $what }
talk-nothing = Nothing has been said yet.
talk-more = More once the deal is over.
talk-text = Your own words
talk-send = Send
talk-mute = Mute talk at this table
talk-unmute = Hear talk at this table again
talk-muted = Talk is muted at this table.
key-talk = talk, among people
seat-block = Block { $name }
seat-block-means = You will read nothing more from { $name }, here or anywhere, { $name } can no longer sit down at a table of yours, and you are no longer friends. Nobody is told.
seat-blocked = { $name } is blocked.

# The phrases. While a deal is played:
phrase-hello = Hello!
phrase-one-moment = One moment, please
phrase-back = I am back
phrase-take-your-time = Take your time
phrase-goodbye = Goodbye!
# Between the deals:
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-hand = Nice hand!
phrase-congratulations = Congratulations!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-that-was-close = That was close!
phrase-wow = Wow!
phrase-good-game = Good game!
phrase-again = Another match?

error-talk-not-seated = Only those who have a seat at the table can talk there.
error-talk-after-deal = This phrase has to wait until the deal is over, so that it tells a partner nothing.
error-talk-friends-only = Words of your own are for tables where all people are friends of one another. The phrases are always there.
error-talk-too-long = That is too long: at most { $most } characters.
error-talk-empty = There is nothing to read in that.
