# Printing: the sheets of the house, the print screen, and what can go wrong.

print-document-title = { $sheet }: { $game }

## The result of a sitting

print-result = 결과
print-winner = 승자
print-place = 순위
print-player = 이름
print-total = 합계
print-explained = 점수 내역
print-reason = 내역
print-good-to-know = 알아 두기
print-shared = 공동 승리

## The sheets that every game has

print-sheet-aid = 참조표
print-sheet-setup = 준비 점검표
print-sheet-scoring = 점수 계산
print-sheet-count = 상자 구성물
print-sheet-cards = 참조 카드
print-sheet-score-pad = 점수 기록지(한 장에 여러 개)
print-sheet-score-pad-large = 점수 기록지(한 장에 1개)
print-tonight = 오늘 게임 인쇄물
print-tents = 탁상 이름표
print-resume = 이어 하기 기록지
print-date = 날짜
print-number = { $n }
# At the foot of a sheet on which a sentence that no book has ends with this sign; short
print-ours-means = ° 규칙서에 없어 우리가 정한 것
print-example = 예:

## What a sitting brings

print-course = 라운드별 흐름
print-join-code = 참가용 QR 코드
print-join-how = 코드를 찍고 자리를 누르세요
print-tents-how = 한 면에 인쇄해서 자르고 접은 다음, 이름이 다른 사람을 향하게 세우세요.
print-cut = 여기를 자르세요
print-fold = 여기를 접으세요
print-resume-how = 다른 태블릿에서는 코드를 찍거나 입력하세요. 종이로 하려면 여기서부터 이어 가세요.
print-resume-type = 다른 태블릿에서는 코드를 입력하세요. 종이로 하려면 여기서부터 이어 가세요.
print-resume-seats = 지금 상황
print-resume-go-on = 여기에 이어 적기
print-resume-log = 방금까지 있었던 일

## The print screen

print-screen = 인쇄
print-screen-intro = 화면과 같은 규칙에서 만든 인쇄물이에요. 바로 인쇄할 수 있어요.
print-sheet = 인쇄물
print-language = 언어
print-paper = 용지
print-paper-a4 = A4
print-paper-letter = 레터
print-edition = 판본
print-players = 인원
print-variants = 추가 규칙
print-more = 다른 인쇄물
print-contents = 넣을 것
print-pages = { $n }쪽
print-show = 보기
print-drawing = 인쇄물을 준비하고 있어요…
print-open = PDF 열기
print-preview = 미리 보기
print-page = { $pages }쪽 중 { $page }쪽
print-beside = 두 번째 언어
print-beside-none = 없음
print-ink = 잉크
print-ink-full = 컬러
print-ink-saving = 잉크 절약
print-letters = 글자 크기
print-letters-normal = 보통
print-letters-large = 크게
print-size = 쪽 크기
print-size-whole = 한 장 전체
print-size-half = 각자 반 장, 한 장에 둘
print-halves-how = 양면(짧은 가장자리로 넘김)으로 인쇄하고 선을 따라 자르세요.
print-cards-how = 양면(긴 가장자리로 넘김)으로 인쇄하고 표시를 따라 자르세요.
print-of-sitting = 이 테이블의 인쇄물
print-back = 테이블로 돌아가기
print-all-tonight = 오늘 게임 인쇄물

## At the command line

print-printing = 인쇄하는 중
print-printed-all =
    인쇄물 { $n }개를 { $folder }에 저장했어요.

## What can go wrong

print-no-pango = 이 컴퓨터에 Pango가 없어 인쇄물을 만들 수 없어요. Debian, Ubuntu: apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0. macOS: brew install pango. 설치한 뒤 다시 시작해 주세요.
print-too-long = 여기서는 인쇄물을 만드는 데 너무 오래 걸려요. 한 번에 더 적게, 보통 글자로 인쇄하세요.
print-nobody-waits = 이 인쇄물을 기다리는 사람이 이제 없어요.
print-no-fonts = 글꼴이나 아이콘이 없어 인쇄물을 만들 수 없어요. make install을 실행한 뒤 다시 시작해 주세요.
print-no-preview = 이 컴퓨터에 pypdfium2가 없어 미리 보기를 만들 수 없어요. PDF는 열 수 있어요.
print-no-such-page = { $page }쪽은 없어요. 모두 { $pages }쪽이에요.
print-unknown-sheet = 그런 인쇄물은 없어요: “{ $name }”. 있는 것: { $names }.
print-given-twice = “{ $name }” 값을 여러 번 적었어요: { $values }. 한 번만 적어 주세요.
print-unknown-wish = 여기서 고를 수 없는 값이에요: “{ $name }”. 고를 수 있는 것: { $names }.
print-unknown-language = 그런 언어로는 인쇄할 수 없어요: “{ $language }”. 쓸 수 있는 언어: { $languages }.
print-unknown-paper = 그런 용지는 없어요: “{ $paper }”. 있는 것: { $papers }.
print-folded-paper = “{ $paper }” 크기는 a4를 접은 거예요. 용지는 a4, 쪽 크기는 { JOSA($size, "으로/로") } 골라 주세요.
print-player-count = 이 인쇄물은 { $low }명에서 { $high }명까지 쓸 수 있어요. { $n }명은 안 돼요.
print-no-player-count = 인원수는 숫자로 적어 주세요: “{ $wish }”. 이 인쇄물은 { $low }명에서 { $high }명까지 쓸 수 있어요.
print-unknown-ink = 그런 잉크 설정은 없어요: “{ $ink }”. 있는 것: { $inks }.
print-unknown-size = “{ $size }” 크기는 없어요. 고를 수 있는 크기: { $sizes }.
print-only-whole = 반 장으로는 참조표만 인쇄할 수 있어요. 이 인쇄물은 한 장이 필요해요.
print-unknown-letters = 그런 글자 크기는 없어요: “{ $letters }”. 있는 것: { $sizes }.
print-same-language = 두 언어가 같아요. 다른 언어를 골라 주세요.
print-nothing = 이 게임에는 아직 인쇄할 것이 없어요.
print-unknown-edition = 그런 판본은 없어요: “{ $edition }”. 있는 것: { $editions }.
print-one-edition = 이 게임은 판본이 하나뿐이라 고를 수 없어요: “{ $edition }”.
print-unknown-variant = 이 판본에 그런 추가 규칙은 없어요: “{ $variant }”. 있는 것: { $variants }.
print-variant-players = “{ $variant }” 규칙은 { $low }명에서 { $high }명까지 쓸 수 있어요. { $n }명은 안 돼요.
print-unknown-content = 오늘 인쇄물에 넣을 수 없어요: “{ $content }”. 넣을 수 있는 것: { $contents }.
print-no-contents = 여러 인쇄물을 골라 담을 수 있는 것은 오늘 게임 인쇄물뿐이에요.
print-all-alone = --all은 모든 인쇄물을 보통 인원으로 인쇄해요. 인쇄물, 판본, 인원, 추가 규칙, 넣을 것, 파일은 함께 적지 마세요.
print-which-sheet = 어떤 인쇄물인지 적어 주세요. 이름은 companion print --list로 볼 수 있어요.
print-wants-sitting = 이 인쇄물은 한 테이블의 게임에 대한 것이에요. 그 테이블의 인쇄 화면에서 인쇄하세요.
problem-unknown-result = 아직 끝나지 않은 게임이라 인쇄할 결과가 없어요.
