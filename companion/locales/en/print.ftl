# Printing: the sheets of the house, the print screen, and what can go wrong.

print-document-title = { $sheet }: { $game }

## The result of a sitting

print-result = Result
print-winner = Winner
print-place = Place
print-player = Player
print-total = Total
print-explained = Where the points come from
print-reason = Reason
print-good-to-know = Good to know
print-shared = Shared victory

## The sheets that every game has

print-sheet-aid = Player aid
print-sheet-setup = Setup checklist
print-sheet-scoring = Scoring
print-sheet-count = What is in the box
print-sheet-cards = Reference cards
print-sheet-score-pad = Score pad, several to a page
print-sheet-score-pad-large = Score pad, one to a page
print-tonight = For tonight
print-tents = Table tents
print-resume = Resume sheet
print-date = Date
print-number = { $n }
# At the foot of a sheet on which a sentence that no book has ends with this sign; short
print-ours-means = ° our ruling where the rulebook is silent
print-example = Example:

## What a sitting brings

print-course = The game, round by round
print-join-code = QR code to join
print-join-how = Scan, then tap your seat
print-tents-how = Print single-sided. Cut, fold, and stand it up with the name facing the others.
print-cut = Cut here
print-fold = Fold here
print-resume-how = On another tablet: scan the code or type it in. On paper: carry on from here.
print-resume-type = On another tablet: type in the code. On paper: carry on from here.
print-resume-seats = Where things stand
print-resume-go-on = Carry on here
print-resume-log = Most recent actions

## The print screen

print-screen = Print
print-screen-intro = Made from the same rules as the screens, ready for your printer.
print-sheet = Sheet
print-language = Language
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-edition = Edition
print-players = Players
print-variants = Variants
print-more = More sheets
print-contents = Contents
print-pages =
    { $n ->
        [one] 1 page
       *[other] { $n } pages
    }
print-show = Show
print-drawing = Preparing the pages…
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
print-size-whole = A full page
print-size-half = Half a page each, two on a sheet
print-halves-how = Print double-sided, flip on the short edge, then cut along the line.
print-cards-how = Print double-sided, flip on the long edge, then cut along the marks.
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

print-no-pango = Sheets cannot be printed on this machine: Pango is missing. Debian and Ubuntu: apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0. macOS: brew install pango. Then restart the app.
print-too-long = This takes too long to typeset here. Print fewer sheets at once, or in normal text size.
print-nobody-waits = Nobody is waiting for this sheet now.
print-no-fonts = Sheets cannot be printed: the fonts or the icons are missing. Run make install, then restart the app.
print-no-preview = No preview: pypdfium2 is not installed on this machine. You can still open the PDF.
print-no-such-page = There is no page { $page }: the sheet has { $pages }.
print-unknown-sheet = There is no sheet called “{ $name }”. Choose from: { $names }.
print-given-twice = “{ $name }” is given more than once: { $values }. Give it once.
print-unknown-wish = “{ $name }” is not an option here. Choose from: { $names }.
print-unknown-language = Sheets are not available in “{ $language }”. Choose from: { $languages }.
print-unknown-paper = There is no paper “{ $paper }”. Choose from: { $papers }.
print-folded-paper = “{ $paper }” is folded A4: choose paper a4 and page size { $size }.
print-player-count = This sheet is for { $low } to { $high } players, not for { $n }.
print-no-player-count = “{ $wish }” is not a number of players. This sheet is for { $low } to { $high }.
print-unknown-ink = There is no ink setting “{ $ink }”. Choose from: { $inks }.
print-unknown-size = There is no page size “{ $size }”. Choose from: { $sizes }.
print-only-whole = Only the player aid comes on half a page; this sheet needs a full one.
print-unknown-letters = There is no text size “{ $letters }”. Choose from: { $sizes }.
print-same-language = The second language is the same as the first. Choose another one.
print-nothing = There is nothing to print for this game yet.
print-unknown-edition = There is no edition “{ $edition }”. Choose from: { $editions }.
print-one-edition = This game has only one edition, so “{ $edition }” cannot be chosen.
print-unknown-variant = There is no variant “{ $variant }” in this edition. Choose from: { $variants }.
print-variant-players = { $variant }: for { $low } to { $high } players, not for { $n }.
print-unknown-content = “{ $content }” cannot be part of tonight’s set. Choose from: { $contents }.
print-no-contents = Only tonight’s set combines several sheets. This is a single sheet.
print-all-alone = --all prints every sheet for the usual number of players. Leave out the sheet, edition, players, variant, content and output.
print-which-sheet = Say which sheet. “companion print --list” shows them all.
print-wants-sitting = This sheet belongs to one game at one table: print it from that table’s own print screen.
problem-unknown-result = This game is not over yet, so it has no result to print.
