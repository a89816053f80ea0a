# Citadels: what only the printed sheets say. The rest they share with the screens.

## At the head

citadels-sheet-own-mix = Your own mix
citadels-sheet-any = For any set
citadels-sheet-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
citadels-sheet-in-play = { $n } characters, cities of { $districts } districts

## The round

citadels-sheet-figure-each = { $n ->
    [one] character each in a round
   *[other] characters each in a round
}
citadels-sheet-figure-gather = gold, or cards, to begin your turn
citadels-sheet-figure-draw = cards to draw, one to keep
citadels-sheet-figure-complete = districts make a city complete
citadels-sheet-who = Who
citadels-sheet-gets = Cards
citadels-sheet-does = What to do
citadels-sheet-lay-out = { $up ->
    [0] { $down } goes face down in the middle, unseen. It is out for this round.
   *[other] { $up } go face up in the middle and { $down } face down, unseen. They are out for this round.
}
citadels-sheet-nobody = Nobody answers? The next rank is called.
citadels-sheet-caller = Whoever has the crown calls. If it changes hands, its new owner takes over the calling, and chooses first in the next round.
citadels-sheet-round-over = All ranks called? Hand the characters back: a new round begins.
citadels-sheet-few = Everybody has two characters and takes a turn with each, but has only one city, one hand and one stash.
citadels-sheet-few-own-turn = A character’s ability works only in its own turn.

## A turn

citadels-sheet-turn = Your turn
citadels-sheet-gather-gold = Gathering gold: take { $n } from the bank.
citadels-sheet-build = Building: put a district from your hand face up in front of you and pay its cost to the bank. One per turn, unless your character allows more.
citadels-sheet-no-duplicate = Never build a district that is already in your city.
citadels-sheet-open = Everybody may see your gold and how many cards you hold. There is no limit to either.

## The end

citadels-sheet-end-complete = A city with { $n } districts is complete. Finish the round, then count points.
citadels-sheet-points-costs = Each of your districts: its cost.
citadels-sheet-points-five-types = A district of each of the five types: { $n } points.
citadels-sheet-points-complete = First with a complete city: { $first } points. Complete too: { $other }.
citadels-sheet-points-uniques = Extra points from your unique districts.
citadels-sheet-most-wins = Most points win. In a tie, the character with the higher rank in the last round wins.
citadels-sheet-more-districts = If you can build several districts this turn, you may go on: more of them count as well.
citadels-sheet-tie = A tie?
citadels-sheet-tie-rank = The character with the higher rank in the last round wins.
citadels-sheet-tie-two = Of your two characters the higher one counts.
citadels-sheet-decided = As this table plays
citadels-sheet-example = You are first with { $districts }: { $costs } for their costs + { $types } for all types + { $complete } for being first + { $more } for the { $unique } = { $total } points.
citadels-sheet-example-plain = You are first with { $districts }: { $costs } for their costs + { $types } for all types + { $complete } for being first = { $total } points.

## Tables

citadels-sheet-character = Character
citadels-sheet-unique = Unique district
citadels-sheet-at-a-glance = At a glance
citadels-sheet-district = District
citadels-sheet-cost = Cost
citadels-sheet-builds = Builds
citadels-sheet-what = Ability
citadels-sheet-pays-gold = gold: { $type }
citadels-sheet-pays-cards = card: { $type }
citadels-sheet-pays-either = gold or card: { $type }

## The fine print

citadels-sheet-more-witch = Until then you cannot build. If nobody answers to the name, your turn just ends.
citadels-sheet-more-witch-crown = A bewitched { citadels-character-king } or { citadels-character-patrician } still takes the crown.
citadels-sheet-more-magistrate = Only the first district paid for in gold. It still uses up that build. Never one you already have.
citadels-sheet-more-blackmailer = Half is rounded down. Whoever is threatened gathers first, then answers, then does the rest. Never rank 1, nor whoever is killed or bewitched.
citadels-sheet-more-crown = From then on you call, and in the next round you choose first.
citadels-sheet-more-crown-killed = Killed: reveal the card when the round is over and take the crown then.
citadels-sheet-more-crown-bewitched = Bewitched: you still take the crown.
citadels-sheet-more-emperor-killed = Killed: reveal the card when the round is over and pass the crown on, but take nothing.
citadels-sheet-more-emperor-bewitched = Bewitched: the { citadels-character-witch } decides, and takes.
citadels-sheet-more-bishop-killed = Not if you are killed.
citadels-sheet-more-bishop-bewitched = Bewitched: it is the { citadels-character-witch }’s city that rank 8 cannot touch.
citadels-sheet-more-abbot = Tied for the most gold? You choose who gives. If you are one of them, you get nothing.
citadels-sheet-more-cardinal = Never more than is missing, and then you have to build that district.
citadels-sheet-more-alchemist = Not what you paid for anything else. You need the gold first.
citadels-sheet-more-navigator = Whatever you gathered. You cannot even build what uses up no build.
citadels-sheet-more-warlord = Never in a complete city. One of your own if you like.
citadels-sheet-more-diplomat = Theirs must not be a complete city; yours may be. Neither city may end up with two of one district. If yours costs more, nobody pays you.
citadels-sheet-more-marshal = Never from a complete city, and never a district you already have.
citadels-sheet-more-queen = If rank 4 was killed, you get the gold when the round is over and the card is revealed.
citadels-sheet-more-tax-collector = Every round, even if nobody has this character, and for districts built for free. Anybody with no gold left pays nothing, nor do you on this turn. What you do not collect stays there.
citadels-sheet-more-tax-collector-other = On your other character’s turn you pay as well.
citadels-sheet-more-tax-collector-confiscated = The { citadels-character-magistrate } pays for what is confiscated.
citadels-sheet-more-factory = They still score their full cost.
citadels-sheet-more-unpaid = The { citadels-character-magistrate } cannot take what was built this way.
citadels-sheet-more-haunted-quarter = At the end it counts as that type only, for everything.
citadels-sheet-more-ivory-tower = A { citadels-district-haunted-quarter } that counts as another type does not spoil it.
citadels-sheet-more-monument = For everything else it is one district.
citadels-sheet-more-museum = If the Museum moves to another city, its cards go with it.
citadels-sheet-more-poor-house = The { citadels-character-alchemist } takes it before the gold comes back.
citadels-sheet-more-quarry = As often as you like. Only by building, not by taking or swapping.
citadels-sheet-more-school-of-magic = At the end it is always unique.
citadels-sheet-more-secret-vault = It is not a district of your city.
citadels-sheet-more-stables = Even if the { citadels-character-magistrate } takes it.
citadels-sheet-more-thieves-den = If the { citadels-character-magistrate } takes it, only the gold comes back, not the cards.

## The check-list and the box

citadels-sheet-before = Before the first round
citadels-sheet-figure-gold = gold for everybody
citadels-sheet-figure-hand = cards in hand
citadels-sheet-figure-deck = cards in the deck
citadels-sheet-each-round = At the start of each round
citadels-sheet-mix = Mixing your own
citadels-sheet-mix-uniques = Unique districts: any { $n } for the deck.
citadels-sheet-set = { $set }: { $style }
citadels-sheet-deck = The deck has { $n } cards: { $basic } basic districts and the unique ones you play with.
citadels-sheet-copies = Cards
citadels-sheet-in-deck = Unique districts in the deck
citadels-sheet-in-game = Characters in play
citadels-sheet-out-uniques = Unique districts in the box
citadels-sheet-out-cast = Characters in the box
citadels-sheet-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
citadels-sheet-box = Is everything there?
citadels-sheet-component = Part
citadels-sheet-box-tokens = { $n ->
    [one] { $n } character token
   *[other] { $n } character tokens
}
citadels-sheet-box-reference = { $n ->
    [one] { $n } reference card
   *[other] { $n } reference cards
}
citadels-sheet-box-gold = { $n ->
    [one] { $n } gold piece
   *[other] { $n } gold pieces
}
citadels-sheet-box-crown = the crown
citadels-sheet-box-warrants = { $n ->
    [one] { $n } warrant
   *[other] { $n } warrants
}, one of them signed
citadels-sheet-box-threats = { $n ->
    [one] { $n } threat
   *[other] { $n } threats
}, one of them with the flower

## The score pad

citadels-sheet-plus = { $n }
citadels-sheet-plus-or = { $first } / { $other }
citadels-sheet-times = × { $n }

## How it stands

citadels-sheet-now-table = On the table
citadels-sheet-now-rules = Good to know now
citadels-sheet-now-round = This round
citadels-sheet-now-phase = Now: { $phase }
citadels-sheet-now-crown = Crown: { $who }
citadels-sheet-now-bank = In the bank: { $n } gold
citadels-sheet-now-tax = On the { citadels-character-tax-collector }’s token: { $n } gold
citadels-sheet-now-on-districts = On { $who }’s beautified districts: { $n } gold
citadels-sheet-now-deck = Unique districts in the deck: { $districts }
citadels-sheet-now-complete = Complete cities: { $who }. First: { $first }
citadels-sheet-now-mark = { $mark } ({ $who })
citadels-sheet-now-of-type = { $type }: { $districts }
citadels-sheet-now-built = { $district } { $cost }
citadels-sheet-now-built-beautified = { $district } { $cost } (beautified)
citadels-sheet-now-built-on = { $district } { $cost } (cards under it: { $cards })

## The aid: a few words beside each picture

citadels-aid-front = The ranks are called from 1 to { $n }
citadels-aid-back-title = Districts and points
citadels-aid-back = A city is complete with { $n } districts
citadels-aid-gather = 1. Gather (must)
citadels-aid-or = or
citadels-aid-gather-line = { $gold } gold, or draw { $n } cards, keep 1 and put the rest under the deck.
citadels-aid-build = 2. Build (may)
citadels-aid-build-line = One district: pay its cost. No name twice.
citadels-aid-points = Points
citadels-aid-tie = Tied? The higher rank in the last round.
citadels-aid-costs = cost of each district
citadels-aid-five-types = all five types
citadels-aid-first = first complete city
citadels-aid-other = other complete cities
citadels-aid-extra = unique districts
citadels-aid-laid-out = Laid out: face up, face down
citadels-aid-pass = Keep one, pass the rest to the left
citadels-aid-pass-few = Who takes what
