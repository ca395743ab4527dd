# Accounts and friends: what can be refused.

error-name-taken = Somebody with an account has a name like this: choose another.
error-name-reserved = This name is kept for the computers or for the site: choose another.
error-name-mixed = A word of the name has letters of two alphabets: write it in one.
error-account-already = You have an account already.
error-no-account = You have no account here.
error-login-wrong = Name and password do not belong together.
error-recovery-wrong = Name and code do not belong together, or the code has been used.
error-password-wrong = That is not your password.
error-password-too-short = A password has at least { $least } characters.
error-password-too-long = A password has at most { $most } characters.
error-no-such-session = You have no such session.
error-friend-link-own = This link is your own: send it to somebody else.
error-friend-links-too-many = You can have { $most } links at a time: withdraw one first.
error-friends-too-many = One of you has { $most } friends already, which is as many as there can be.
error-block-yourself = You cannot block yourself.
error-blocks-too-many = You have blocked { $most } people already, which is as many as there can be.
error-no-such-friend-link = This link does not hold: it was withdrawn, or is too old.
error-no-such-person = There is nobody like that.
error-table-not-for-you = You cannot sit down at this table.
