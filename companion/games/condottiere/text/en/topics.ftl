# What may be looked up.

condottiere-topic-setup = Set-up
condottiere-topic-between = Between battles
condottiere-topic-battle = In battle
condottiere-topic-round-end = End of a round
condottiere-topic-capturing = Capturing cities (extra rule)

## When somebody has left

condottiere-absent = { $left ->
    [1] Nobody plays it alone.
   *[other] Somebody without cards is out until the next deal, so the seat passes in every battle. Its cities stay its own.
}
