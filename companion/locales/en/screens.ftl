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
screen-key-most = At most { $n }.
screen-asks-number = { $what }: not entered yet. Tap 0 if there is none.
screen-keys = Keypad
screen-one-more = One more: { $what }
screen-one-fewer = One fewer: { $what }
screen-how-many = How many: { $what }

## The bar

screen-bar = Game
screen-undo = Undo
screen-undo-nothing = Nothing to undo
screen-redo = Redo: { $what }
screen-log = What happened
screen-join = Who’s here
screen-mute = Mute the sound
screen-menu = More
screen-stop = Stop for now, play later
screen-stop-kept = Everything is saved. To carry on another day, tap “Go on” on the home screen, or join table { $code }.
screen-stop-paper = Print a resume sheet
screen-language = Language

## Joining

screen-join-code = Code to scan
screen-join-how = Scan with a phone and tap your seat. Playing without a phone is fine too.
screen-join-short = Scan to join with a phone, or play without.
# In the place of the code and above a seat's: about 40 letters; how to mend it below, 140.
screen-unreachable = Phones cannot reach this address.
screen-unreachable-how = It only works on this device. Join your Wi-Fi, start the app with --host 0.0.0.0 and open the address it shows.
screen-phone-here = Connected
screen-phone-away = Offline
screen-phone-none = No phone
screen-release = Release
screen-release-sure = Disconnect { $who }’s phone? Another phone can then take the seat.
screen-take-over = Make this phone the table screen
screen-take-over-sure = Make this phone the table screen? The tablet will stop showing the table.
screen-taken-over = { $who }’s phone is now the table screen. Not right? Anybody can stop it.
screen-taken-stop = Stop it
screen-taken = A phone is now the table screen
screen-taken-what = If that’s not right, stop it here or on any phone, and this tablet carries on as before.
screen-seat-asked = The phone acting as the table screen wants to release { $who }’s seat so that somebody else can take it.
screen-seat-asking = { $who }’s seat will be released once another phone says yes.
screen-seat-keep = Keep it
screen-trail = Who joined and left
screen-leave = Leave my seat
screen-leave-sure = Leave your seat? Somebody else can then take it.
screen-absent = { $who } has left.
screen-absent-table = Play for them at the table
screen-absent-somebody = Let somebody take the seat
screen-absent-tag = Has left
screen-hand = Hand over my seat
screen-hand-how = They scan this code and tap the seat. Your secrets go with it, and this phone forgets them.
screen-hand-name = New name, if it changes
screen-hand-do = Hand it over
# Several people share a phone, each with a seat of their own.
screen-shared = Who has this phone?
screen-shared-acts = It’s their turn
screen-shared-add = Add somebody to this phone
screen-shared-how = Whose seat is it? You pass the phone around, and it hides everything in between.
screen-shared-back = Not me
screen-door = Which seat is yours?
screen-door-taken = Is your seat taken? The table screen can release it under “Who’s here”.
screen-seat-taken = Has a phone
screen-to-table = The table screen
screen-to-result = The result
screen-to-game = Back to the game
screen-join-again = Choose a seat

## Cut off, and staying awake

screen-cut-off = No connection to the table. Nothing is lost: what you typed stays here, and this screen reconnects by itself.
screen-lost = That didn’t get through. Try again.
screen-unchosen = Still to choose
screen-unsent = Not sent yet: no connection to the table. It will be sent as soon as there is one.
screen-offline = No connection to the table. Nothing was done; try again in a moment.
screen-settled = This has been settled in the meantime, so your answer won’t be sent.
screen-fingers = Finger on the screen
screen-fingers-how = Everybody: put a finger on the screen
screen-awake = The screen stays on
screen-awake-video = A silent video keeps the screen on
screen-awake-not = This screen may go to sleep. In the device’s settings, let it stay on longer.
screen-awake-ask = Tap anywhere once to keep the screen on
screen-sound-on = Sound on
screen-sound-off = Sound off

## The cover

screen-cover-hand = Pass me to { $who }
screen-cover-look-away = Everybody else, look away for a moment.
screen-cover-done = All done. Now put me back in the middle.
screen-cover-i-am = I am { $who }
screen-cover-back = Back to the table
screen-cover-shut = Done, cover it up
screen-cover-nothing = Nothing secret to enter right now.

## The log

screen-log-older = Show earlier
screen-log-empty = Nothing yet.
screen-minute = { $n } min
screen-undone = undone
screen-back-to-here = Back to here
screen-back-sure = Go back to this point? You can still redo what came after.
screen-past-reveal-sure = Everybody has already seen how the game ended. Go back to before that?
screen-for-good-sure = Go back anyway? The secret choices made so far will be lost for good and dealt again.
screen-mend = Correct
screen-mend-try = See what changes
screen-mend-out = Remove this entry
screen-mend-changes = This would change
screen-mend-blocked = This is in the way
screen-mend-same = Nothing you can see here would change.
screen-mend-do = Correct it
screen-mended = corrected
screen-mended-out = removed

## Home

screen-home = Home
screen-home-lead = Does the counting while you play, and is the purse in Sheriff of Nottingham. The cards and the lies stay on your table.
screen-resume = Keep playing
screen-resume-go = Go on
screen-ended = Finished
screen-again = Same again
screen-next-join = Join the next game
screen-next-continue = Continue as { $colour }
screen-new = New game
screen-score = Score at the end
screen-print = Print
screen-find = Join a game
screen-find-code = Code on the table screen
screen-find-go = Join
screen-about = About
screen-timer = Timer
screen-timer-start = Tap anywhere to start
screen-timer-pause = Tap anywhere to pause
screen-timer-go-on = Tap anywhere to go on
screen-timer-over = Time’s up. Tap to start again
screen-timer-minutes = { $n } min
screen-timer-seconds = { $n } s
screen-timer-again = Again
screen-tools = Bank and more
screen-rules = Rules
screen-more = More
screen-our-games = Our games
screen-daylight = Daylight
screen-lamp-light = Lamplight

## Setting up

screen-how-many-play = How many are playing?
screen-names = Names are optional. Go clockwise; tap two symbols to swap places.
screen-name-of = Name for { $colour }
screen-steps = Setting up
screen-step-who = Who
screen-known = Played here before
screen-guest = Guest
screen-swap = { $colour }: swap places
screen-lies = Screen position
screen-lies-middle = In the middle
screen-lies-edge = At one edge
screen-first-look = Which is easier to read from your seat?
screen-start = Start
screen-score-go = Who won?
screen-score-new = New count
screen-score-new-sure = Empty this count and begin a new one?
screen-score-again = Same people again
screen-score-guests = Was anybody a guest? Tap anybody the app should not remember.
screen-still-counting = Still to count: { $n }
screen-count-sure = Count again, or go on anyway?
screen-count-again = Count again
screen-count-anyway = Go on

## The result

screen-reveal-winner = { $who } wins!
screen-reveal-shared = { $who } share the victory!
screen-reveal-nobody = Nobody wins this time
screen-reveal-open = Not decided yet
screen-reveal-skip = Show everything
screen-reveal-turn = Turn it around
screen-reveal-won = Winner
screen-reveal-how = How it was won
screen-reveal-sum = Total
screen-share = Share
screen-share-pdf = Result as PDF
# A PNG: to the system's share sheet, or downloaded where there is none.
screen-share-picture = Result as a picture
screen-share-qr = Scan to see the result on your own phone
screen-share-late = The picture is ready: tap again.
screen-share-json = Whole game as a file (JSON)
screen-share-page = Result page

## About

screen-about-what = A companion for board games on a real table: bank, timer, scoring and printed aids.
screen-about-box = You need the game itself. Game names only say which box this app goes with; their publishers are not involved.
screen-about-thanks = With thanks to
screen-about-icons = Icons:
screen-about-font = Font:
screen-about-htmx = Live screen updates:

## When something went wrong

screen-error = That did not work
screen-advice-400 = Something didn’t arrive in one piece. Go back and try again.
screen-advice-401 = Choose your seat again, or scan the code on the table screen.
screen-advice-403 = Ask the person in that seat to do it, or use the table screen.
screen-advice-404 = Check the code on the table screen, or start from the home screen.
screen-advice-409 = Look at the table again, then decide.
screen-advice-413 = That was too much at once. Shorten it and try again.
screen-advice-415 = Use the buttons on the screen; this address is not meant to be opened directly.
screen-advice-421 = Scan the code on the table screen, or ask the host for the address.
screen-advice-422 = Change what’s wrong and try again.
screen-advice-429 = Take a sip and try again in a minute.
screen-advice-500 = This is our mistake, not yours. Your game is safe: go back and try again.
screen-advice-503 = Nothing is lost. Try again in a moment.

## Spoken words

screen-voice-again = Say it again
screen-voice-slower = Slower
screen-voice-none = This device has no voice for this language. Everything said also appears here.
screen-voice-can-you-hear = Can you hear me?
screen-voice-heard = Yes, we hear you
screen-voice-choose = Voice and volume
screen-voice-which = Device voice
screen-voice-volume = Volume
screen-voice-rings = No voice for this language here, so each call gets a chime and larger words.

## Long lists

screen-narrow-search = Type part of the name
screen-narrow-search-in = Search: { $what }
screen-narrow-shown = Shown: { $n }
screen-narrow-none = Nothing found.
screen-narrow-remove = Remove: { $what }

## For whoever looks after the server

health-title = The host needs to look at this
health-disk = Only { $free } MB left on the server’s disk. Free up some space before it fills up.
health-clock = The server’s clock was changed, or is wrong. Timers still run correctly, but times in the log may be off. Set the clock, then restart the app when nobody is playing.
health-backup = The daily backup failed: { $reason }
health-network-drive = The games are saved on a network drive, where they can get damaged or lost. Move the app’s folder to a disk of the server itself, and use the network drive for backups.

news-title = New in version { $version }
news-1 = Home says by name what each thing is for. On a phone, Join comes first.
news-2 = Tonight, a person’s page and every result are made to be shown around.
news-3 = An opened bag, a battle, the count, the winner: each fills the table for its moment.
news-dismiss = Got it
