# What is told of a game afterwards.

citadels-roles = { $characters }
citadels-moment-robbed = { $thief } robbed { $victim } of { $n } gold.
citadels-moment-reign = { $who } kept the crown for { $n } rounds on end.
citadels-moment-destroyed = { $who } destroyed { $district } in the city of { $whom }.
citadels-moment-built = { $who } built { $district } for { $n } gold.
citadels-moment-income = { $who } collected { $n } gold at once as { $character }.
citadels-moment-complete = { $who } was the first to complete a city.
