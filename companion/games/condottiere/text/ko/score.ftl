# Condottiere: the score sheet, calculators and what cannot be.

## Lines of the score sheet and how they came about

condottiere-line-cities = 도시
condottiere-line-kingdom = 왕국
condottiere-line-corrected = 테이블에서 바로잡은 점수
condottiere-cities-counted = 도시 { $n }개
condottiere-detail-cities = { $names }
condottiere-detail-kingdom = 이어진 도시 { $n }개

## How it was decided

condottiere-decided-kingdom = 이어진 도시로 세운 왕국
condottiere-decided-cities = 더 많은 도시
condottiere-decided-final-battle = 마지막 전투의 승리
condottiere-note-kingdom = 이어진 도시 { $n }개면 승리예요. 왕국: { $names }.
condottiere-note-cities = 도시가 모두 정복됐고 이어진 도시 { $n }개를 가진 사람이 없어서, 도시가 가장 많은 사람이 이겨요.
condottiere-note-final-battle = 도시가 모두 정복됐고 가장 많은 사람이 여럿이라 마지막 전투로 가렸어요.
condottiere-note-final-open = 도시가 모두 정복됐고 가장 많은 사람이 여럿이에요. 마지막 전투로만 가릴 수 있고, 거기서도 승자가 없으면 아무도 이기지 못해요.
condottiere-note-final-nobody = 도시가 모두 정복됐고 가장 많은 사람이 여럿이에요. 마지막 전투에도 승자가 없어서 아무도 이기지 못해요.
condottiere-note-no-final-with-points = 점수로 겨룰 때는 마지막 전투를 하지 않아요. 도시만 세고 추가 점수는 아무도 받지 않아요.
condottiere-note-games-won = { $who }: { $games }번째 판 승리.
condottiere-note-undecided = 이어진 도시 { $n }개를 가진 사람이 없고 빈 도시가 남아 있어요. 게임은 계속돼요.
condottiere-question-final = 마지막 전투에서 누가 이겼나요?
condottiere-question-cities = 나머지 도시 { $n }개는 누구 것인가요?

## What cannot be

condottiere-fault-unknown-card = 이런 카드는 없어요.
condottiere-fault-unknown-city = 지도에 없는 도시예요.
condottiere-fault-city-twice = { JOSA($city, "이/가") } 두 번 나왔어요. 도시의 주인은 한 명이에요.
condottiere-fault-unknown-player = 그런 이름을 가진 사람이 없어요.
condottiere-fault-not-tied = 마지막 전투는 도시가 가장 많은 사람끼리만 해요: { $names }.
condottiere-fault-ending = 전투는 통과, 항복, 주교 중 하나로 끝나요.
condottiere-fault-ends-battle = 이 카드는 전투를 끝내요. 병력은 없으니 전투가 끝난 이유에 적어 주세요.
condottiere-warning-no-final-battle = 마지막 전투가 필요 없어서 그 승자는 반영하지 않았어요.

## What would have turned it

condottiere-step-city = 도시 하나({ $city })가 더 있었다면
