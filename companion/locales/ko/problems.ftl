# JSON 인터페이스의 거절: 종류마다 제목 하나, 잘못마다 문장 하나.

## 제목

problem-title-malformed = 읽을 수 없어요
problem-title-no-token = 아직 참가하지 않았어요
problem-title-not-yours = 할 수 없는 일이에요
problem-title-other-origin = 다른 사이트에서 보낸 요청이에요
problem-title-other-host = 알 수 없는 서버 이름이에요
problem-title-not-found = 찾을 수 없어요
problem-title-method = 여기서는 할 수 없어요
problem-title-conflict = 이제는 할 수 없어요
problem-title-settled = 이미 정해졌어요
problem-title-too-large = 너무 커요
problem-title-media = JSON이 아니에요
problem-title-faulty = 올바르지 않은 값이 있어요
problem-title-rule = 규칙에 어긋나요
problem-title-tries = 너무 많이 시도했어요
problem-title-unavailable = 잠시만 기다려 주세요
problem-title-bug = 여기서 문제가 생겼어요
problem-title-other = 처리하지 못했어요

## 읽을 수 없는 문서

problem-not-utf8 = 글이 UTF-8이 아니에요.
problem-not-json = JSON이 아니에요.
problem-not-json-at = JSON이 아니에요. { $line }번째 줄을 { $column }번째 글자부터 읽을 수 없어요.
problem-cut-off = 중간에서 끊겨서 끝부분이 없어요. 온전한 파일만 읽을 수 있어요.
problem-empty = 안에 아무것도 없어요.
problem-too-deep = 너무 깊이 중첩되어 있어요.
problem-body = 요청이 중간에 끊겼어요.
problem-wrong-shape = 형식이 맞지 않아요.
problem-unknown-key = 이런 이름의 항목은 없어요.
problem-missing-key = “{ $key }” 항목이 빠졌어요.
problem-unknown-kind = 이런 종류는 없어요.
problem-wrong-type = 여기에는 { JOSA($expected, "이/가") } 와야 하는데 { JOSA($got, "이/가") } 왔어요.
problem-wrong-length = 여기에는 값이 꼭 { $length }개 있어야 해요.
problem-type-object = 객체
problem-type-array = 목록
problem-type-str = 글자
problem-type-bool = 참/거짓
problem-type-int = 정수
problem-type-float = 소수
problem-type-null = null 값
problem-type-either = { $one } 또는 { $other }

## 있을 수 없는 값

problem-unknown-value = 쓸 수 있는 값이 아니에요.
problem-too-few = { $least } 이상이어야 해요.
problem-more-than = { $most } 이하여야 해요.
problem-too-many = 숫자가 너무 커요.
problem-too-short = 적어도 { $least }개 있어야 해요.
problem-too-long = { $most }개까지만 있을 수 있어요.
problem-control-character = 화면에 나타낼 수 없는 글자가 있어요.
problem-not-between = { $least }부터 { $most }까지의 정수여야 해요.
problem-nothing-counted = 아직 아무것도 입력하지 않았어요. 각자 가진 것을 입력한 뒤 다시 물어보세요.
problem-no-flag = { $name }: true 또는 false여야 해요.
problem-unknown-language = 쓸 수 있는 언어: { $languages }.

## 그 밖의 것

problem-no-token = 먼저 게임에 참가하세요. 자리나 테이블의 토큰이 필요해요.
problem-other-hands = 지금은 다른 사람이 이 휴대폰을 들고 있어요. 게임을 다시 여세요.
problem-other-origin = 다른 사이트의 페이지에서 보낸 요청이라 아무것도 하지 않았어요.
problem-other-host = { JOSA($host, "은/는") } 이 서버의 이름이 아니에요. 서버가 표시한 IP 주소로 열거나, 앱을 운영하는 사람이 설정의 HOSTS에 이 이름을 추가해야 해요.
problem-unknown-path = 이 주소에는 아무것도 없어요.
problem-unknown-calculator = 이 게임에 그런 계산기는 없어요.
problem-unknown-seat = 그런 자리는 없어요.
problem-unknown-dialog = 그사이에 끝난 일이에요. 화면을 다시 봐 주세요.
problem-method = 이 주소는 { $method } 요청을 받지 않아요.
problem-too-large = 한 번에 { $most }KiB까지만 보낼 수 있어요.
problem-media = Content-Type: application/json 으로 JSON을 보내세요.
problem-tries = 너무 여러 번 시도했어요. { $seconds }초 뒤에 다시 해 보세요.
problem-other = 서버가 이 요청을 처리할 수 없어요.
problem-bug = 저희 잘못이에요. 무슨 일이 있었는지는 서버 기록에 남아 있어요.
problem-unavailable = { $reason ->
    [locked] 지금은 다른 프로그램이 데이터베이스를 혼자 쓰고 있어요. 바뀐 것은 없으니 잠시 뒤에 다시 해 보세요.
    [full] 서버의 디스크가 가득 찼어요. 바뀐 것은 없으니 공간을 비운 뒤에 다시 해 보세요.
    [read-only] 서버의 데이터베이스에 쓸 수 없게 되어 있어요. 바뀐 것은 없으니 앱이 그 폴더에 쓸 수 있게 한 뒤에 다시 해 보세요.
    [gone] 서버에 데이터베이스 파일이 없어요. 바뀐 것은 없으니 파일을 되돌려 놓은 뒤에 다시 해 보세요.
    [replaced] 데이터베이스 파일이 기록이 빠진 다른 파일로 바뀌었어요. 바뀐 것은 없으니 앱을 끄고 원래 파일을 되돌려 놓거나 백업을 복원한 뒤에 다시 켜세요.
    [damaged] 데이터베이스가 망가졌어요. 바뀐 것은 없으니 서버를 끄고 `companion check`로 살펴보세요.
    [disk] 서버의 디스크가 가득 찼거나 고장 났어요. 바뀐 것은 없으니 디스크를 살펴본 뒤에 다시 해 보세요.
    [no-server] 지금은 데이터베이스 서버가 응답하지 않아요. 바뀐 것은 없으니 잠시 뒤에 다시 해 보세요.
    [no-database] 데이터베이스가 더는 없어요. 바뀐 것은 없으니 그 서버를 살펴보세요.
    [password] 데이터베이스 서버가 접속을 거부했어요. 바뀐 것은 없으니 주소에 적힌 이름과 암호를 살펴보세요.
    [newer] 이제 더 새로운 버전의 앱이 데이터베이스를 쓰고 있어요. 아무것도 바꾸지 않았어요. 잠시 뒤에 이 화면을 다시 여세요.
   *[away] 지금은 데이터베이스를 쓸 수 없어요. 바뀐 것은 없으니 잠시 뒤에 다시 해 보세요.
}
problem-by-rule = { $sentence } ({ $heading })
