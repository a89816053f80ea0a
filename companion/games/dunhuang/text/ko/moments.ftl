# 게임이 끝난 뒤의 이야깃거리.

dunhuang-moment-at-once = { JOSA($who, "이/가") } 창고에 서로 다른 상품 { $n }종류를 보여 주고 즉시 이겼어요.
dunhuang-moment-token = 토큰의 주인이 { $n }번 바뀌었어요: { $token }. 마지막 주인은 { $who }.
dunhuang-moment-coins = { JOSA($who, "이/가") } 한 번에 엽전 { $n }개를 얻었어요.
dunhuang-moment-prestige = { JOSA($who, "이/가") } 한 번에 명성 { $n }점을 얻었어요.
dunhuang-moment-stall = { JOSA($who, "이/가") } 가판대에 같은 상품을 { $n }장 펼쳤어요: { $good }.
dunhuang-moment-ride = { JOSA($who, "이/가") } 낙타를 한 번에 { $n }칸 몰았어요.
