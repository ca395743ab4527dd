# The page: the table in the browser, its settings and dialogs.

close = Close
on = On
off = Off
site-pages = Pages
nav-rules = Rules
nav-lobby = Tables
make-dark = Dark colours
make-light = Light colours
page-not-found = There is no such page.
page-not-loaded = This page could not be loaded.
try-again = Try again
to-start = To the start

# Cards.
card-back = A card face down
card-name = { $rank ->
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
} of { SUITNAME($suit) }

# Settings.
settings = Settings
setting-language = Language
setting-letters = Letters on the cards
letters-auto = As the language
letters-en = J Q K A
letters-fr = V D R A
letters-de = B D K A
letters-german = U O K A
letters-ru = В Д К Т
letters-bg = В Д П А
setting-colours = Four suits, four colours
setting-faces = Cards
faces-drawn = Drawn
faces-plain = Plain and large
setting-theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
setting-text-size = Text
text-size-100 = Normal
text-size-115 = Large
text-size-130 = Very large
setting-animation = Movement
setting-trick = A finished trick stays
trick-speed-600 = Briefly
trick-speed-1500 = 1.5 seconds
trick-speed-3000 = 3 seconds
setting-confirm = Play with a second tap
setting-sounds = Sounds
