# Refusals of the JSON interface: a title for each kind, a sentence for each fault.

## Titles

problem-title-malformed = That cannot be read
problem-title-no-token = Not joined yet
problem-title-not-yours = Not yours to do
problem-title-other-origin = Sent from another site
problem-title-other-host = Not our name
problem-title-not-found = Not found
problem-title-method = Not possible here
problem-title-conflict = Not possible any more
problem-title-settled = Settled meanwhile
problem-title-too-large = Too long
problem-title-media = Not JSON
problem-title-faulty = Some of this cannot be
problem-title-rule = The rules forbid it
problem-title-tries = Too many tries
problem-title-unavailable = Not just now
problem-title-bug = Something broke here
problem-title-other = That did not work

## A document that cannot be read

problem-not-utf8 = The text is not UTF-8.
problem-not-json = This is not JSON.
problem-not-json-at = This is not JSON: line { $line } cannot be read from its letter { $column } on.
problem-cut-off = This breaks off in the middle: its end is missing. Only the whole file can be read.
problem-empty = There is nothing in it.
problem-too-deep = This is nested too deep.
problem-body = The request broke off before its end.
problem-wrong-shape = This does not have the shape that belongs here.
problem-unknown-key = There is nothing of this name here.
problem-missing-key = “{ $key }” is missing.
problem-unknown-kind = There is nothing of this kind.
problem-wrong-type = This should be { $expected }, but is { $got }.
problem-wrong-length = { $length ->
    [one] Exactly one value belongs here.
   *[other] Exactly { $length } values belong here.
}
problem-type-object = an object
problem-type-array = a list
problem-type-str = text
problem-type-bool = true or false
problem-type-int = a whole number
problem-type-float = a number with a fraction
problem-type-null = null
problem-type-either = { $one } or { $other }

## Values that cannot be

problem-unknown-value = This is none of the possible values.
problem-too-few = This must be at least { $least }.
problem-more-than = This can be at most { $most }.
problem-too-many = This number is too large.
problem-too-short = At least { $least } must be here.
problem-too-long = At most { $most } may be here.
problem-control-character = There is a character in this that no screen can show.
problem-not-between = This must be a whole number from { $least } to { $most }.
problem-no-flag = “{ $name }” must be true or false.
problem-unknown-language = The languages are { $languages }.

## Everything else

problem-no-token = Join the sitting first: this needs the key of a seat or of the table.
problem-other-hands = Somebody else has this phone in hand now. Open the game anew.
problem-other-origin = This came from a page of another site, so nothing was done.
problem-other-host = This companion does not go by the name { $host }. Open it by its number, as the server printed it, or have the host write the name into HOSTS in the settings.
problem-unknown-path = There is nothing at this address.
problem-unknown-calculator = This game has no such calculator.
problem-unknown-seat = There is no such seat.
problem-unknown-dialog = This is settled meanwhile. Look at the screen again.
problem-method = This address does not take { $method }.
problem-too-large = More than { $most } KiB at once is too much.
problem-media = Send JSON, with Content-Type: application/json.
problem-tries = That was a few tries too many. { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
problem-other = The server could not make sense of this request.
problem-bug = That was our fault, not yours. What happened is in the server’s log.
problem-unavailable = { $reason ->
    [locked] Another program has the database to itself at the moment. Nothing was changed: try again in a moment.
    [full] The disk of the server is full. Nothing was changed: make room there, then try again.
    [read-only] The database on the server may not be written to. Nothing was changed: let the companion write to its folder, then try again.
    [gone] The file of the database is not in its place on the server. Nothing was changed: put it back, then try again.
    [replaced] The file of the database was replaced, and entries are missing in it. Nothing was changed: stop the app, put the right file back or restore a backup, then start the app again.
    [damaged] The database is damaged. Nothing was changed: stop the server and let `companion check` look at it.
    [disk] The disk of the server is full or does not work. Nothing was changed: look there, then try again.
    [no-server] The database server does not answer at the moment. Nothing was changed: try again in a moment.
    [no-database] The database is not there any more. Nothing was changed: look at its server.
    [password] The database server does not let the companion in. Nothing was changed: look at the name and the password in its address.
    [newer] A newer version of the companion has the database now. Nothing was changed: open this page again in a moment.
   *[away] The database cannot be reached at the moment. Nothing was changed: try again in a moment.
}
problem-by-rule = { $sentence } ({ $heading })
