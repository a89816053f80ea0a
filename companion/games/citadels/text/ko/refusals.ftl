# Citadels: refusals. What is wrong, and what would be right.

## Switched off, settled, out of time

citadels-tool-off-caller = 이 테이블은 호명을 꺼 두었어요. 먼저 설정에서 켜 주세요.
citadels-tool-off-selection = 이 테이블은 선택 안내를 꺼 두었어요. 먼저 설정에서 켜 주세요.
citadels-tool-off-bank = 이 테이블은 은행을 꺼 두었어요. 먼저 설정에서 켜 주세요.
citadels-tool-off-cities = 이 테이블은 도시 기록을 꺼 두었어요. 먼저 설정에서 켜 주세요.
citadels-tool-off-hands = 이 테이블은 카드 장수 기록을 꺼 두었어요. 먼저 설정에서 켜 주세요.
citadels-nothing-kept = 이 테이블은 금화도 카드 장수도 도시도 기록하지 않아요. 먼저 설정에서 하나를 켜 주세요.
citadels-over = 게임이 끝났어요. 먼저 게임 종료를 되돌리세요.
citadels-already = 이미 그렇게 되어 있어요.
citadels-dealt = 이번 라운드는 캐릭터를 휴대폰으로 나눠 줬어요.
citadels-not-among = 받은 카드 중에 없어요.
citadels-lays-none = 여기서는 한 장을 따로 놓지 않아요.
citadels-lays-one = 다른 카드 중 한 장을 뒷면으로 놓으세요.
citadels-not-your-card = 내 카드가 아니에요.
citadels-waits-by-itself = 앱이 나눠 준 카드라서 자동으로 넘어가요.
citadels-nobody-lays = 이 게임에는 그렇게 하는 캐릭터가 없어요.
citadels-tool-already = { citadels-already }
citadels-other-phase = 지금은 안 돼요. 지금 단계: { $phase }.
citadels-other-round = { $n }라운드 때 일이에요. 지금은 { $now }라운드예요.
citadels-which-call = 어느 호명을 놓쳤는지 고르세요.
citadels-call-over = 이미 지나간 호명이에요. 지금 호명하는 캐릭터를 보세요.
citadels-turn-over = 이미 끝난 차례예요.
citadels-turn-first = 아직 { $who }의 차례예요. 먼저 끝내 주세요.
citadels-no-extra = 지금은 더 받을 것이 없어요.
citadels-used = 이번 차례에 이미 했어요. 한 번만 할 수 있어요.
citadels-gathered = 이번 차례에는 이미 자원을 얻었어요.
citadels-passed-on = 이미 넘겼어요.
citadels-clock-only = 시간이 다 됐는지는 타이머만 알려 줘요.
citadels-clock-changed = 그사이 타이머가 멈췄거나 바뀌었어요.
citadels-clock-runs = 아직 시간이 남았어요.
citadels-calls-stand = 지금은 자동으로 이어지는 호명이 없어요.
citadels-calls-run = 호명이 이미 이어지고 있어요.
citadels-not-silent = 대답이 없었던 캐릭터만 다시 호명할 수 있어요.
citadels-no-swap-now = 지금은 캐릭터를 바꾸지 않아요.
citadels-no-threat = 지금 처리할 협박이 없어요.
citadels-no-warrant = 지금 처리할 영장이 없어요.
citadels-nobody-to-show = 공개할 4번 캐릭터가 없어요.
citadels-no-card-taken = 바로 지을 수 있는 가져온 카드가 없어요.

## Unknown values

citadels-fault-rank = { $n }번은 이번 캐릭터에 없어요. 보이는 순번 중에서 골라 주세요.
citadels-fault-rank-twice = 서로 다른 캐릭터를 골라 주세요.
citadels-fault-district = 그런 건물은 없어요. 목록에서 골라 주세요.

## Choosing and calling

citadels-rank4-never-up = 4번은 앞면으로 놓을 수 없어요. 다른 카드를 앞면으로 놓고 이 카드는 다시 섞어 주세요.
citadels-enough-face-up = 이 테이블에서는 { $n }장만 앞면으로 놓아요.
citadels-chooses-now = 지금은 { JOSA($who, "이/가") } 고르는 중이에요.
citadels-not-oneself = 다른 사람을 골라 주세요.
citadels-crown-calls = 왕관을 가진 { JOSA($who, "이/가") } 호명해요.
citadels-killed-keeps-quiet = { JOSA($character, "은/는") } 암살됐어요. 조용히 있어야 해요.
citadels-has-shown = { JOSA($who, "은/는") } 이미 가질 수 있는 만큼 공개했어요: { $n }. 틀렸으면 바로잡아 주세요.
citadels-crown-elsewhere = 왕관은 { $who }도 { $holder }도 아닌 사람에게 가요.
citadels-its-turn = 이 캐릭터의 차례예요. 되돌리거나 차례를 먼저 끝내 주세요.
citadels-phase-of-round = 라운드의 단계를 골라 주세요.

## On a turn

citadels-bewitched = 마법에 걸렸어요. 자원만 얻으면 마녀가 이어서 해요.
citadels-threat-first = 먼저 협박에 대답하세요. 뇌물을 주거나 거절하세요.
citadels-threat-lies = 협박범이 먼저 토큰을 어떻게 할지 정해요.
citadels-warrant-lies = 치안판사가 먼저 영장을 어떻게 할지 정해요.
citadels-witch-waits = 마녀는 자원을 얻고 캐릭터의 이름을 선언해요. 나머지는 그 캐릭터가 호명될 때 해요.
citadels-witch-must-name = 마녀는 멈추기 전에 캐릭터의 이름을 선언해야 해요.
citadels-emperor-must-give = 황제는 먼저 왕관을 넘겨야 해요.
citadels-gather-first = 먼저 자원을 얻으세요. 금화 2닢이나 카드예요.
citadels-other-character = { $character }의 능력이 아니에요.
citadels-another-character = 자기 캐릭터가 아닌 다른 캐릭터를 고르세요.
citadels-immune = { JOSA($character, "은/는") } 안 돼요. 1번, 암살되거나 마법에 걸린 캐릭터는 고를 수 없어요.
citadels-so-many-tokens = 토큰은 { $n }개예요. 그만큼 서로 다른 캐릭터를 고르세요.
citadels-no-income = { JOSA($character, "은/는") } 수입이 없어요.
citadels-income-is = 여기 건물의 수입은 { JOSA($n, "이에요/예요") }. 틀렸으면 도시를 바로잡아 주세요.
citadels-mix = { $n }개 중 금화가 몇 닢인지 정하세요. 나머지는 카드예요.
citadels-abbot-richest = 수도원장이 금화가 가장 많아서 아무도 주지 않아요.
citadels-richest-are = 금화가 가장 많은 사람: { $seats }.

## Gold

citadels-too-poor = { $who }의 금화는 { $have }닢인데 { $need }닢이 들어요. 틀렸으면 금화를 바로잡아 주세요.
citadels-pay-oneself = 내는 쪽과 받는 쪽이 같아요. 서로 다르게 골라 주세요.

## Building

citadels-vault-stays = 비밀 금고는 지을 수 없어요. 끝까지 손에 들고 있으세요.
citadels-navigator-never = 항해사는 건물을 지을 수 없어요.
citadels-no-build-left = 더 지을 수 없어요. 이번 차례에는 { $n }채까지예요.
citadels-built-already = 이 도시에 이미 있어요: { $district }.
citadels-only-one = 하나뿐인 건물인데 { $who }의 도시에 있어요.
citadels-monument-late = 건물이 { $n }채 이상이면 기념물을 지을 수 없어요.
citadels-price-is = 여기서 { $district } 건설비용은 금화 { $n }닢이에요.
citadels-price = 금화 { $n }닢이 들어요.
citadels-no-cards = 카드로 낼 수 있는 건 도적 소굴뿐이에요.
citadels-cards-most = 여기서는 카드를 { $n }장까지만 낼 수 있어요.
citadels-only-cardinal = 카드를 주고 금화를 가져오는 건 추기경뿐이에요.
citadels-nothing-missing = 금화가 충분해요.
citadels-too-few-cards = 추기경은 금화마다 카드를 줘요. 짓는 카드 말고 { $n }장이 필요해요.
citadels-only-necropolis = 건물을 파괴하고 지을 수 있는 건 공동묘지뿐이에요.
citadels-sacrifice-which = 어떤 건물을 파괴할지 고르세요.
citadels-not-for-itself = 지으려는 건물 자신은 파괴할 수 없어요. 다른 건물을 고르세요.
citadels-which-district = 어떤 건물인지 고르세요.
citadels-not-there = { $who }의 도시에 없어요: { $district }. 있다면 도시를 바로잡아 주세요.
citadels-nothing-to-use = 이렇게 쓰는 건물은 대장간, 실험실, 박물관이에요.
citadels-beautified = 이미 장식한 건물이에요.
citadels-beautified-enough = 한 차례에 { $n }채까지예요.

## Rank 8

citadels-complete = { $who }의 도시는 완성돼서 건드릴 수 없어요.
citadels-shielded = 이번 라운드에는 주교가 { $who }의 도시를 지켜요.
citadels-keep = 8번 캐릭터는 건드릴 수 없어요: { $district }.
citadels-too-dear = 건설비용이 { $n } 이하인 건물만 점령할 수 있어요.
citadels-twice-there = { $who }의 도시에 이미 있어요: { $district }. 같은 건물을 하나 더 받을 수 없어요.

## The end

citadels-not-all-entered = 아직 세는 중: { $seats }.

## What our notes say against it

citadels-by-our-notes = 앱 기록으로는 { $words }
citadels-had-cards = { JOSA($who, "은/는") } 손에 든 카드가 { $n }장뿐이었어요.
citadels-had-gold = { JOSA($who, "은/는") } 금화가 { $n }닢뿐이었어요.
citadels-lie-face-up = 앞면으로 놓인 카드는 { $most }장 중 { $n }장이에요.
citadels-gathered-before = { JOSA($who, "이/가") } 이 차례에 이미 금화나 카드를 가져갔어요. 다른 사람이 가져간 거라면 금화를 바로잡으세요.
citadels-twice-without-quarry = { JOSA($district, "이/가") } 채석장 없이 { $n }채 있어요.
citadels-fault-does-not-go = 나머지 내용과 맞지 않아요.
