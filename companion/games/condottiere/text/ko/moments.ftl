# 게임이 끝난 뒤의 이야깃거리.

condottiere-moment-close = 가장 아슬아슬한 전투: { JOSA($who, "이/가") } { $n } 대 { $m }, { $whom }에게 이겼어요.
condottiere-moment-close-city = 가장 아슬아슬한 전투({ $city }): { JOSA($who, "이/가") } { $n } 대 { $m }, { $whom }에게 이겼어요.
condottiere-moment-army = 가장 강한 군대: { $who }, 병력 { $n }.
condottiere-moment-army-city = 가장 강한 군대({ $city }): { $who }, 병력 { $n }.
condottiere-moment-cards = 전투 하나에 카드 { $n }장이 놓였어요.
condottiere-moment-cards-city = 전투 하나에 카드 { $n }장이 놓였어요({ $city }).
condottiere-moment-nobody = 병력 { $n }인 군대가 있었는데도 아무도 이기지 못했어요.
condottiere-moment-nobody-city = 병력 { $n }인 군대가 있었는데도 아무도 { JOSA($city, "을/를") } 정복하지 못했어요.
condottiere-moment-row = { JOSA($who, "이/가") } 전투를 { $n }번 내리 이겼어요.
