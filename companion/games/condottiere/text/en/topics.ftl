# What may be looked up.

condottiere-topic-setup = Setup
condottiere-topic-between = Between battles
condottiere-topic-battle = In battle
condottiere-topic-round-end = End of a round
condottiere-topic-capturing = Capturing cities (extra rule)

## When somebody has left

condottiere-absent = { $left ->
    [1] This game cannot be played alone.
   *[other] A player without cards sits out until the next deal, so this seat passes in every battle. It keeps its cities.
}
