# Citadels: setting up. Sets, options, check-list, the rules at hand.

## Sets

citadels-set-first-game = 첫 게임
citadels-set-ambitious-aristocrats = 귀족이여 야망을 가져라
citadels-set-cunning-agents = 첩자는 웃지 않는다
citadels-set-illustrious-emissaries = 사절단의 품격
citadels-set-devious-dignitaries = 정치놀음
citadels-set-tenacious-delegates = 왔노라 보았노라 이겼노라
citadels-set-vicious-nobles = 권력욕의 개

citadels-set-first-game-style = 처음이라면: 이 캐릭터와 특수 건물, 그리고 구석에 표시가 있는 기본 건물 54장만 써요. 나머지는 상자에 둬요.
citadels-set-ambitious-aristocrats-style = 짓고 또 지어요. 카드가 많이 들어오고 한 차례에 여러 채를 지을 수 있어요.
citadels-set-cunning-agents-style = 대놓고 공격하고 별난 능력을 써요.
citadels-set-illustrious-emissaries-style = 한결 부드러워요. 자원을 모을 길이 많아요.
citadels-set-devious-dignitaries-style = 속이고, 남의 속임수를 꿰뚫어 봐요.
citadels-set-tenacious-delegates-style = 캐릭터와 건물을 엮는 재미가 있어요.
citadels-set-vicious-nobles-style = 온갖 비겁한 수가 다 나오는 싸움판이에요. 마음 약한 사람은 조심하세요.

## Options

citadels-option-set = 조합
citadels-option-cast = 캐릭터
citadels-option-ninth = 9번 캐릭터 넣기
citadels-option-uniques = 특수 건물
citadels-option-random = 무작위로 뽑기
citadels-option-own = 직접 고르기
citadels-option-tools = 앱이 하는 일
citadels-option-purse = 금화
citadels-option-seconds-per-seat = 캐릭터를 고르는 시간 (초)
citadels-option-no-limit = 제한 없음
citadels-option-pace = 호명하는 빠르기
citadels-option-cover = 테이블 화면에서 비밀 보기
citadels-option-cover-hint = 휴대폰이 없는 사람은 화면을 가리고 봐요.
citadels-option-rulings = 규칙서에 없는 경우
citadels-option-three-player-discard = 3명일 때, 세 번째 사람은 어떤 카드를 버리나요?
citadels-option-own-completed-city = 장군이 완성된 자기 도시의 건물을 파괴할 수 있나요?
citadels-option-completion-kept = 완성된 도시가 줄어들면 완성 점수는요?
citadels-option-tie-killed = 동점일 때 암살된 캐릭터도 인정하나요?
citadels-option-unique-counts-for-capitol = 특수 건물 3채로 의사당 점수를 받나요?
citadels-option-vault-counts-for-map-room = 지도 보관실 점수에서 비밀 금고도 손에 든 카드인가요?

citadels-tool-caller = 호명
citadels-tool-selection = 선택 안내
citadels-tool-bank = 은행
citadels-tool-cities = 도시
citadels-tool-hands = 손에 든 카드 수
citadels-tool-caller-hint = 순번을 소리 내어 호명하고, 암살자, 마녀, 도둑이 선언한 캐릭터를 보여 주고, 왕관을 챙겨요.
citadels-tool-selection-hint = 이제 누가 몇 장 중에서 캐릭터를 고를지 알려 줘요.
citadels-tool-bank-hint = 모두의 금화를 관리해요.
citadels-tool-cities-hint = 모두의 건물을 관리해요. 수입, 비용, 최종 점수를 자동으로 계산해요.
citadels-tool-hands-hint = 손에 든 카드 수를 관리해요.

citadels-purse-app = 앱이 금화를 관리
citadels-purse-coins = 진짜 금화 사용
citadels-pace-slow = 천천히
citadels-pace-steady = 보통
citadels-pace-brisk = 빠르게
citadels-option-calls = 대답이 없으면
citadels-calls-by-itself = 자동으로 넘어가기
citadels-calls-by-hand = 직접 넘기기

## Check-list

citadels-hint-aim = 왕국에서 가장 멋진 도시를 지어요. 누군가의 건물이 { $n }채가 되면 그 라운드까지만 하고, 점수가 가장 높은 사람이 이겨요.
citadels-hint-experienced = 해 본 적이 있나요? 그러면 추천 조합을 쓰거나 직접 골라 보세요. 이 목록은 첫 게임용이에요.
citadels-hint-set-cards = 이 조합의 캐릭터와 특수 건물을 꺼내고 나머지는 상자에 넣으세요: { $set }.
citadels-hint-own-cards = 직접 고른 조합으로 해요. 쓰지 않는 특수 건물은 상자에 넣으세요.
citadels-hint-tokens = 캐릭터 토큰 { $n }개를 순번대로 가운데에 늘어놓으세요. 누가 나오는지 모두 볼 수 있어요.
citadels-hint-shuffle = 특수 건물 { $n }장을 기본 건물 54장과 함께 섞으세요.
citadels-hint-hand = 모두에게 { $n }장씩 뒷면으로 나눠 주세요.
citadels-hint-bank = 남은 카드는 뒷면으로 가운데에 쌓아 더미로 쓰세요. 그 옆의 금화 30닢이 은행이에요.
citadels-hint-bank-app = 남은 카드는 뒷면으로 가운데에 쌓아 더미로 쓰세요. 금화는 상자에 그대로 두세요. 앱이 은행이에요.
citadels-hint-stash = 모두 금화 { $n }닢씩 가져와 보이게 놓으세요. 여기가 개인 금고예요.
citadels-hint-stash-app = 모두 앱에 금화 { $n }닢씩 있어요. 여기가 개인 금고예요.
citadels-hint-oldest = 가장 나이 많은 사람이 캐릭터 카드와 왕관을 가져가세요.
citadels-hint-know-first = 시작하기 전에 캐릭터 능력을 읽어 보세요. 참조 카드 6장이 도와줘요.

## The selection phase

citadels-hint-selection = { $n ->
    [1] 이번 라운드에 쓸 캐릭터를 몰래 골라요. 캐릭터마다 능력이 달라요.
   *[other] 이번 라운드에 쓸 캐릭터를 각자 { $n }명씩, 한 번에 1명 몰래 골라요. 캐릭터마다 능력이 달라요.
}
citadels-hint-shuffle-characters = 왕관 주인이 캐릭터 카드를 모아 섞어요.
citadels-hint-lay-out = 먼저 { $up }장은 앞면으로 놓고, 그다음 { $down }장은 보지 않고 뒷면으로 놓아요. 이 카드들은 이번 라운드에 쓰지 않아요.
citadels-hint-lay-down = 먼저 { $down }장을 보지 않고 뒷면으로 놓아요. 이 카드는 이번 라운드에 쓰지 않아요.
citadels-hint-rank4-replaced = 4번이 앞면으로 나왔나요? 다른 카드를 대신 놓고, 그 카드는 다시 섞어 넣어요.
citadels-hint-theater-few = 2명이나 3명일 때: 내 캐릭터 둘 중 하나를 주고, 상대 것 하나를 무작위로 가져와요.
citadels-hint-theater-look = 바꾼 두 사람은 새 캐릭터를 봐도 돼요.

## Calling

citadels-hint-action = 이제 순번을 하나씩 호명해요. 그 캐릭터를 가진 사람은 카드를 뒤집고 자원을 얻고 건물을 지어요.
citadels-hint-silent = 암살당했나요? 그러면 호명돼도 조용히 있어요.

## A turn

citadels-hint-turn = 차례에는 자원을 얻고 건물을 지어요. 자원은 먼저 꼭 얻어야 하고, 건물은 안 지어도 돼요.
citadels-hint-gather-cards = 카드로 얻을 때: 2장을 뽑아 1장을 가지고, 1장은 더미 밑에 넣어요.
citadels-hint-any-time = 캐릭터 능력은 차례마다 한 번, 때가 정해져 있지 않으면 아무 때나 써요. 꼭 하라고 쓰여 있지 않으면 안 써도 돼요.
citadels-hint-uniques = 특수 건물에도 효과가 있어요. 쓸지 말지는 마음대로이고, 차례마다 한 번인 것은 내 차례에만 써요.
citadels-hint-income = 순번 둘레의 색이 자원을 주는 건물 종류예요.
citadels-hint-bewitched = 마법에 걸렸어요. 지금은 자원 얻기를 돕는 건물만 쓸 수 있어요.
citadels-hint-threatened = 협박에 답하기 전에는 자원 얻기를 돕는 건물만 쓸 수 있어요.

## Characters and districts: the fine print

citadels-hint-witch-own-uniques = 내 특수 건물만 쓸 수 있어요. 마법에 걸린 사람의 것은 쓸 수 없어요.
citadels-hint-spy-cards = 금화가 모자라도 카드는 맞은 수만큼 뽑아요.
citadels-hint-magician-swap = 손에 든 카드가 없어도 바꿀 수 있어요. 그때는 그냥 가져오기만 해요.
citadels-hint-magician-redraw = 먼저 카드를 더미 밑에 넣고, 그다음에 뽑아요.
citadels-hint-seer-no-cards = 카드가 없는 사람은 주지도 받지도 않아요.
citadels-hint-abbot-declare = 금화와 카드를 몇씩 받을지 먼저 말해요.
citadels-hint-cardinal-no-refusal = 상대는 거절할 수 없어요.
citadels-hint-scholar-any-gather = 자원으로 무엇을 얻었든 이렇게 해요.
citadels-hint-warlord-under-deck = 파괴한 건물은 더미 밑에 넣어요.
citadels-hint-artist-leave-gold = 금화는 건물 위에 그대로 둬요. 비용이 1 높다는 표시예요.
citadels-hint-museum-destroyed = 파괴되면 밑에 있던 카드는 뒷면으로 더미 밑에 넣어요.
citadels-hint-park-witch = 라운드가 끝날 때까지 차례가 멈춰 있는 마녀는 못 써요.
