# What may be looked up.

sheriff-topic = { $what } · { $book }
sheriff-topic-setup = Setup
sheriff-topic-market = Market
sheriff-topic-load = Loading the bags
sheriff-topic-declare = Declaration
sheriff-topic-inspect = Inspection
sheriff-topic-round-end = End of the round
sheriff-topic-final = End of the game
sheriff-topic-deputies = Six players: deputies
sheriff-topic-black-market = Black market
sheriff-topic-legal = Legal. Worth { $value }, penalty { $fine }.
sheriff-topic-contraband = Contraband. Worth { $value }, penalty { $fine }.
sheriff-topic-royal = Royal goods: contraband that counts as its plain kind for king and queen. Worth { $value }, penalty { $fine }.

## When somebody has left

sheriff-absent = { $left ->
    [1] This game cannot be played alone.
    [2] There are no rules for two: let somebody take the seat, or count the score as it is.
   *[other] The rulebooks don’t cover an empty seat. Let the bag pass empty, pass on the sheriff’s role, and count the stand at the end.
}
