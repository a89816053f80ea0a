# What the house says whatever is played: who may do what, going back, old sittings.

house-no-such-game = There is no game called “{ $game }” here.
house-only-counted = { $game } can only be scored here, not played: enter the score when the game is over.
house-no-such-sitting = There is no game with the code { $code }.
house-no-such-seat = There is no seat { $seat } here. Seats are numbered from 0, and there are { $seats }.
house-dead-token = This device was disconnected from the game. Scan the code on the table to join again.
house-seat-taken = { $who } already has a phone. The table screen can release the seat.
house-seat-asks = Another device has to agree before { $who }’s seat is released. Every screen is asking now.
house-seat-answered = Somebody has already answered. Nothing was changed for { $who }.
house-nothing-to-stop = It’s too late to stop that. To change the table screen, use the menu on a phone.
house-id-reused = This id was already used for something else. Nothing was changed.
house-sitting-too-old = Game { $code } was played under older rules and cannot continue. You can still read what happened, and count the score from what’s on the table.
house-sitting-unfoldable = Game { $code } cannot continue: the app can no longer read its own log. You can still read what happened, and count the score from what’s on the table.
house-second-server = { $database } is already open in another server. Stop that one first, or choose another folder with --instance.
house-second-server-at = { $database } is already open in another server, at { $address }. Stop that one first, or choose another folder with --instance.
house-second-house = { $database } belongs to a different house. Nothing was changed. Every worker of one house needs the same secret_key and house_key in its instance folder: copy them here, or name another database.
house-unfit = Something here is too long, too large or contains a character that cannot be stored. Nothing was changed.
house-not-your-seat = This device cannot act for { $who }.
house-onlookers-only-look = You’re only watching. Take a seat to join in.
house-only-the-table = Only the table screen can do this.

## Going back and forth

house-rewind-settled = Something has happened since. Look again before you undo anything.
house-rewind-here = The game is already at that point.
house-mend-same = You have not changed anything.
house-rewind-no-such-entry = There is no entry { $entry }: the last one is { $last }.
house-rewind-asks-table = On your phone you can only undo your own last action. For anything else, use the table screen.
house-rewind-before-mend = An entry has been corrected since then. Undo the correction first, or correct the earlier entry too.

## The last count

house-counted-anew = { $who } has since been counted on another screen. If your count is right, send it again.

## Putting an entry right

house-corrected-since = That has since been corrected on another screen. If yours is right, send it again.
house-changed-since = Something was undone or corrected in the meantime. Look again, then choose.
house-mend-settled = Something has happened since. Check again what would change.
house-mend-not-in-force = Entry { $entry } no longer counts: it was undone or removed.
house-mend-never = This entry cannot be changed. You can only correct an amount, or who it was about. For anything else, go back to before it, or correct the current state.
house-mend-other-kind = Entry { $entry } can only be replaced by one of the same kind.
house-mend-not-yours = Your phone can only correct what you entered yourself. For anything else, use the table screen.
house-mend-asks-table = Others have played on since then. Correct it together, on the table screen.
house-mend-secret = This is still secret. Only the person who entered it can correct it.
house-mend-blocked = { $n ->
    [one] Nothing was changed: one later entry would no longer be possible.
   *[other] Nothing was changed: { $n } later entries would no longer be possible.
}
house-mend-why = It would no longer be possible.
house-mend-gone = This is about something that would no longer be there.
house-move-mend = Correct an entry

## What would change

house-change-gold = { $who }: gold { $before } → { $after }
house-change-coins = { $who }: coins { $before } → { $after }
house-change-prestige = { $who }: prestige { $before } → { $after }
house-change-points = { $who }: points { $before } → { $after }
house-change-cards = { $who }: cards in hand { $before } → { $after }
house-change-face-down = { $who }: cards face down { $before } → { $after }
house-change-count = { $who }, { $what }: { $before } → { $after }
house-change-result = { $who }, final score: { $before } → { $after }
house-change-winners = Would win: { $who }
house-change-open = The game would go on.
house-change-over = The game would be over.
house-change-none = unknown
house-change-other = Something else on the screen changes, but no numbers.

## Its fields

house-field-amount = Amount
house-field-gold = Gold
house-field-coins = Coins
house-field-prestige = Prestige
house-field-points = Points
house-field-cards = Cards
house-field-tokens = Tokens
house-field-unknown = Face down
house-field-price = Price
house-field-payer = Who pays
house-field-payee = Who is paid
house-field-lender = Who lends
house-field-whom = Who it’s about
house-field-what = What it is
house-field-value = Number
house-field-nobody = nobody (the bank)

## The log

house-the-table = The table
house-log-took-back = { $who } undid: { $what }
house-log-brought-back = { $who } redid: { $what }
house-log-went-back = { $who } went back to entry { $entry }
house-log-mended = { $who } corrected: { $was } → { $now }
house-log-nothing = removed
house-log-old-entry = { $who }: something this version can no longer read ({ $kind })
house-recording-broken = Entry { $entry } breaks the rules: { $why }

## Moving house

house-export-running = This game is still being played. You can export it once it’s over and everything has been revealed.
house-import-format = This file is in format { $format }, but this version reads format { $known }. Another version of the app wrote it.
house-import-broken = This file is damaged or was edited: from here on, its checksums don’t match.
house-import-code = This is not a valid game code.
house-import-id-twice = Another entry already has this id.
house-import-newer-rules = This game was played under newer rules than this app has. Update the app first.
house-import-older-rules = This game was played under older rules, and the current rules lead to a different result.
house-import-result = The entries lead to a different result.
house-import-too-long = This game is too long to move.
house-import-undecided = The file doesn’t say what chance or the timer decided.
house-import-never = This cannot have happened.
house-log-unseen = Something that was undone before anybody saw it
house-after-unseen = It depends on something that was never revealed.
house-rewind-sealed = Cards have been seen since then. Go back to before the deal instead.
house-rewind-unseen = That was undone before the game was moved here, so nobody here knows what it was.

## What may be done now

house-move-undo = Undo: { $what }
house-move-redo = Redo: { $what }
house-move-go-back = Go back to an entry
house-entry = Entry { $n }

## At the start

house-start-folder = The folder { $folder } cannot be used: { $reason }. Give the app write access to it, or choose another folder with --instance.
house-start-config = Cannot read the settings in { $file }, line { $line }: { $reason }. Fix that line and start again.
house-start-setting = { $setting } cannot be set to { $value }. The README lists the allowed values: fix it and start again.
house-start-setting-gone = The setting { $setting } is gone: one server is now one house. Remove it, and give every other household a folder of its own with --instance.
house-start-setting-misspelt = There is no setting { $setting }. Did you mean { $meant }?
house-start-newer = { $database } was written by a newer version of the app. Nothing was changed. Update the app, or choose another folder with --instance.
house-start-households = { $database } is shared by several households ({ $names }), and one server is now one house. Nothing was changed. Export each with `companion export --household NAME -o FILE`, then import it into a folder of its own with `companion import FILE --instance FOLDER`.
house-start-unversioned = { $database } contains tables that don’t say which version of the app they belong to. Nothing was changed. Restore a backup, recover what can be read with `companion salvage { $database } --instance NEW`, or choose another folder with --instance.
house-start-database = { $reason ->
    [locked] Another program is using { $database }. Close it and start again.
    [full] The disk that holds { $database } is full. Free up some space and start again.
    [read-only] { $database } is read-only. Give the app write access to the file and its folder, then start again.
    [gone] { $database } cannot be opened. Check that its folder exists and is writable.
    [damaged] { $database } is damaged, or is not a database. Nothing was changed. Check it with `companion check`, recover what can be read with `companion salvage { $database } --instance NEW`, or restore a backup into an empty folder with `companion restore`.
    [no-server] No database server answers at { $database } ({ $detail }). Check that it is running and that the address is right, then start again.
    [address] The address in { $database } is not valid ({ $detail }). Write it as postgresql+psycopg://NAME:PASSWORD@SERVER/DATABASE, with special characters in the password percent-encoded (%40 for @), then start again.
    [no-database] The server has no database called { $database }. Create it with `createdb`, or fix the address.
    [password] The server refused access to { $database }. Check the name and password in the address, then start again.
   *[away] { $database } cannot be reached: { $detail }
}
house-start-backup = The tables in { $database } are from an older version and have to be backed up before they are changed, but the backup failed ({ $reason }). Nothing was changed. Free up some space in the folder and start again.

## Who joined, left and took over

house-trail-joined = { $who } joined with a phone
house-trail-left = { $who } left their seat
house-trail-released = The table released { $who }’s seat
house-trail-took-over = { $who }’s phone became the table screen
house-trail-stopped = { $by } stopped { $who }’s phone from being the table screen
house-trail-asked = The phone acting as the table screen asked for { $who }’s seat
house-trail-agreed = { $by } agreed to release { $who }’s seat
house-trail-declined = { $by } kept { $who }’s seat as it is
house-trail-handed = { $who }’s seat was handed over
house-trail-seated = { $who } plays at the table from here
house-no-next-game = This table has no next game yet.
