# The evening is kept: results, people, statistics.

history-somebody = somebody
history-no-such-person = Nobody here is known by that.
history-sat-together = { $one } and { $other } have sat at one table: they are two.
history-merge-self = That is the same person already.
history-correct-seats = { $n ->
    [one] There is one seat to correct.
   *[other] There are { $n } seats to correct.
}
history-no-moment = Neither a moment nor the place where a page ended.
history-no-day = “{ $day }” is not a day. Write it like 2026-05-31.
history-corrected-line = Corrected afterwards
history-wrong-key = That is not the key of this house.
history-key-needed = This needs the key of the house. Whoever runs the companion finds it with "companion key".
history-members-only = This is for devices that have a seat here.

## What the command line says of households

cli-key-new = The key is a new one. Devices that knew the old one ask for it again.
cli-household-added = Household { $id } is there. Its key is kept nowhere, so give it to them now:
history-household-deleted = { $n ->
    [0] The household is gone. Nothing had been played there.
    [one] The household is gone, with the one game that was played there.
   *[other] The household is gone, with the { $n } games that were played there.
}
history-no-such-household = There is no household { $id }. "companion household list" shows all of them.
history-not-you = This device has never held a seat of that person.

## The history: tonight, people, results, what to show

history-title = History
history-tonight = Tonight
history-tonight-empty = Nothing was finished this evening yet.
# Below the picture of an evening, which shows the latest games.
history-more-games = { $n ->
    [one] and one more game before
   *[other] and { $n } more games before
}
history-share-tonight = Share the evening
# Below the statistics of a person: a button of two to four words, and the one in its dialog.
history-share-person = Share these figures
history-nothing-counted = Nothing that counts was played under this name yet.
history-people = People
history-kept = It is kept in the history
history-not-kept = The result is shown, but not saved: the history here is closed to this device.
history-empty = Nothing is here yet. Whatever is played or counted to its end stands here by itself.
history-none-found = Nothing like that was played here.
history-game = Game
history-all-games = All games
history-person = Who
history-everybody = Everybody
history-from = From
history-to = To
history-find-more = More ways to find
history-find = Show
history-older = Older ones

## Games that were not finished, and the host with the key

history-unfinished = Not finished
history-let-go = Delete the game
history-let-go-sure = This game goes for good, with everything that was noted in it. Really?
history-strangers = { $n ->
    [one] { $n } game was added by a device without a seat here.
   *[other] { $n } games were added by devices without a seat here.
}
history-strangers-look = Look through them
history-several = Delete several games
history-several-delete = Delete the marked ones
history-several-sure = Delete the marked games for good? Whoever is only in these will be deleted too. Backups and exported files still hold them.
history-key = Key of the house
# Heading of the settings page on the host's device, and the way to it at home and below the history: 30 letters.
history-house = Settings of the house
history-key-what = With the key of the house a device may delete, merge and take things out. Whoever runs the companion finds it with "companion key".
history-key-known = This device knows the key.
history-key-forget = Forget the key here
history-key-bring = Use this key

## A result: badges, course, correcting and deleting it

history-corrected = Corrected afterwards
history-not-counted = Does not count
history-minutes = { $n } min
history-moments = To talk about on the way home
history-course = How it went
history-course-table = As a table
history-round = Round
history-correct = Correct the result
history-correct-says = The result will say that it was corrected afterwards.
history-won = won
history-count-not = Don’t count it
history-count-it = Count it again
history-delete = Delete
history-delete-sure = This result goes everywhere and for good; only backups and files that were taken out still hold it. Really?

## People: their figures, by game, month and year

history-wins = Games won this evening
history-plays = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
history-wins-n = won { $n }
history-me = That’s me
history-be-me = That’s me, on this device
# Button in the history of a phone that has held a seat of theirs: one line of a phone.
history-be-me-as = That’s me on this device: { $name }
history-nobody = Nobody has been here yet under a name.
history-alike = Is this one person?
history-merge-into = { $one } is { $into }
history-also = Also: { $names }
history-figure-plays = Played
history-figure-wins = Won
history-figure-h = H-index
history-figure-last = Last
history-figure-players = Players
history-figure-rate = Win rate
history-figure-best = Best
history-figure-average = Average
# Cell of a table of figures: five letters.
history-percent = { $n }%
# Cell of a table of figures: points with one decimal, as the language writes it.
history-average = { $whole }.{ $tenths }
history-figure-ahead = Ahead
history-figure-behind = Behind
history-by-game = By game, edition and number of players
history-edition = Edition
history-edition-first = first
history-edition-second = second
history-against = Against each other
history-years = By year
history-year = Year
history-all-of-it = Everybody and every month
history-months = By month
history-month = Month
history-firsts = First time
history-their-games = Their games

## Two names of one person, and forgetting a name

history-merge = Same person as …
history-merge-who = Who it really is
history-separate = They are two after all
history-forget = Forget this person
history-forget-sure = The name goes everywhere and for good. Results keep their numbers, and there it says “somebody”. Only backups and files that were taken out still hold it.

## Files: what cannot be read in

history-import-unknown = Not a file of ours: house.json, CSV of the history or .bgsplay.
history-import-busy = Another file is being read in just now. Try again when it is done.
history-import-cut-off = The reading was broken off from elsewhere, and nothing of this file was kept. Try again.
history-import-house-damaged = This house.json is cut or damaged. Nothing was taken from it.
history-import-house-format = This house.json is of another version of the companion.
history-out-house = Everything of the house (house.json)
# On the host's device: a file is looked through first, then brought in.
history-bring = Read a file back in
history-bring-what = house.json, CSV of the history or .bgsplay, up to 64 MB. First you see what would come. What is here already stays as it is.
history-bring-file = File
history-bring-reading = Reading …
# On top of history and people while a file comes in: up to two lines of a phone.
history-bringing = A file is being read in. Its plays stand here already, and go again if it breaks off.
history-bring-would = { $n ->
    [0] Nothing new is in it.
    [one] One play would come.
   *[other] { $n } plays would come.
}
history-bring-done = { $n ->
    [0] Nothing new was in it.
    [one] One play has come.
   *[other] { $n } plays have come.
}
history-bring-known = Known already: { $n }.
history-bring-refused = Cannot be kept: { $n }.
history-bring-row = In the file, no. { $n }:
history-bring-now = Bring it in
history-import-columns = Columns are missing: { $columns }.
history-import-rows = More than { $most } rows.
history-import-row = This row cannot be read.
# Beside the number of a row in a file that was read: one or two lines.
history-import-seats = Seats of this play are missing: the file may have been cut off here.
# Below the field for a file: one line.
history-import-not-utf8 = This table is not written in UTF-8. Save it as “CSV UTF-8” and choose it again.
history-import-large = This file is larger than { $most } MB.
history-import-game = No game of this house: { $game }
history-total-brought = Total, as the file has it
history-not-scored = { $n }

## Files: what goes out, to BG Stats too

history-out-csv = All plays as a table (CSV)
history-out-bgsplay = All plays for BG Stats (.bgsplay)
history-bg-names-go = These names leave the house:
history-bg-initials-go = Only initials leave the house:
history-bg-open = Keep it in BG Stats
history-bg-with-names = With names
history-bg-with-initials = Initials only
history-bg-qr = The same as a QR code, for another phone
# In place of the code, where so many long names make it too long to be one.
history-bg-qr-too-long = { $short ->
    [yes] This is too long for a code. Open it on this device.
   *[no] This is too long for a code. With initials it may fit; else open it on this device.
}

## Settings of the house

history-house-name = Name of this house, for BG Stats
history-closed = Only this device and others with the key read the history
history-keep-settings = Keep
history-key-new = Another key
history-key-new-sure = Every other device that knows the key has to ask again. Really?

# Heading on the settings page of the house; below it a line for each game, which opens its switches.
history-tools = Tools in a new set-up
history-tools-what = A new set-up begins with these, on every device. At the table each can still be switched on and off. “{ screen-again }” keeps the tools of that game. What you switch is kept at once.
history-no-such-tool = This game has no tool “{ $tool }”.
history-no-number = A number of up to nine digits goes here, or nothing.

# Heading on the settings page of the house, for whoever serves it alone; a folder or a command follows each sentence.
history-backups = Backups
history-backups-what = Once a day, and before an update, the whole database is copied. The seven newest copies stay, in
history-backups-none = There is none yet: the first comes when something was played.
history-backups-server = The database is on a server, which has backups of its own. This makes one as a file:
history-backups-restore = Into an empty folder one is put back by
history-backups-file = FILE
history-backups-folder = FOLDER
history-back-up = Back up now
history-backup-running = A backup is being made just now.
history-size = { $unit ->
    [mb] { $n } MB
   *[kb] { $n } kB
}

# Heading on the settings page of the house, and what stands below it, followed by up to three casts and districts.
history-favourites = Favourites: { $game }
history-favourites-what = What this house has chosen most often of late is offered at set-up, up to three of each kind.

# Beside a favourite, with a sign: it comes first; set-up leaves it out.
history-favourite-pinned = Always offered
history-favourite-dropped = Not offered
# Buttons below a favourite, up to 25 letters: have it offered first whatever is played, no longer so; have it not offered, offered again.
history-favourite-pin = Always offer it
history-favourite-unpin = Only while often played
history-favourite-drop = Don’t offer it
history-favourite-offer = Offer it again
# Beside the favourites, when another device changed them meanwhile.
history-no-such-favourite = That is not among the favourites any more.

# On the page of a household that shares the server with others: how much it keeps.
history-room = Room for { $most } games, of which { $taken } are taken
# The button, the dialog and the page on which a household deletes itself.
history-delete-house = Delete this household
history-delete-house-sure = Everything that was played here goes for good: games, results, people, settings and the key. Take it out first if you may want it again. Really?
history-delete-house-key = Nobody can bring it back afterwards. If you are sure, type the key of the house once more.
history-delete-house-now = Delete everything
history-delete-house-not = Keep it

# Settings page of the house: above a list of languages, and its first line.
history-house-language = Language of the table, where a device has chosen none
history-language-browser = As its browser
