# What may be looked up.

sheriff-topic = { $what } · { $book }
sheriff-topic-setup = Set-up
sheriff-topic-market = Market
sheriff-topic-load = Filling the bags
sheriff-topic-declare = Declaration
sheriff-topic-inspect = Inspection
sheriff-topic-round-end = End of the round
sheriff-topic-final = End of the game
sheriff-topic-deputies = Six players: deputies
sheriff-topic-black-market = Black market
sheriff-topic-legal = Legal. Worth { $value }, fine { $fine }.
sheriff-topic-contraband = Contraband. Worth { $value }, fine { $fine }.
sheriff-topic-royal = Royal goods: contraband that counts as its plain kind for king and queen. Worth { $value }, fine { $fine }.

## When somebody has left

sheriff-absent = { $left ->
    [1] Nobody plays it alone.
    [2] The books know no game for two: somebody takes the seat, or count as it stands.
   *[other] The books know no empty chair. Let the bag pass empty, hand the office on, and count the stand at the end.
}
