# Citadels: what only the printed sheets say. The rest they share with the screens.

## At the head

citadels-sheet-own-mix = 직접 고른 조합
citadels-sheet-any = 어떤 조합이든
citadels-sheet-players = { $n }명
citadels-sheet-in-play = 캐릭터 { $n }명, 완성된 도시는 건물 { $districts }채

## The round

citadels-sheet-figure-each = { $n ->
   *[other] 라운드마다 각자 고르는 캐릭터
}
citadels-sheet-figure-gather = 차례를 시작하며 받는 금화(또는 카드)
citadels-sheet-figure-draw = 뽑는 카드, 1장만 갖기
citadels-sheet-figure-complete = 도시가 완성되는 건물 수
citadels-sheet-who = 누구
citadels-sheet-gets = 카드
citadels-sheet-does = 할 일
citadels-sheet-lay-out = { $up ->
    [0] { $down }장을 보지 않고 뒷면으로 가운데에 놓아요. 이번 라운드에는 안 써요.
   *[other] { $up }장은 앞면으로, { $down }장은 보지 않고 뒷면으로 가운데에 놓아요. 이번 라운드에는 안 써요.
}
citadels-sheet-nobody = 대답이 없나요? 다음 순번을 호명해요.
citadels-sheet-caller = 왕관 주인이 호명해요. 왕관이 옮겨 가면 새 주인이 이어서 호명하고, 다음 라운드에 먼저 골라요.
citadels-sheet-round-over = 모두 호명했나요? 캐릭터 카드를 모으고 새 라운드를 시작해요.
citadels-sheet-few = 각자 캐릭터를 2명씩 가지고 캐릭터마다 차례를 해요. 도시와 손에 든 카드와 개인 금고는 하나예요.
citadels-sheet-few-own-turn = 캐릭터 능력은 그 캐릭터의 차례에만 써요.

## A turn

citadels-sheet-turn = 내 차례
citadels-sheet-gather-gold = 금화로 얻을 때: 은행에서 { $n }닢을 받아요.
citadels-sheet-build = 건설: 손에 든 건물 카드를 내 앞에 앞면으로 놓고 건설비용을 은행에 내요. 한 차례에 1채예요. 캐릭터에 따라 더 지을 수 있어요.
citadels-sheet-no-duplicate = 내 도시에 있는 건물과 같은 건물은 못 지어요.
citadels-sheet-open = 금화와 손에 든 카드 수는 모두에게 공개예요. 얼마든지 가져도 돼요.

## The end

citadels-sheet-end-complete = 건물이 { $n }채면 완성된 도시예요. 그 라운드까지만 하고 점수를 세요.
citadels-sheet-points-costs = 내 건물마다: 건설비용만큼.
citadels-sheet-points-five-types = 다섯 종류가 하나씩 다 있으면: { $n }점.
citadels-sheet-points-complete = 가장 먼저 도시를 완성하면: { $first }점. 나중에 완성하면: { $other }점.
citadels-sheet-points-uniques = 특수 건물이 주는 추가 점수.
citadels-sheet-most-wins = 점수가 가장 높은 사람이 이겨요. 동점이면 마지막 라운드의 캐릭터 순번이 더 늦은 사람.
citadels-sheet-more-districts = 그 차례에 여러 채를 지을 수 있으면 더 지어도 되고, 다 점수가 돼요.
citadels-sheet-tie = 동점인가요?
citadels-sheet-tie-rank = 마지막 라운드의 캐릭터 순번이 더 늦은 사람이 이겨요.
citadels-sheet-tie-two = 두 캐릭터 중에서는 순번이 더 늦은 것으로 비교해요.
citadels-sheet-decided = 이 테이블의 결정
citadels-sheet-example = 가장 먼저 완성한 도시: { $districts }. 건설비용 { $costs } + 다섯 종류 { $types } + 가장 먼저 { $complete } + { $unique } { $more } = { $total }점.
citadels-sheet-example-plain = 가장 먼저 완성한 도시: { $districts }. 건설비용 { $costs } + 다섯 종류 { $types } + 가장 먼저 { $complete } = { $total }점.

## Tables

citadels-sheet-character = 캐릭터
citadels-sheet-unique = 특수 건물
citadels-sheet-at-a-glance = 한눈에 보기
citadels-sheet-district = 건물
citadels-sheet-cost = 건설비용
citadels-sheet-builds = 건설
citadels-sheet-what = 능력
citadels-sheet-pays-gold = 금화: { $type }
citadels-sheet-pays-cards = 카드: { $type }
citadels-sheet-pays-either = 금화나 카드: { $type }

## The fine print

citadels-sheet-more-witch = 그때까지는 지을 수 없어요. 아무도 대답하지 않으면 차례가 그냥 끝나요.
citadels-sheet-more-witch-crown = 마법에 걸린 { JOSA(citadels-character-king, "이나/나") } { JOSA(citadels-character-patrician, "은/는") } 그래도 왕관을 가져가요.
citadels-sheet-more-magistrate = 금화를 내고 지은 첫 건물만 몰수해요. 지은 사람의 건설 횟수는 줄어요. 이미 있는 건물은 몰수하지 못해요.
citadels-sheet-more-blackmailer = 절반은 소수점을 버려요. 협박받은 사람은 먼저 자원을 얻고, 답하고, 나머지를 해요. 1번 캐릭터와 암살되거나 마법에 걸린 캐릭터는 안 돼요.
citadels-sheet-more-crown = 그때부터 내가 호명하고, 다음 라운드에 먼저 골라요.
citadels-sheet-more-crown-killed = 암살되면 라운드가 끝날 때 카드를 보이고 왕관을 가져와요.
citadels-sheet-more-crown-bewitched = 마법에 걸려도 왕관은 가져와요.
citadels-sheet-more-emperor-killed = 암살되면 라운드가 끝날 때 카드를 보이고 왕관을 넘기지만 아무것도 못 가져와요.
citadels-sheet-more-emperor-bewitched = 마법에 걸리면 { JOSA(citadels-character-witch, "이/가") } 정하고 가져가요.
citadels-sheet-more-bishop-killed = 암살되면 지켜 주지 않아요.
citadels-sheet-more-bishop-bewitched = 마법에 걸리면 { citadels-character-witch }의 도시를 지켜요.
citadels-sheet-more-abbot = 가장 많은 사람이 여럿이면 내가 골라요. 나도 그중 하나면 못 받아요.
citadels-sheet-more-cardinal = 모자란 만큼만 가져오고, 그 건물은 꼭 지어야 해요.
citadels-sheet-more-alchemist = 다른 데 쓴 금화는 안 돌아와요. 금화가 먼저 있어야 해요.
citadels-sheet-more-navigator = 무슨 자원을 얻었든 받아요. 건설 횟수에 안 들어가는 건물도 못 지어요.
citadels-sheet-more-warlord = 완성된 도시는 안 돼요. 내 건물은 파괴해도 돼요.
citadels-sheet-more-diplomat = 상대의 완성된 도시와는 안 되고, 내 도시는 완성됐어도 돼요. 한 도시에 같은 건물이 2채가 되면 안 돼요. 내 건물이 더 비싸도 돈은 못 받아요.
citadels-sheet-more-marshal = 완성된 도시의 건물과 나에게 이미 있는 건물은 점령하지 못해요.
citadels-sheet-more-queen = 4번이 암살됐으면, 라운드가 끝나고 카드를 보일 때 받아요.
citadels-sheet-more-tax-collector = 라운드마다, 세리가 나오지 않아도, 공짜로 지어도 내요. 지은 뒤 금화가 안 남은 사람과 이 차례의 나는 안 내요. 안 가져온 금화는 그대로 남아요.
citadels-sheet-more-tax-collector-other = 내 다른 캐릭터의 차례에 지으면 나도 내요.
citadels-sheet-more-tax-collector-confiscated = 몰수한 건물의 재산세는 { JOSA(citadels-character-magistrate, "이/가") } 내요.
citadels-sheet-more-factory = 점수는 원래 비용대로예요.
citadels-sheet-more-unpaid = 이렇게 지은 건물은 { JOSA(citadels-character-magistrate, "이/가") } 몰수하지 못해요.
citadels-sheet-more-haunted-quarter = 점수 계산 전체에서 고른 종류로만 취급해요.
citadels-sheet-more-ivory-tower = 다른 종류로 취급하는 { JOSA(citadels-district-haunted-quarter, "은/는") } 있어도 괜찮아요.
citadels-sheet-more-monument = 그 밖에는 1채로 세요.
citadels-sheet-more-museum = 박물관이 다른 도시로 가면 밑의 카드도 함께 가요.
citadels-sheet-more-poor-house = { JOSA(citadels-character-alchemist, "은/는") } 금화를 돌려받기 전에 받아요.
citadels-sheet-more-quarry = 몇 채든 돼요. 건설할 때만이고, 몰수, 점령, 교환할 때는 아니에요.
citadels-sheet-more-school-of-magic = 끝날 때는 늘 특수 건물이에요.
citadels-sheet-more-secret-vault = 도시의 건물로는 세지 않아요.
citadels-sheet-more-stables = { JOSA(citadels-character-magistrate, "이/가") } 몰수해도 그래요.
citadels-sheet-more-thieves-den = { JOSA(citadels-character-magistrate, "이/가") } 몰수하면 금화만 돌아오고 카드는 안 돌아와요.

## The check-list and the box

citadels-sheet-before = 첫 라운드 전에
citadels-sheet-figure-gold = 각자 받는 금화
citadels-sheet-figure-hand = 손에 드는 카드
citadels-sheet-figure-deck = 더미의 카드
citadels-sheet-each-round = 라운드를 시작할 때마다
citadels-sheet-mix = 직접 고를 때
citadels-sheet-mix-uniques = 특수 건물은 아무거나 { $n }장을 더미에 넣어요.
citadels-sheet-set = { $set }: { $style }
citadels-sheet-deck = 더미는 { $n }장이에요: 기본 건물 { $basic }장과 이번에 쓰는 특수 건물.
citadels-sheet-copies = 장수
citadels-sheet-in-deck = 더미에 넣는 특수 건물
citadels-sheet-in-game = 이번에 쓰는 캐릭터
citadels-sheet-out-uniques = 상자에 두는 특수 건물
citadels-sheet-out-cast = 상자에 두는 캐릭터
citadels-sheet-cards = 모두 { $n }장
citadels-sheet-box = 다 있나요?
citadels-sheet-component = 구성물
citadels-sheet-box-tokens = 캐릭터 토큰 { $n }개
citadels-sheet-box-reference = 참조 카드 { $n }장
citadels-sheet-box-gold = 금화 { $n }닢
citadels-sheet-box-crown = 왕관
citadels-sheet-box-warrants = 영장 { $n }장, 하나에 인장
citadels-sheet-box-threats = 협박 토큰 { $n }개, 하나에 꽃

## The score pad

citadels-sheet-plus = { $n }
citadels-sheet-plus-or = { $first } / { $other }
citadels-sheet-times = × { $n }

## How it stands

citadels-sheet-now-table = 테이블 위
citadels-sheet-now-rules = 지금 알아 둘 것
citadels-sheet-now-round = 이번 라운드
citadels-sheet-now-phase = 지금: { $phase }
citadels-sheet-now-crown = 왕관: { $who }
citadels-sheet-now-bank = 은행: 금화 { $n }닢
citadels-sheet-now-tax = { citadels-character-tax-collector } 토큰 위: 금화 { $n }닢
citadels-sheet-now-on-districts = 장식한 건물 위, { $who }: 금화 { $n }닢
citadels-sheet-now-deck = 더미의 특수 건물: { $districts }
citadels-sheet-now-complete = 완성된 도시: { $who }. 가장 먼저: { $first }
citadels-sheet-now-mark = { $mark }({ $who })
citadels-sheet-now-of-type = { $type }: { $districts }
citadels-sheet-now-built = { $district } { $cost }
citadels-sheet-now-built-beautified = { $district } { $cost }(장식)
citadels-sheet-now-built-on = { $district } { $cost }(밑의 카드 { $cards }장)

## 참조표: 그림 옆의 짧은 말

citadels-aid-front = 1번부터 { $n }번까지 호명해요
citadels-aid-back-title = 건물과 점수
citadels-aid-back = 건물 { $n }채면 도시 완성
citadels-aid-gather = 1. 자원 얻기 (반드시)
citadels-aid-or = 또는
citadels-aid-gather-line = 금화 { $gold }닢, 또는 카드 { $n }장을 뽑아 1장만 갖고 나머지는 더미 밑으로.
citadels-aid-build = 2. 건설 (선택)
citadels-aid-build-line = 1채: 건설비용을 내요. 같은 이름은 안 돼요.
citadels-aid-points = 점수
citadels-aid-tie = 같으면 마지막 라운드에 번호가 높은 사람.
citadels-aid-costs = 건물마다 건설비용
citadels-aid-five-types = 다섯 종류 모두
citadels-aid-first = 처음 완성한 도시
citadels-aid-other = 그다음 완성한 도시
citadels-aid-extra = 특수 건물
citadels-aid-laid-out = 빼 두는 카드: 앞면, 뒷면
citadels-aid-pass = 1장을 갖고 나머지를 왼쪽으로
citadels-aid-pass-few = 누가 무엇을
