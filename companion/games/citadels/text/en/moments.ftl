# What is told of a game afterwards.

citadels-roles = { $characters }
citadels-moment-robbed = { $thief } robbed { $victim } of { $n } gold.
citadels-moment-reign = { $who } kept the crown for { $n } rounds in a row.
citadels-moment-destroyed = { $who } destroyed { $district } in { $whom }’s city.
citadels-moment-built = { $who } built { $district } for { $n } gold.
citadels-moment-income = { $who } collected { $n } gold in one go as { $character }.
citadels-moment-complete = { $who } was the first to complete a city.
