# What is told of a game afterwards.

dunhuang-moment-at-once = { $who } showed { $n } different goods in the warehouse and won at once.
dunhuang-moment-token = The token { $token } changed hands { $n } times; { $who } had it last.
dunhuang-moment-coins = { $who } got { $n } coins in one go.
dunhuang-moment-prestige = { $who } gained { $n } prestige in one go.
dunhuang-moment-stall = { $who } collected { $n } cards in one stall: { $good }.
dunhuang-moment-ride = { $who } led the camel { $n } tiles in one go.
