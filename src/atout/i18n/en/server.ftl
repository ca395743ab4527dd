# The server: guests, and what a request can be refused for.

guest-name = Guest { $number }

error-no-such-page = There is nothing at this address.
error-wrong-method = This address cannot be asked like that.
error-server-failed = Something went wrong on the server; your game is safe. Please try again.
error-server-stopping = The server is about to stop; your game is safe. Please try again in a moment.
error-request-not-json = The request holds no readable JSON.
error-request-field-missing = The request lacks “{ $field }”.
error-request-field-unknown = The request has a field “{ $field }” that is not known here.
error-request-field-wrong = “{ $field }” in the request is not of the right kind.
error-request-too-large = The request is too large: { $most } kilobytes are allowed.
error-request-without-length = The request must say its length.
error-foreign-origin = The request comes from another site.
error-too-many-requests = Too many requests: please wait { $seconds } s.
error-too-many-streams = You are watching too many tables at the same time.
error-no-such-token = This token does not hold here.
error-no-such-table = There is no such table.
error-no-such-deal = This table has no finished deal with that number.
error-no-such-moment = That deal has no such moment.
error-no-hints-here = Hints are given at tables against computers only.
error-no-choice-now = There is nothing for you to decide now.
error-review-failed = This deal could not be reviewed.
error-example-unknown = This game's book has examples of the kinds { $kinds }, each with its own fields.
error-example-impossible = Such an example cannot be worked out.
error-name-empty = A name needs at least one letter or digit.

error-not-stored = That could not be stored, so it has not happened. Please try again.
error-database-unusable = The database { $file } cannot be used: { $why }.
error-database-too-new = The database has version { $found }; this server knows version { $known }.
error-database-in-use = Another server is using the database { $database }.
error-database-address-unreadable = A database is given as postgresql://user@host/name, and this address is none.
error-database-driver-missing = PostgreSQL needs a driver that is not installed: pip install "atout[postgresql]"
error-data-folder-unusable = The data folder { $folder } cannot be used: { $why }.
error-data-folder-in-use = Another server is using the data folder { $folder }.
error-secret-key-damaged = The secret key in { $file } is damaged: delete it for a new one; everybody will be a new guest then.
error-rate-unreadable = ATOUT_RATE must be a positive number, not “{ $value }”.
error-port-taken = Port { $port } is taken: choose another with --port.
error-address-unusable = The server cannot listen at { $host }: { $why }.

serve-open = The table is at { $url }
serve-stop = Ctrl-C stops the server; every game goes on when it is started again.

page-missing-title = The page has not been built
page-missing-text = The server runs, but the page for the browser is not part of this installation. “make play” builds it.
