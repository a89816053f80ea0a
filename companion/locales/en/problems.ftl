# Refusals of the JSON interface: a title for each kind, a sentence for each fault.

## Titles

problem-title-malformed = That cannot be read
problem-title-no-token = Not joined yet
problem-title-not-yours = Not allowed
problem-title-other-origin = Sent from another site
problem-title-other-host = Unknown host name
problem-title-not-found = Not found
problem-title-method = Not possible here
problem-title-conflict = No longer possible
problem-title-settled = Already settled
problem-title-too-large = Too large
problem-title-media = Not JSON
problem-title-faulty = Some values are not valid
problem-title-rule = Against the rules
problem-title-tries = Too many attempts
problem-title-unavailable = Not available right now
problem-title-bug = Something broke here
problem-title-other = That did not work

## A document that cannot be read

problem-not-utf8 = The text is not UTF-8.
problem-not-json = This is not valid JSON.
problem-not-json-at = This is not valid JSON: it goes wrong in line { $line }, column { $column }.
problem-cut-off = This file is incomplete: the end is missing. Only the whole file can be read.
problem-empty = It is empty.
problem-too-deep = This is nested too deeply.
problem-body = The request was cut off.
problem-wrong-shape = This does not have the expected structure.
problem-unknown-key = There is no field with this name.
problem-missing-key = “{ $key }” is missing.
problem-unknown-kind = There is no such kind.
problem-wrong-type = This should be { $expected }, but is { $got }.
problem-wrong-length = { $length ->
    [one] This needs exactly one value.
   *[other] This needs exactly { $length } values.
}
problem-type-object = an object
problem-type-array = a list
problem-type-str = text
problem-type-bool = true or false
problem-type-int = a whole number
problem-type-float = a decimal number
problem-type-null = null
problem-type-either = { $one } or { $other }

## Values that cannot be

problem-unknown-value = This is not one of the allowed values.
problem-too-few = This must be at least { $least }.
problem-more-than = This can be at most { $most }.
problem-too-many = This number is too large.
problem-too-short = This needs at least { $least }.
problem-too-long = This can have at most { $most }.
problem-control-character = This contains a character that cannot be shown on a screen.
problem-not-between = This must be a whole number from { $least } to { $most }.
problem-nothing-counted = Nothing has been entered yet. Enter what everybody has, then ask again.
problem-no-flag = “{ $name }” must be true or false.
problem-unknown-language = Choose one of these languages: { $languages }.

## Everything else

problem-no-token = Join the game first: this needs the token of a seat or of the table.
problem-other-hands = Somebody else is using this phone now. Open the game again.
problem-other-origin = This came from another website, so nothing was done.
problem-other-host = This server is not known as { $host }. Open it by the IP address the server printed, or ask the host to add the name to HOSTS in the settings.
problem-unknown-path = There is nothing at this address.
problem-unknown-calculator = This game has no such calculator.
problem-unknown-seat = There is no such seat.
problem-unknown-dialog = This has already been settled. Look at the screen again.
problem-method = This address does not accept { $method }.
problem-too-large = That’s too much at once: the limit is { $most } KiB.
problem-media = Send JSON, with Content-Type: application/json.
problem-tries = Too many attempts. { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
problem-other = The server could not make sense of this request.
problem-bug = That was our fault, not yours. The details are in the server’s log.
problem-unavailable = { $reason ->
    [locked] Another program is using the database right now. Nothing was changed: try again in a moment.
    [full] The server’s disk is full. Nothing was changed: free up some space, then try again.
    [read-only] The server’s database is read-only. Nothing was changed: give the app write access to its folder, then try again.
    [gone] The database file on the server is missing. Nothing was changed: put it back, then try again.
    [replaced] The database file was replaced by one with missing entries. Nothing was changed: stop the app, restore the original file or a backup, then start the app again.
    [damaged] The database is damaged. Nothing was changed: stop the server and run `companion check`.
    [disk] The server’s disk is full or not working. Nothing was changed: check the disk, then try again.
    [no-server] The database server is not answering. Nothing was changed: try again in a moment.
    [no-database] The database no longer exists. Nothing was changed: check its server.
    [password] The database server refused access. Nothing was changed: check the name and password in its address.
    [newer] The database now belongs to a newer version of the app. Nothing was changed: open this page again in a moment.
   *[away] The database cannot be reached right now. Nothing was changed: try again in a moment.
}
problem-by-rule = { $sentence } ({ $heading })
