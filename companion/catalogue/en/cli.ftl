# What the command line says.

cli-serving = The table is at { $address } — open it on the tablet, scan it with the phones:
cli-serving-name = Or by name, where the network knows it: { $address }
cli-demo = The games play themselves at { $address }
cli-serving-stop = Stop with Ctrl+C.
cli-no-port = Nothing can be served at { $host }, port { $port } ({ $reason }). Choose another with --host or --port.
cli-port-taken = Port { $port } is taken; { $free } is free: { $command }

cli-total = Total
cli-place = Place
cli-won = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
cli-nobody-won = Nobody has won yet.

cli-undone = taken back
cli-folds = { $n ->
    [one] One entry, and it fits the rules.
   *[other] { $n } entries, and all of them fit the rules.
}

cli-printed = Written to { $file }.
cli-cannot-write = { $file } cannot be written: { $reason }

cli-backed-up = Copied to { $file } and read again: { $sittings ->
    [one] 1 sitting
   *[other] { $sittings } sittings
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
cli-workers-file = One SQLite file is for one worker. Several need PostgreSQL: set COMPANION_SQLALCHEMY_DATABASE_URI, or leave --workers out.
cli-workers-gunicorn = Several workers need gunicorn: pip install 'tabletop-companion[postgresql]'.
cli-workers-https = Several workers speak no TLS themselves. Put a proxy with TLS in front, and leave --https out.
cli-https-outdated = This house’s certificate authority is from an older version and could also vouch for e-mail and web addresses. It goes on working. To replace it, delete authority.pem and authority.key in { $folder }, start again, and let each device trust the new one at /trust.
cli-backup-exists = { $file } is there already. Nothing was written.
cli-backup-nothing = There is no database at { $database } yet.
cli-backup-failed = There is no copy: { $reason }

cli-imported = Sitting { $code } goes on here with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}. Open it on a device, take a seat there and make the device the table.
cli-imported-token = For programs, the token of the table: { $token }
cli-restored = Put back and read again: { $sittings ->
    [one] 1 sitting
   *[other] { $sittings } sittings
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
cli-restore-nothing = There is no file { $file }. Nothing was changed.
cli-restore-not-empty = There are games or people in { $database } already, and they are not overwritten. Choose an empty folder with --instance.
cli-restore-newer = A newer version of the companion made this copy. Update this one first. Nothing was changed.
cli-restore-failed = { $file } could not be put back ({ $reason }). Nothing was changed.

cli-checked = Everything is as it should be: { $sittings ->
    [one] 1 sitting
   *[other] { $sittings } sittings
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
cli-check-elsewhere = The database is on a server of its own. Examine it with that server’s tools.
cli-check-damaged = { $database } is damaged, or no database of the companion ({ $reason }). What can be read of it is brought over with `companion salvage { $database } --instance NEW`.
cli-check-page = The file is damaged: { $reason }
cli-check-cut = The file ends in the middle of a page: its end was cut off.
cli-check-orphan = Something in the table { $table } belongs to no sitting.
cli-check-sitting = Sitting { $code }: { $why }
cli-check-gap = Sitting { $code }: entry { $entry } is missing, and what follows it is not read.
cli-salvage-nothing = There is no file { $file }. Nothing was changed.
cli-salvage-not-empty = There are sittings in { $database } already. Choose a new folder with --instance.
cli-salvage-failed = Nothing in { $file } can be read ({ $reason }). Nothing was changed.
cli-salvage-none = Nothing could be read in { $file }. Nothing was changed.
cli-salvage-backup = The newest backup is { $file }. `companion restore` puts it into an empty folder.
cli-salvaged-one = { $code }: { $entries } of { $of } entries
cli-salvaged = Brought over: { $sittings ->
    [one] 1 sitting
   *[other] { $sittings } sittings
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}. The file that was read is as it was.
cli-history-brought = Added: { $added }. Known already: { $known }.
cli-history-would = Would be added: { $added }. Known already: { $known }.

cli-help = Keeps the books for board games on a real table.
cli-help-serve = Run the server on the local network.
cli-help-demo = Play recorded games as a demo. Nothing is saved.
cli-help-score = Score a finished game. FILE is a score document, or - for standard input.
cli-help-strings = List every text for translators, with its place and maximum length.
cli-help-print = Print the sheet NAME as a PDF. Without a name, list all sheets.
cli-help-replay = Replay a game, or a recording, and print its log in words.
cli-help-backup = Back up the database to FILE. The server may be running.
cli-help-restore = Restore the backup FILE into an empty instance. Stop the server first.
cli-help-check = Check the database (or FILE): its pages, its tables and every game’s log. Changes nothing, and the server may be running.
cli-help-salvage = Recover what can be read from the damaged FILE into an empty database. FILE is not changed. Stop the server first.
cli-help-export = Export the game CODE as one file, secrets included. Works while it is being played. Without CODE, export the whole history as a house.json.
cli-help-import = Import an exported game. FILE is its document, or - for standard input. A house.json, a .bgsplay or a CSV is added to the history.
cli-help-key = Print the house key, which lets a device delete, merge, import and export.
cli-help-household = Manage households that share a server (HOSTED), each with its own key and history.
cli-help-household-add = Add a household called NAME and print its key, which is not stored.
cli-help-household-list = List households: id, since when, number of games, name.
cli-help-household-key = Make a new key for a household. The old one stops working.
cli-help-household-export = Export a household’s history as a house.json.
cli-help-household-delete = Delete a household and everything in it. With SQLite, stop the server first.
cli-household-delete-sure = Delete this household for good? Everything played there will be lost.
cli-option-lang = Language; the terminal’s by default.
cli-option-instance = Folder with the database and the settings.
cli-option-host = Address to listen on.
cli-option-port = Port to listen on.
cli-option-https = Serve https with a certificate of your own. /trust explains it.
cli-option-workers = Number of workers. Needs PostgreSQL.
cli-option-json = Print the score sheet as JSON.
cli-option-missing = List only what this language lacks, such as fr.
cli-option-list = List all sheets.
cli-option-all = Print every sheet of every game into DIR.
cli-option-paper = a4 (default) or letter.
cli-option-beside = A second language beside the first.
cli-option-ink = full (default) or saving.
cli-option-letters = Text size: normal (default) or large.
cli-option-size = whole (default); for an aid also half or quarter.
cli-option-players = Number of players; the usual number by default.
cli-option-edition = Edition, for a game with more than one; any is for any set.
cli-option-variant = A variant you play with. May be repeated.
cli-option-content = A part of a night’s print, such as setup. May be repeated.
cli-option-output = File to write.
cli-option-dry-run = Only say what would be added to the history.
cli-option-new = Make a new key. The old one stops working.
cli-option-yes = Do not ask.
