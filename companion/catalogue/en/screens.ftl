# The house's screens: what every game shares.

screen-name = Tabletop Companion
screen-title-table = Table { $code }
screen-title-seat = My seat · { $code }

## Buttons and fields

screen-close = Close
screen-yes = Yes
screen-no = No
screen-key-add = Add { $n }
screen-key-clear = Start over
screen-key-back = Delete the last digit
screen-key-next = Next
screen-keys = Keypad
screen-one-more = One more: { $what }
screen-one-fewer = One fewer: { $what }
screen-how-many = How many: { $what }

## The bar

screen-bar = Game
screen-undo = Undo
screen-undo-nothing = Nothing to undo
screen-redo = Bring back: { $what }
screen-log = What happened
screen-join = Who is here
screen-mute = Mute the sound
screen-menu = More
screen-stop = Stop here, go on tomorrow
screen-stop-kept = Everything is kept as it stands. Another day, tap “Go on” at home, or go to table { $code }.
screen-stop-paper = How it stands, on paper
screen-language = Language

## Joining

screen-join-code = Code to scan
screen-join-how = Scan with a phone and tap your seat. Playing without a phone is fine too.
screen-join-short = Scan to join with a phone, or play without.
# In the place of the code and above a seat's: about 40 letters; how to mend it below, 140.
screen-unreachable = Phones cannot reach this address.
screen-unreachable-how = It means this device alone. Join your Wi-Fi, start the companion with --host 0.0.0.0 and open the address that it shows.
screen-phone-here = Phone here
screen-phone-away = Phone away
screen-phone-none = At the table
screen-release = Release
screen-release-sure = Disconnect the phone of { $who }? The seat can then be taken with another phone.
screen-take-over = Make this phone the table screen
screen-take-over-sure = Is the tablet gone? This phone then becomes the table screen, and the tablet stops.
screen-taken-over = The phone of { $who } is the table screen now. Is that not right? Anybody can stop it.
screen-taken-stop = Stop it
screen-taken = A phone is the table screen now
screen-taken-what = If that is not right, stop it here or on any phone: then this tablet goes on as before.
screen-seat-asked = The phone that is the table would like to release the seat of { $who }, so that somebody else can take it.
screen-seat-asking = The seat of { $who } is released once another phone says yes.
screen-seat-keep = Keep it
screen-trail = Who joined, left and took over
screen-leave = Leave my seat
screen-leave-sure = Leave your seat? Somebody else can take it then.
screen-absent = { $who } has left.
screen-absent-table = Play for them at the table
screen-absent-somebody = Let somebody take the seat
screen-absent-tag = Has left
screen-hand = Hand my seat to somebody
screen-hand-how = They scan this code and tap the seat. What is secret goes with it; this phone forgets it.
screen-hand-name = Their name, if it changes
screen-hand-do = Hand it over
# Several people share a phone, each with a seat of their own.
screen-shared = Who has this phone
screen-shared-acts = It is their turn
screen-shared-add = Add somebody to this phone
screen-shared-how = Whose seat is it? The phone then goes from hand to hand, and covers itself in between.
screen-shared-back = Not me, back
screen-door = Which seat is yours?
screen-door-taken = Your seat is taken? The table screen can release it under “Who is here”.
screen-seat-taken = Has a phone
screen-to-table = The table screen
screen-to-result = The result
screen-to-game = Back to the game
screen-join-again = Choose a seat

## Cut off, and staying awake

screen-cut-off = No connection to the table. Nothing is lost: what you typed stays here, and this screen comes back by itself.
screen-lost = That did not get through. Please try again.
screen-unchosen = Still to choose
screen-unsent = Not sent yet: the table cannot be reached. It goes off by itself as soon as it can.
screen-offline = No connection to the table. Nothing was done; try again in a moment.
screen-settled = This is settled meanwhile, so what stands here is not sent any more.
screen-fingers = A finger on the glass
screen-fingers-how = Everybody: a finger on the glass
screen-awake = The screen stays on
screen-awake-video = The screen stays on, by a silent video
screen-awake-not = This device may fall asleep. In its settings, let the screen stay on longer.
screen-awake-ask = Tap anywhere once, and the screen stays on
screen-sound-on = Sound on
screen-sound-off = Sound off

## The cover

screen-cover-hand = Hand me to { $who }
screen-cover-look-away = Everybody else looks away for a moment.
screen-cover-done = All done. Now put me back in the middle.
screen-cover-i-am = I am { $who }
screen-cover-back = Back to the table
screen-cover-shut = Done, cover it up
screen-cover-nothing = There is nothing secret to enter now.

## The log

screen-log-older = What was before
screen-log-empty = Nothing yet.
screen-minute = { $n } min
screen-undone = taken back
screen-back-to-here = Back to here
screen-back-sure = Go back to this point? You can still bring back what came after.
screen-past-reveal-sure = The end of the game has already been uncovered for everybody. Go back to before it?
screen-for-good-sure = What is being chosen in secret is lost for good, and is dealt anew. Go back all the same?
screen-mend = Correct
screen-mend-try = See what changes
screen-mend-out = Take this entry out
screen-mend-changes = This would change
screen-mend-blocked = This is in the way
screen-mend-same = Nothing changes that can be seen here.
screen-mend-do = Correct it
screen-mended = corrected
screen-mended-out = taken out

## Home

screen-home = Home
screen-home-lead = Does the counting while you play. The cards, the coins and the lies stay on your table.
screen-resume = Go on playing
screen-resume-go = Go on
screen-ended = Finished
screen-again = Same again
screen-next-join = Join the next game
screen-next-continue = Continue as { $colour }
screen-new = New game
screen-score = Count the score
screen-print = Print
screen-find = Join a game
screen-find-code = Code on the table screen
screen-find-go = Join
screen-about = About
screen-count = Count
screen-more-of = More about { $game }
screen-our-games = Our games
screen-daylight = Daylight
screen-lamp-light = Lamplight

## Setting up

screen-how-many-play = How many are playing?
screen-names = Names, if you like. Clockwise; tap two signs to swap their places.
screen-name-of = Name for { $colour }
screen-steps = Setting up
screen-step-who = Who
screen-step-box = Which box
screen-known = Who was here before
screen-guest = Guest
screen-swap = { $colour }: swap places
screen-lies = This screen lies
screen-lies-middle = In the middle
screen-lies-edge = At one edge
screen-first-look = Which reads better from your seat?
screen-start = Start
screen-score-go = Who won?
screen-score-new = New count
screen-score-new-sure = Empty this count and begin a new one?
screen-score-guests = Was anybody a guest? Tap whom the house should not keep.
screen-still-counting = Still to count: { $n }
screen-count-sure = Count again, or go on all the same?
screen-count-again = Count again
screen-count-anyway = Go on

## The result

screen-reveal-winner = { $who } wins!
screen-reveal-shared = { $who } share the victory!
screen-reveal-nobody = Nobody wins this time
screen-reveal-open = Not decided yet
screen-reveal-skip = Show everything
screen-reveal-turn = Turn the result around
screen-reveal-won = Winner
screen-reveal-how = How it was won
screen-reveal-sum = Together
screen-share = Share
screen-share-pdf = Result as PDF
# A PNG: to the system's share sheet, or downloaded where there is none.
screen-share-picture = Result as a picture
screen-share-qr = Scan it: the result on your own phone
screen-share-late = The picture is ready now: tap once more.
screen-share-json = The whole game as a file (JSON)
screen-share-page = Page of the result

## About

screen-about-what = A companion for board games that lie on a real table: bank, timer, score and printed aids.
screen-about-box = You need the game itself. The names of games only say which box this companion sits beside; their publishers have nothing to do with it.
screen-about-thanks = With thanks to
screen-about-icons = The pictures:
screen-about-font = The letters:
screen-about-htmx = Screens that renew themselves:

## When something went wrong

screen-error = That did not work
screen-advice-400 = Something arrived broken. Go back and try it once more.
screen-advice-401 = Choose your seat again, or scan the code on the table screen.
screen-advice-403 = Let whoever sits there do it, or do it on the table screen.
screen-advice-404 = Check the code on the table screen, or start from home.
screen-advice-409 = Have another look at the table, then decide again.
screen-advice-413 = That was too much at once. Shorten it and try again.
screen-advice-415 = Use the buttons on the screen; this address is not for opening by hand.
screen-advice-421 = Scan the code on the table screen, or ask the host for the address.
screen-advice-422 = Change what does not fit and try again.
screen-advice-429 = Take a sip and try again in a minute.
screen-advice-500 = This is our mistake, not yours. Your game is safe: go back and try again.
screen-advice-503 = Nothing is lost. Try again in a moment.

## Spoken words

screen-voice-again = Say it again
screen-voice-slower = Slower
screen-voice-none = No voice for this language on this device. What is said also stands here.
screen-voice-can-you-hear = Can you hear me?
screen-voice-heard = Yes, we hear you
screen-voice-choose = Voice and volume
screen-voice-which = Voice of this device
screen-voice-volume = Volume
screen-voice-rings = No voice for this language here: a chime for every call, and larger words.

## Long lists

screen-narrow-search = Type part of the name
screen-narrow-search-in = Search: { $what }
screen-narrow-shown = Shown: { $n }
screen-narrow-none = Nothing is called that.
screen-narrow-remove = Remove: { $what }

## For whoever looks after the server

health-title = Something for the host to look after
health-disk = There are only { $free } MB left on the disk of the server. Make room before it is full.
health-clock = The clock of the server was changed, or is wrong. Timers go on as they should, but times in the log may be off: set the clock right and start the companion again when nobody plays.
health-backup = The daily copy of the database could not be made: { $reason }
