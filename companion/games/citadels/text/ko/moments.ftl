# 게임이 끝난 뒤의 이야깃거리.

citadels-roles = { $characters }
citadels-moment-robbed = { JOSA($thief, "이/가") } { $victim }에게서 금화 { $n }닢을 훔쳤어요.
citadels-moment-reign = { JOSA($who, "이/가") } { $n }라운드 동안 내리 왕관을 지켰어요.
citadels-moment-destroyed = { JOSA($who, "이/가") } { $whom }의 도시에서 { JOSA($district, "을/를") } 파괴했어요.
citadels-moment-built = { JOSA($who, "이/가") } 금화 { $n }닢으로 { JOSA($district, "을/를") } 지었어요.
citadels-moment-income = { JOSA($who, "이/가") } 한 번에 금화 { $n }닢을 벌었어요({ $character }).
citadels-moment-complete = { JOSA($who, "이/가") } 가장 먼저 도시를 완성했어요.
