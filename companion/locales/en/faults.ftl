# What can be wrong with a number or a name in any game.

fault-negative = This cannot be less than 0.
fault-too-many = That’s too many: the most is { $most }.
fault-between = { $n } is not possible here: choose something from { $low } to { $high }.
fault-player-count = { $n ->
        [1] This game needs { $low } to { $high } players, not 1.
       *[other] This game needs { $low } to { $high } players, not { $n }.
    }
fault-name-missing = Everybody needs a name.
fault-name-long = This name is too long: use { $most } characters or fewer.
fault-name-twice = Two players are called { $name }. Give one of them another name.
fault-name-alike = { $name } looks the same as another name at this table, though the letters differ. Change one of them.
fault-name-control = A name needs readable characters, without line breaks.
fault-name-unseen = This name is invisible. Type some letters, or leave it empty to use the seat’s colour.
fault-text-too-long = That’s too long: use { $most } characters or fewer.
fault-unknown-seat = There is no such seat in this game.
fault-needs-a-seat = Say which seat this is for.
fault-not-yours = Somebody else has to do that. The table screen can do it for anybody.
fault-id = An action needs an id of 1 to { $most } readable characters.
fault-id-reserved = Ids that start like this are reserved for the clock: choose another.
fault-unknown-thing = Nothing of that kind is counted. Choose from: { $things }.
