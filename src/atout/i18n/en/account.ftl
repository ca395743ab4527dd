# The page of one's account, and of friends.

account-guest = You play as a guest. With an account you keep your name, and find your tables and friends from every device. All it takes is a name and a password, no e-mail.
account-way = Your account
account-make = Make one
account-enter = Log in
account-recover = Password forgotten
account-do-make = Make the account
account-do-enter = Log in
account-do-recover = Set the password and log in
account-leaves = As the guest that you are in this browser now you will not come back.
account-name = Name
account-password = Password
account-code = Recovery code
account-made = Account since { $date }
account-log-out = Log out

password-now = Your password
password-new = New password
password-hint = At least 8 characters. Nobody can send it to you: keep it well.
password-change = Change the password
password-ends = Everywhere else you will be logged out.
password-changed = The password has been changed.
secrets-title = Password and recovery codes

codes-title = Your recovery codes
codes-lead = Each of them lets you in once, should you forget your password. They are shown only now: print them or write them down.
codes-print = Print
codes-kept = I have kept them
codes-new = New recovery codes
codes-left = { $count ->
    [one] { $count } code is left.
   *[other] { $count } codes are left.
}
codes-replace = New ones take the place of all before.

sessions-title = Where you are logged in
sessions-cookie = Browser
sessions-token = program
sessions-current = here
sessions-seen = Used last: { $date }
sessions-end = Log out there
sessions-end-others = Log out everywhere else

friends-title = Friends
friends-none = Nobody yet. Make a link and send it to those whom you know.
friends-new-link = Make a link for friends
friends-link = Link for friends
friends-until = Whoever opens it can become your friend, until { $date } or until you withdraw it.
friends-withdraw = Withdraw
friends-remove = Remove
friend-offer = { $name } would like to be friends with you.
friend-about = Each of you will stand in the other’s list of friends.
friend-accept = Become friends
friend-decline = No, thank you
friend-already = You and { $name } are friends.
friend-own = This link is your own: send it to those whom you know.

block = Block
blocks-title = Blocked
blocks-about = You read nothing from those whom you block. They cannot sit down at a table where you sit, nor become your friends.
blocks-name = Name of an account
blocks-undo = Unblock

own-data-title = Your data
own-data-about = All that the server holds on you is yours: your name, your friends, every match that you have played.
own-data-save = Save all of it
own-data-delete = Delete me
own-data-delete-about = Your name, friends and sessions are deleted. In the matches of others somebody unknown stays in your place. Nobody can bring you back.
own-data-delete-now = Delete for good
own-data-stay = I stay
own-data-deleted = Everything has been deleted. You are a new guest.
