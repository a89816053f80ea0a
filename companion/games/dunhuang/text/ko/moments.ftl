# 게임이 끝난 뒤의 이야깃거리.

dunhuang-moment-at-once = { JOSA($who, "이/가") } 창고에 서로 다른 상품 { $n }종류를 보여 주고 즉시 이겼어요.
dunhuang-moment-token = { $token } 토큰의 주인이 { $n }번 바뀌었어요. 마지막 주인은 { JOSA($who, "이에요/예요") }.
dunhuang-moment-coins = { JOSA($who, "이/가") } 한 번에 엽전 { $n }개를 얻었어요.
dunhuang-moment-prestige = { JOSA($who, "이/가") } 한 번에 명성 { $n }개를 얻었어요.
dunhuang-moment-stall = { JOSA($who, "이/가") } 가판대에 { JOSA($good, "을/를") } { $n }장이나 펼쳤어요.
dunhuang-moment-ride = { JOSA($who, "이/가") } 낙타를 한 번에 { $n }칸 몰았어요.
