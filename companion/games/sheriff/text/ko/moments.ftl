# 게임이 끝난 뒤의 이야깃거리.

sheriff-moment-smuggled = { JOSA($who, "이/가") } { $sheriff } 몰래 밀수품 { $n }장을 주머니 하나로 들여왔어요.
sheriff-moment-honest = { JOSA($sheriff, "이/가") } 정직한 주머니를 열었다가 { $who }에게 금화 { $n }원을 물어 줬어요.
sheriff-moment-bribe = { JOSA($who, "이/가") } { $sheriff }에게 뇌물로 금화 { $n }원을 줬어요.
sheriff-moment-caught = { JOSA($sheriff, "이/가") } { $who }의 거짓 신고를 잡아냈어요. 벌금은 금화 { $n }원이었어요.
sheriff-figure-sheriff-bags = 지방관으로 맡은 주머니
sheriff-figure-sheriff-opened = 지방관으로 연 주머니
sheriff-figure-sheriff-caught = 지방관으로 잡아낸 거짓
sheriff-figure-sheriff-bribes = 받은 뇌물(금화)
sheriff-figure-merchant-bags = 상인으로 낸 주머니
sheriff-figure-merchant-opened = 조사받은 주머니
sheriff-figure-merchant-bribes = 준 뇌물(금화)
sheriff-figure-lies = 거짓 신고
sheriff-figure-lies-passed = 통과한 거짓
sheriff-figure-lies-caught = 들킨 거짓
