# The evening is kept: results, people, statistics.

history-somebody = somebody
history-no-such-person = Nobody here goes by that name.
history-sat-together = { $one } and { $other } have played at the same table, so they are two people.
history-merge-self = That’s already the same person.
history-correct-seats = { $n ->
    [one] This result has one seat: give exactly one.
   *[other] This result has { $n } seats: give all of them.
}
history-no-moment = This is neither a time nor the marker at the end of a page.
history-no-day = “{ $day }” is not a date. Write it like 2026-05-31.
history-corrected-line = Corrected afterwards
history-wrong-key = That is not this house’s key.
history-key-needed = This needs the house key. The host can find it with “companion key”.
history-members-open = Take a seat in a game here to open somebody’s statistics.
history-members-only = Only devices that have a seat here can do this.

## What the command line says of the key

cli-key-new = New key made. Devices that used the old one will have to enter the new one.
history-not-you = This device has never had that person’s seat.

## The history: tonight, people, results, what to show

history-title = History
history-tonight = Tonight
history-tonight-empty = No games finished yet this evening.
history-games = { $n ->
    [one] one game
   *[other] { $n } games
}
history-liar = Liar of the night
history-liar-why = { $n ->
    [one] caught once
   *[other] caught { $n } times
}
history-briber = Briber of the night
history-briber-why = paid { $n } gold in bribes
history-closest = Closest finish
history-closest-why = missed winning by { $n }
history-earlier = { $n ->
    [one] One earlier game
   *[other] { $n } earlier games
}
history-other-evenings = Other evenings
history-one-more = One more game
# Below the picture of an evening, which shows the latest games.
history-more-games = { $n ->
    [one] and one earlier game
   *[other] and { $n } earlier games
}
history-share-tonight = Share tonight
# Below the statistics of a person: a button of two to four words, and the one in its dialog.
history-share-person = Share these stats
history-nothing-counted = No games that count under this name yet.
history-people = People
history-kept = Saved in the history
history-not-kept = The result is shown, but not saved: the history here is closed to this device.
history-empty = Nothing here yet. Every game you finish or score is saved here automatically.
history-none-found = No games match that.
history-game = Game
history-all-games = All games
history-person = Who
history-everybody = Everybody
history-from = From
history-to = To
history-find-more = More filters
history-find = Show
history-older = Older

## Games that were not finished, and the host with the key

history-unfinished = Not finished
history-let-go = Delete the game
history-let-go-sure = Delete this game for good? Everything recorded in it will be lost.
history-strangers = { $n ->
    [one] { $n } game was added by a device without a seat here.
   *[other] { $n } games were added by devices without a seat here.
}
history-strangers-look = Look through them
history-several = Delete several games
history-several-delete = Delete the marked ones
history-several-sure = Delete the marked games for good? Whoever is only in these will be deleted too. Backups and exported files still hold them.
history-key = House key
# Heading of the settings page on the host's device, and the way to it at home and below the history: 30 letters.
history-house = House settings
history-key-what = A device with the house key can delete, merge and export. The host can find the key with “companion key”.
history-key-known = This device has the key.
history-key-forget = Forget the key here
history-key-bring = Use this key

## A result: badges, course, correcting and deleting it

history-corrected = Corrected afterwards
history-not-counted = Not counted
history-minutes = { $n } min
history-moments = To talk about on the way home
history-course = How it went
history-course-table = As a table
# On the page of a result: above who began, and what somebody wrote about it in another app (place, expansion, comment).
history-notes = Notes
history-began = First player: { $who }
history-round = Round
history-correct = Correct the result
history-correct-says = The result will be marked as corrected.
history-won = won
history-count-not = Don’t count it
history-count-it = Count it again
history-delete = Delete
history-delete-sure = Delete this result everywhere, for good? Only backups and exported files will still contain it.

## People: their figures, by game, month and year

history-plays = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
history-wins-n = won { $n }
history-wins-in = { $wins ->
    [one] One win
   *[other] { $wins } wins
} in { $plays ->
    [one] one game
   *[other] { $plays } games
}
# On a picture of a game: how many were won of how many.
history-wins-of = { $wins } of { $plays }
history-since = Here since { $day }
# Beside a large number: one to three short lines.
history-run = { $n ->
    [one] win in a row
   *[other] wins in a row
}
history-run-best = { $n ->
    [one] win in a row at best
   *[other] wins in a row at best
}
history-places = Places, newest first
history-nemesis = Nemesis
history-nemesis-why = Won { $n } of the { $lost } games that { $who } lost
history-best = Best moment, { $day }
history-best-margin = Won by { $n }
history-numbers = All numbers
history-me = That’s me
history-be-me = That’s me, on this device
# Button in the history of a phone that has held a seat of theirs: one line of a phone.
history-be-me-as = That’s me on this device: { $name }
history-nobody = Nobody has played here under a name yet.
history-alike = Are these the same person?
history-merge-into = { $one } is { $into }
history-also = Also known as: { $names }
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
history-against = Head to head
history-years = By year
history-year = Year
history-all-of-it = Everybody, all months
history-months = By month
history-month = Month
history-firsts = First time
history-their-games = Their games

## Two names of one person, and forgetting a name

history-merge = Same person as…
history-merge-who = Who is it really?
history-separate = Two people after all
history-forget = Forget this person
history-forget-sure = Delete this name everywhere, for good? Results keep their numbers but say “somebody” instead. Only backups and exported files will still contain the name.

## Files: what cannot be read in

history-import-unknown = This is not a file the app can import. Choose a house.json, a history CSV or a .bgsplay file.
history-import-busy = Another file is being imported. Try again when it’s done.
history-import-cut-off = The import was interrupted, and nothing from this file was kept. Try again.
history-import-house-damaged = This house.json is incomplete or damaged. Nothing was imported.
history-import-house-format = This house.json comes from another version of the app.
history-out-house = The whole house (house.json)
# On the host's device: a file is looked through first, then brought in.
history-bring = Import a file
history-bring-what = house.json, history CSV or .bgsplay, up to 64 MB. You first see what would be added. What’s already here stays as it is.
history-bring-file = File
history-bring-reading = Reading…
# On top of history and people while a file comes in: up to two lines of a phone.
history-bringing = A file is being imported. Its games already show here, and will disappear again if the import fails.
history-bring-would = { $n ->
    [0] Nothing new in it.
    [one] One game would be added.
   *[other] { $n } games would be added.
}
history-bring-done = { $n ->
    [0] Nothing new in it.
    [one] One game was added.
   *[other] { $n } games were added.
}
history-bring-known = Already here: { $n }.
history-bring-refused = Cannot be imported: { $n }.
history-bring-row = Item { $n } in the file:
history-bring-now = Import
history-import-columns = Missing columns: { $columns }.
history-import-rows = The file has more than { $most } rows.
history-import-row = This row cannot be read.
# Beside the number of a row in a file that was read, with the name of a field in it: one or two lines.
history-import-field = “{ $field }” is missing or cannot be read.
# Beside the number of a row in a file that was read: one or two lines.
history-import-seats = Some players of this game are missing: the file may have been cut off here.
# Below the field for a file: one line.
history-import-not-utf8 = This file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.
history-import-large = This file is larger than { $most } MB.
history-import-game = Unknown game: { $game }
# Below those: plays of games the app has no rules for, with the names of up to three of these games and “12 others”.
history-import-foreign = Other games, left out: { $n } ({ $games }).
history-import-more = { $n ->
    [one] one other
   *[other] { $n } others
}
history-total-brought = Total, from the file
history-not-scored = { $n }
history-role = { $role }

## Files: what goes out, to BG Stats too

history-out-csv = All games as a table (CSV)
history-out-bgsplay = All games for BG Stats (.bgsplay)
history-bg-names-go = These names will be shared:
history-bg-initials-go = Only initials will be shared:
history-bg-open = Save to BG Stats
history-bg-with-names = With names
history-bg-with-initials = Initials only
history-bg-qr = As a QR code, for another phone
# In place of the code, where so many long names make it too long to be one.
history-bg-qr-too-long = { $short ->
    [yes] This is too long for a code. Open it on this device.
   *[no] This is too long for a code. It may fit with initials; otherwise open it on this device.
}

## Settings of the house

history-house-name = Name of this house, for BG Stats
history-closed = Only devices with the key can read the history
history-keep-settings = Save
history-key-new = New key
history-key-new-sure = Make a new key? Every other device that has the old one will have to enter the new one.

# Heading on the settings page of the house; below it a line for each game, which opens its switches.
history-tools = Tools for new games
history-tools-what = New games start with these, on every device. You can still switch each one on or off at the table. “{ screen-again }” keeps the tools of that game. Changes are saved at once.
history-no-such-tool = This game has no tool “{ $tool }”.
history-no-number = Enter a number of up to nine digits, or leave it empty.

# Heading on the settings page of the house, for whoever serves it alone; a folder or a command follows each sentence.
history-backups = Backups
history-backups-what = The whole database is backed up once a day, and before each update. The seven newest backups are kept in
history-backups-none = No backups yet: the first is made once something has been played.
history-backups-newest = Newest backup, { $at }:
history-backups-old = The newest backup is more than a week old ({ $at }), and games have been played since:
history-backups-elsewhere = To keep copies on another disk as well:
history-backups-server = The database is on a server with its own backups. To make one as a file:
history-backups-restore = To restore one into an empty folder:
history-backups-file = FILE
history-backups-folder = FOLDER
history-back-up = Back up now
history-backup-running = A backup is already being made.
history-size = { $unit ->
    [mb] { $n } MB
   *[kb] { $n } kB
}

# Heading on the settings page of the house, and what stands below it, followed by up to three casts and districts.
history-favourites = Favourites: { $game }
history-favourites-what = Setup offers what this house has chosen most often lately, up to three of each kind.

# Beside a favourite, with a sign: it comes first; set-up leaves it out.
history-favourite-pinned = Always offered
history-favourite-dropped = Not offered
# Buttons below a favourite, up to 25 letters: have it offered first whatever is played, no longer so; have it not offered, offered again.
history-favourite-pin = Always offer it
history-favourite-unpin = Only if played often
history-favourite-drop = Don’t offer it
history-favourite-offer = Offer it again
# Beside the favourites, when another device changed them meanwhile.
history-no-such-favourite = That is no longer a favourite.

# Settings page of the house: above a list of languages, and its first line.
history-house-language = Table language, where a device hasn’t chosen one
history-language-browser = As in browser
