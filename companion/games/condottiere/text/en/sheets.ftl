# Condottiere: what only the printed sheets say. The rest they share with the screens.

## At the head

condottiere-sheet-edition = 2nd edition, { $n } { $n ->
    [one] card
   *[other] cards
}
condottiere-sheet-players = { $n } { $n ->
    [one] player
   *[other] players
}
condottiere-sheet-goal = Win battles, take cities, and link { $n } { $n ->
    [one] city
   *[other] cities
} into a kingdom before anybody else does.
condottiere-sheet-figure-linked = linked cities win
condottiere-sheet-figure-hand = cards each
condottiere-sheet-figure-per-city = more cards for each city you hold, in later rounds
condottiere-sheet-figure-markers = markers each

## A battle

condottiere-sheet-choose = Whoever holds the Condottiere chooses a city that nobody has conquered. The battle is for that city.
condottiere-sheet-first-card = The holder plays the first card; the others follow clockwise. Any card may be the first.
condottiere-sheet-alone = Have all the others passed? You may go on playing cards, one after the other.
condottiere-sheet-ends = The battle ends when all have passed, or at once with a surrender or a bishop.
condottiere-sheet-strongest = The strongest army takes the city: put a marker on it and take the Condottiere.
condottiere-sheet-nobody = A tie for the strongest, or a bishop was played? Nobody takes the city, and the Condottiere goes to the holder’s left. The same if no army has any strength.
condottiere-sheet-after = After the battle
condottiere-sheet-check-win = Has somebody { $n } linked { $n ->
    [one] city
   *[other] cities
}? That wins the game at once.
condottiere-sheet-round-over = Does only one of you still have cards? Then the round is over. The same if nobody has any.
condottiere-sheet-next = If not, the holder of the Condottiere chooses the next city or hands the piece to the left. If all decline, the first to decline has to choose.

## Strength

condottiere-sheet-strength = How strong is an army?
condottiere-sheet-strength-add = Add up your mercenaries. In winter each counts { $n }.
condottiere-sheet-strength-drum = If you have at least one drum, double that.
condottiere-sheet-strength-heroine = Add { $n } for each of your heroines. Nothing changes that.
condottiere-sheet-strength-example = { $army }: { $plain }. With a drum { $drum }, in winter { $winter }, with both { $both }.
condottiere-sheet-winter-example = { $n } { $n ->
    [one] mercenary
   *[other] mercenaries
} worth { $plain } drop to { $winter } in winter.

## Hands and rounds

condottiere-sheet-out = Without cards you sit out until the round ends. What you have played still counts.
condottiere-sheet-out-won = Won with your last card? You still take the Condottiere and choose the next city.
condottiere-sheet-deal = Everybody gets { $n } { $n ->
    [one] card
   *[other] cards
}, and { $each } more for each city they hold.
condottiere-sheet-deal-example = { $cities } { $cities ->
    [one] city
   *[other] cities
}: { $n } { $n ->
    [one] card
   *[other] cards
}.

## The end

condottiere-sheet-kingdom = { $n } linked { $n ->
    [one] city
   *[other] cities
}: you win. Linked cities share a border; a chain will do.
condottiere-sheet-most = All cities taken and no such kingdom? Then whoever has the most cities wins.
condottiere-sheet-goes-on = All cities taken and no such kingdom? Go on playing: cities can be taken from each other.
condottiere-sheet-final = Tied for the most? Only the tied players fight a final battle, with new hands. Its winner wins the game. First shuffle all { $n } { $n ->
    [one] card
   *[other] cards
}.
condottiere-sheet-no-winner = No winner in the final battle either? Then nobody wins.
condottiere-sheet-no-final = With points no final battle is fought: each city counts 1, and nobody gets the extra points.
condottiere-sheet-talk = Negotiate whenever you like, and show each other cards if you want to.
condottiere-sheet-promise = Cards never change hands, and no promise has to be kept.
condottiere-sheet-points-equal = Equal totals share the victory.

## Capturing

condottiere-sheet-capture-wait = The owner may pass and come in later, even when all the others have passed. Once the owner has played a card, passing is final for the owner too.
condottiere-sheet-capture-keeps = If the owner wins, or nobody does, the city stays with the owner, who also takes the Condottiere.
condottiere-sheet-capture-surrender = A surrender ends it for the owner too: without a card played before, the owner can no longer come in.
condottiere-sheet-capture-not-with-points = Do not play this together with points.

## The cards

condottiere-sheet-cards = The cards
condottiere-sheet-card = Card
condottiere-sheet-in-box = In the box
condottiere-sheet-what = What it does
condottiere-sheet-mercenary = Mercenary
condottiere-sheet-mercenaries = Mercenaries
condottiere-sheet-special = Special card
condottiere-sheet-specials = Special cards
condottiere-sheet-times = { $n } of value { $value }
condottiere-sheet-does-mercenaries = Each adds its number to your army: { $cards }.
condottiere-sheet-does-mercenary = Adds { $n } to your army.
condottiere-sheet-does-drum = Doubles all your mercenaries in this battle, earlier and later ones.
condottiere-sheet-does-heroine = Adds { $n } to your army, and nothing changes that.
condottiere-sheet-does-scarecrow = Take one of your mercenaries from this battle back into your hand, or nothing.
condottiere-sheet-does-winter = All players’ mercenaries count { $n } each in this battle, earlier and later ones.
condottiere-sheet-does-surrender = Ends the battle at once. The strongest army takes the city.
condottiere-sheet-does-bishop = Ends the battle at once. Nobody takes the city.
condottiere-sheet-more-drum = Only yours. A second drum changes nothing; in winter each of your mercenaries counts { $n }.
condottiere-sheet-more-heroine = Winter, drum and scarecrow do not affect her. Several heroines count { $n } each, even without a mercenary.
condottiere-sheet-more-scarecrow = It cannot take back a special card, or anybody else’s card. It has no strength.
condottiere-sheet-more-winter = Your own, too. A heroine stays at { $n }, and a drum still doubles.
condottiere-sheet-more-surrender = If the strongest tie, nobody takes the city. Everybody discards what they played.
condottiere-sheet-more-bishop = Armies are not compared. Everybody discards what they played, and the Condottiere goes to the left.
condottiere-sheet-at-a-glance = At a glance

## The map

condottiere-sheet-map = The map
condottiere-sheet-map-how = A line is a border: the two cities it joins are linked. Below each name is the name on the board.
condottiere-sheet-mark = Mark
condottiere-sheet-mark-how = Everybody draws their own mark in the cities they hold.

## What is in the box, and the check-list

condottiere-sheet-deck = { $n } { $n ->
    [one] card
   *[other] cards
} in all
condottiere-sheet-total = Total
condottiere-sheet-box = Is everything there?
condottiere-sheet-component = What it is
condottiere-sheet-box-board = Board: { $cities } { $cities ->
    [one] city
   *[other] cities
}, { $borders } { $borders ->
    [one] border
   *[other] borders
}
condottiere-sheet-box-piece = The wooden Condottiere
condottiere-sheet-box-markers = { $n } { $n ->
    [one] marker
   *[other] markers
}: { $each } in each of { $colours } colours
condottiere-sheet-before = Before the first battle

## Scoring and the score pad

condottiere-sheet-linked-cities = Linked cities
condottiere-sheet-to-win = To win
condottiere-sheet-plus = +{ $n }
condottiere-sheet-game-cities = Game { $n }: cities

## How it stands

condottiere-sheet-who = Who
condottiere-sheet-number = How many
condottiere-sheet-linked = Linked
condottiere-sheet-points = Points
condottiere-sheet-laid = { $n } × { $card }
condottiere-sheet-battles = Battles won
condottiere-sheet-counted = Cities; in a series of games, points
condottiere-sheet-now-table = On the table
condottiere-sheet-now-rules = Good to know now
condottiere-sheet-now-phase = Now: { $phase }
condottiere-sheet-now-holder = The Condottiere: { $who }
condottiere-sheet-now-free = Free cities: { $cities }
condottiere-sheet-now-out = No cards left: { $seats }

## The aid: a few words beside each picture

condottiere-aid-front = A battle, and how strong you are · { $n } cards
condottiere-aid-back-title = Link the cities
condottiere-aid-back = Cities are linked when they share a border
condottiere-aid-choose = Choose
condottiere-aid-choose-line = The holder names a free city.
condottiere-aid-choose-any-line = The holder names a city.
condottiere-aid-play = Play
condottiere-aid-play-line = One card each, from the holder clockwise.
condottiere-aid-pass = Pass
condottiere-aid-pass-line = You are out. Your army stays.
condottiere-aid-compare = Compare
condottiere-aid-compare-line = The strongest army wins.
condottiere-aid-take = Take
condottiere-aid-take-line = The city and the Condottiere.
condottiere-aid-loop = until all have passed
condottiere-aid-mercenaries = your mercenaries
condottiere-aid-with-drum = with a drum
condottiere-aid-each-heroine = each heroine
condottiere-aid-values = Strength and copies: { $values }
condottiere-aid-does-drum = Doubles your mercenaries. Only one counts.
condottiere-aid-does-heroine = Always { $n }, whatever else is played.
condottiere-aid-does-scarecrow = Take one of your mercenaries back in hand, or none.
condottiere-aid-does-winter = Everybody’s mercenaries count { $n } each.
condottiere-aid-does-surrender = Battle ends: the strongest takes the city.
condottiere-aid-does-bishop = Battle ends: nobody takes the city.
condottiere-aid-end-passed = All passed, or surrender
condottiere-aid-end-passed-line = The strongest army takes city and piece.
condottiere-aid-end-tie = Tie on top, bishop, or nobody fought
condottiere-aid-end-nobody = Nobody takes the city. The piece goes left.
condottiere-aid-end-nobody-capturing = A free city stays free, and the piece goes left. A taken one stays its owner’s, who takes the piece.
condottiere-aid-linked = { $n ->
    [one] linked city wins
   *[other] linked cities win
}
condottiere-aid-after = After the battle
condottiere-aid-after-win = Enough linked?
condottiere-aid-after-win-line = You win at once.
condottiere-aid-after-hand = No mercenary?
condottiere-aid-after-hand-line = You may drop your whole hand.
condottiere-aid-after-round = One hand left?
condottiere-aid-after-round-line = Then a new round begins.
condottiere-aid-after-next = Otherwise
condottiere-aid-after-next-line = The holder chooses, or passes the piece left.
condottiere-aid-new-round = New round
condottiere-aid-full-board = All cities taken?
condottiere-aid-most = Most cities win. Tied? A final battle.
condottiere-aid-capturing = You may attack a taken city. Its owner may pass and come in later.
condottiere-aid-points = Each city 1 point, a kingdom { $bonus } more. { $n } points win.
