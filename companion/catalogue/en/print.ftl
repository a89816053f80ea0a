# Printing: the sheets of the house, the print screen, and what can go wrong.

print-document-title = { $sheet }: { $game }

## The result of a sitting

print-result = Result
print-winner = Winner
print-place = Place
print-player = Player
print-total = Total
print-explained = Where the points come from
print-reason = What for
print-good-to-know = Good to know
print-shared = Shared victory

## The sheets that every game has

print-sheet-aid = Player aid
print-sheet-setup = Set-up check-list
print-sheet-scoring = Scoring
print-sheet-count = What is in the box
print-sheet-cards = Reference cards
print-sheet-score-pad = Score pad, several to a page
print-sheet-score-pad-large = Score pad, one to a page
print-booklet = Rules booklet
print-tonight = For tonight
print-tents = Table tents
print-resume = Resume sheet
print-date = Date
print-number = { $n }
# At the foot of a sheet on which a sentence that no book has ends with this sign; short
print-ours-means = ° our choice where the book is silent
print-example = Example:

## What a sitting brings

print-course = The game, round by round
print-join-code = QR code to join
print-join-how = Scan, then tap your seat
print-tents-how = Print on one side; cut, fold, and stand it up with the name towards the others.
print-cut = Cut here
print-fold = Fold here
print-resume-how = On another tablet: scan the code, or type it in. On paper: go on from here.
print-resume-type = On another tablet: type in the code. On paper: go on from here.
print-resume-seats = How it stands
print-resume-go-on = Go on here
print-resume-log = What happened last

## The print screen

print-screen = Print
print-screen-intro = Made from the rules that the screens play by, ready for your printer.
print-sheet = Sheet
print-language = Language
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-edition = Edition
print-players = Players
print-variants = Variants
print-more = More sheets
print-contents = What is in it
print-pages =
    { $n ->
        [one] 1 page
       *[other] { $n } pages
    }
print-pages-each =
    { $n ->
        [one] { $copies } × 1 page
       *[other] { $copies } × { $n } pages
    }
print-show = Show
print-drawing = The pages are being drawn…
print-open = Open the PDF
print-preview = Preview
print-page = Page { $page } of { $pages }
print-beside = Second language
print-beside-none = None
print-ink = Ink
print-ink-full = Colour
print-ink-saving = Ink-saving
print-letters = Text size
print-letters-normal = Normal
print-letters-large = Large
print-size = Page size
print-size-whole = Whole paper
print-size-half = Half of it, folded once
print-size-quarter = A quarter, folded twice
print-booklet-how = Print on both sides, turn over the short edge, fold in the middle.
print-cards-how = Print on both sides, turn over the long edge, cut along the marks.
print-half-how = Print on one side, fold in the middle.
print-quarter-how = Print on one side, fold across the middle, then once more.
print-of-sitting = From this table
print-back = Back to the table
print-all-tonight = For tonight’s game

## At the command line

print-printing = Printing
print-printed-all =
    { $n ->
        [one] { $n } sheet
       *[other] { $n } sheets
    } written to { $folder }.

## What can go wrong

print-no-pango = Sheets cannot be printed on this machine: Pango is missing. Debian and Ubuntu: apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0. macOS: brew install pango. Then start the companion again.
print-too-long = This takes too long to typeset here. Print fewer sheets at once, or with normal letters.
print-nobody-waits = Nobody is waiting for this sheet any more.
print-no-fonts = Sheets cannot be printed: the typeface or the pictures are missing. Run make install, then start the companion again.
print-no-preview = There is no preview on this machine, because pypdfium2 is not installed. The PDF can be opened all the same.
print-no-such-page = There is no page { $page }: the sheet has { $pages }.
print-unknown-sheet = There is no sheet “{ $name }”. There are: { $names }.
print-given-twice = “{ $name }” is given more than once: { $values }. Give it once.
print-unknown-wish = “{ $name }” is nothing to choose here. There are: { $names }.
print-unknown-language = Sheets are not printed in “{ $language }”, but in { $languages }.
print-unknown-paper = There is no paper “{ $paper }”, but { $papers }.
print-folded-paper = “{ $paper }” is paper a4, folded: choose paper a4 and page size { $size }.
print-player-count = This sheet is for { $low } to { $high } players, not for { $n }.
print-no-player-count = “{ $wish }” is not a number of players. This sheet is for { $low } to { $high }.
print-unknown-ink = There is no ink “{ $ink }”, but { $inks }.
print-unknown-size = There is no page size “{ $size }”, but { $sizes }.
print-only-whole = Only the player aid can be folded small; this sheet needs the whole paper.
print-unknown-letters = There is no text size “{ $letters }”, but { $sizes }.
print-same-language = The second language is the same as the first. Choose another one.
print-nothing = There is nothing to print for this game yet.
print-unknown-edition = There is no edition “{ $edition }”, but { $editions }.
print-one-edition = This game has only one edition, so “{ $edition }” cannot be chosen.
print-unknown-variant = There is no variant “{ $variant }” in this edition. There are: { $variants }.
print-variant-players = { $variant }: for { $low } to { $high } players, not for { $n }.
print-unknown-content = A night does not hold “{ $content }”. It may hold: { $contents }.
print-no-contents = Only a night is put together from several sheets: this is one.
print-all-alone = --all prints every sheet for the usual number of players: give no sheet, edition, players, variant, content or output with it.
print-which-sheet = Say which sheet: companion print --list names them.
print-wants-sitting = This sheet is about one game at one table: print it from that table's own print screen.
problem-unknown-result = This game is not over yet, so it has no result to print.
