# Citadels: the score sheet, and what cannot be or is odd.

## Lines of the score sheet and how they came about

citadels-line-districts = 건물
citadels-line-five-types = 다섯 종류
citadels-line-completion = 완성된 도시

citadels-detail-districts = 건물 { $n }채의 건설비용
citadels-detail-districts-beautified = 건물 { $n }채의 건설비용(장식한 건물 { $beautified }채)
citadels-detail-five-types = 종류마다 하나씩
citadels-detail-five-types-haunted = 종류마다 하나씩({ $district }: { $type })
citadels-detail-first = { $n }채, 가장 먼저 완성
citadels-detail-other = { $n }채
citadels-detail-shrunk = 완성했던 도시, 지금은 { $need }채 중 { $n }채
citadels-detail-basilica = 건설비용이 홀수인 건물 { $n }채
citadels-detail-capitol = 같은 종류 { $n }채: { $type }
citadels-detail-dragon-gate = 추가 점수
citadels-detail-imperial-treasury = 금화 { $n }닢
citadels-detail-ivory-tower = 하나뿐인 특수 건물
citadels-detail-ivory-tower-haunted = 하나뿐인 특수 건물({ $district }: { $type })
citadels-detail-map-room = 손에 든 카드 { $n }장
citadels-detail-museum = 밑에 둔 카드 { $n }장
citadels-detail-statue = 왕관 주인
citadels-detail-wishing-well = 특수 건물 { $n }채
citadels-detail-vault = 손에 든 카드에서 공개
citadels-detail-haunted-quarter = { JOSA($district, "을/를") } { JOSA($type, "으로/로") } 취급해요.

## Foot of the score sheet

citadels-note-tie-two = 동점을 가릴 때, 캐릭터가 둘인 사람은 순번이 더 늦은 캐릭터로 비교했어요.

citadels-ruling-three-player-discard-chosen = 3명일 때, 세 번째 사람이 버릴 캐릭터를 골라요.
citadels-ruling-three-player-discard-random = 3명일 때, 세 번째 사람이 캐릭터 하나를 무작위로 버려요.
citadels-ruling-own-completed-city-no = 장군은 완성된 자기 도시의 건물을 파괴할 수 없어요.
citadels-ruling-own-completed-city-yes = 장군은 완성된 자기 도시의 건물도 파괴할 수 있어요.
citadels-ruling-completion-kept-kept = 한 번 완성한 도시는 나중에 줄어도 완성 점수를 받아요.
citadels-ruling-completion-kept-judged = 끝날 때 완성되어 있어야 완성 점수를 받아요.
citadels-ruling-completion-kept-first-only = 가장 먼저 완성한 사람은 도시가 줄어도 점수를 받고, 나머지는 끝날 때 완성되어 있어야 해요.
citadels-ruling-tie-killed-yes = 동점을 가릴 때 암살된 캐릭터도 인정해요.
citadels-ruling-tie-killed-no = 동점을 가릴 때 공개한 캐릭터만 인정하고, 암살된 캐릭터는 빼요.
citadels-ruling-unique-counts-for-capitol-yes = 특수 건물 3채로도 의사당 점수를 받아요.
citadels-ruling-unique-counts-for-capitol-no = 의사당 점수에서 특수 건물은 같은 종류로 인정하지 않아요.
citadels-ruling-vault-counts-for-map-room-yes = 지도 보관실 점수에서 비밀 금고도 손에 든 카드로 세요.
citadels-ruling-vault-counts-for-map-room-no = 지도 보관실 점수에서 비밀 금고는 손에 든 카드로 세지 않아요.

## What decides a tie

citadels-decided-rank = 더 늦은 순번의 캐릭터

## What cannot be

citadels-fault-unknown-character = 이 게임에 없는 캐릭터예요.
citadels-fault-one-per-rank = 순번마다 캐릭터는 하나인데, { $rank }번에 여럿이 있어요: { $characters }. 하나만 남겨 주세요.
citadels-fault-rank-missing = { $rank }번 캐릭터가 아직 없어요. 고를 수 있는 캐릭터: { $characters }.
citadels-fault-ninth-needed = { $n }명이 할 때는 9번 캐릭터가 꼭 있어야 해요. 고를 수 있는 캐릭터: { $characters }.
citadels-fault-no-ninth = { $character }: { $n }명이 할 때는 1번부터 8번까지만 써요.
citadels-either = { JOSA($first, "이나/나") } { $second }
citadels-fault-barred = { $character }: { $n }명이 할 때는 쓸 수 없어요. 대신 쓸 캐릭터: { $instead }.
citadels-fault-unknown-unique = 이 게임에 없는 특수 건물이에요.
citadels-fault-unique-twice = { JOSA($district, "은/는") } 한 장뿐인데 두 번 골랐어요.
citadels-fault-fourteen = 서로 다른 특수 건물 { $need }장이 필요한데, 지금은 { $n }장이에요.
citadels-fault-unknown-district = 이 게임에 없는 건물이에요.
citadels-fault-vault-built = { JOSA($district, "은/는") } 지을 수 없어서 도시에 있을 수 없어요. 손에 든 카드에서 공개한 것으로 표시해 주세요.
citadels-fault-cards-under = 밑에 카드를 두는 건물은 하나뿐이에요: { $district }.
citadels-fault-unknown-type = 귀족, 종교, 상업, 군사, 특수 중에서 골라 주세요.
citadels-fault-unknown-ruling = 보기 중에서 골라 주세요.
citadels-fault-second-crown = 왕관은 하나뿐인데 다른 사람이 가지고 있어요.
citadels-fault-second-first = 가장 먼저 완성한 사람은 한 명인데, 다른 사람이 이미 있어요.
citadels-fault-cast-size = 캐릭터는 8장이나 9장을 써요.
citadels-fault-cast-size-for = { $n }명이 할 때는 캐릭터 { $need }장을 써요.

## What is odd, and counted all the same

citadels-warning-more-districts = { $district }: 상자에는 { $most }장뿐이에요.
citadels-warning-vault-not-in-hand = { JOSA($district, "은/는") } 손에 든 카드이니 손에 든 카드 수에도 넣어 주세요.
citadels-warning-more-uniques = 서로 다른 특수 건물을 { $n }장 셌지만, 더미에는 { $most }장뿐이에요.
citadels-warning-more-cards = 건물 카드를 { $n }장 셌지만, 더미에는 { $most }장뿐이에요.
citadels-warning-no-haunted-quarter = 종류를 골랐지만 이 도시에 없는 건물이에요: { $district }.
citadels-warning-no-crown = { $district } 점수에는 왕관이 필요한데, 왕관을 가진 사람이 없어요. 누구인가요?
citadels-warning-nobody-first = 완성된 도시가 있으니 가장 먼저 완성한 사람이 있어요. 누구였나요?
citadels-warning-rank-twice = 마지막 라운드의 { $rank }번 캐릭터는 다른 사람이 가지고 있었어요.
citadels-warning-more-ranks = 한 라운드에 캐릭터는 { $most }장씩인데, 여기는 { $n }장이에요.
citadels-warning-no-rank = 이 동점은 마지막 라운드의 캐릭터로 가려요. 어떤 캐릭터였나요?

## What is left open

citadels-question-crown = 왕관은 누가 가지고 있었나요?
citadels-question-first = 누가 가장 먼저 도시를 완성했나요?
citadels-question-ranks = 동점인 사람들은 마지막 라운드에 어떤 캐릭터였나요?

## What would have turned it

citadels-category-uniques = 특수 건물
citadels-step-with = 건물 1채({ $district })가 더 있었다면
citadels-step-without = 건물 1채({ $district })가 없었다면
citadels-one-gold = 금화 1닢
citadels-one-card = 손에 든 카드 1장
