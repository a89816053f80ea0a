"""A seat goes to somebody else, or stands empty: the game goes on, or says why not."""

import pytest

from companion.games import GAMES

from .dialogs import every_dialog


@pytest.fixture
def client(plain_app):
    return plain_app.test_client


def sitting(client, game="sheriff", seats=3):
    api = client()
    names = [{"name": name} for name in ("Ann", "Ben", "Cem", "Dan")[:seats]]
    answer = api.post("/api/v1/sittings", json={"game": game, "seats": names}).json
    table = client()
    table.set_cookie(f"table_{answer['code']}", answer["table_token"])
    return answer["code"], table


def joined(client, code, seat):
    phone = client()
    phone.post(f"/s/{code}/seats/{seat}/claim")
    return phone


def test_a_seat_is_handed_to_somebody_with_another_name(client):
    code, table = sitting(client)
    ben = joined(client, code, 1)
    ben.post(f"/s/{code}/seats/1/hand", data={"name": "Bea"})
    assert ben.get(f"/s/{code}/seat").status_code == 302
    bea = joined(client, code, 1)
    assert "Bea" in bea.get(f"/s/{code}/seat").text
    page = table.get(f"/s/{code}/table").text
    assert "Bea" in page
    assert "Ben" not in page
    assert "absent-1" not in page


def test_a_name_that_cannot_be_is_refused_and_the_seat_stays(client):
    code, _ = sitting(client)
    ben = joined(client, code, 1)
    answer = ben.post(f"/s/{code}/seats/1/hand", data={"name": "Ann"})
    assert answer.status_code == 422
    assert ben.get(f"/s/{code}/seat").status_code == 200


def test_nobody_hands_on_the_seat_of_another(client):
    code, _ = sitting(client)
    ben = joined(client, code, 1)
    assert ben.post(f"/s/{code}/seats/2/hand", data={"name": "Bea"}).status_code == 403


SAID = {
    "sheriff": "no rules for two",
    "citadels": "cover an empty seat",
    "dunhuang": "cover an empty seat",
    "condottiere": "passes in every battle",
}


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_says_who_has_left_and_how_the_game_goes_on(client, game):
    code, table = sitting(client, game)
    ben, cem = joined(client, code, 1), joined(client, code, 2)
    ben.post(f"/s/{code}/seats/1/release")
    for page in (table.get(f"/s/{code}/table").text, cem.get(f"/s/{code}/seat").text):
        assert 'id="absent-1"' in page
    assert SAID[game] in page
    cem.post(f"/s/{code}/seats/1/seated")
    assert 'id="absent-1"' not in table.get(f"/s/{code}/table").text


def test_whoever_takes_the_seat_up_ends_the_absence(client):
    code, table = sitting(client)
    joined(client, code, 1).post(f"/s/{code}/seats/1/release")
    joined(client, code, 1)
    assert 'id="absent-1"' not in table.get(f"/s/{code}/table").text


# Several people on one phone


def shared(client, code, *seats):
    phone = client()
    for seat in seats:
        phone.post(f"/s/{code}/seats/{seat}/claim")
    return phone


def shown(phone, code):
    page = phone.get(f"/s/{code}/seat").text
    return int(page.split('data-seat="')[1].split('"')[0])


def test_a_phone_takes_a_second_seat_and_keeps_the_first(client):
    code, table = sitting(client)
    phone = shared(client, code, 0, 1)
    assert shown(phone, code) == 0
    assert f"/s/{code}/seats/1/give" in phone.get(f"/s/{code}/seat").text
    assert table.get(f"/s/{code}/table").status_code == 200
    refused = client().post(f"/s/{code}/seats/1/claim")
    assert refused.status_code == 409


def test_nothing_of_anybodys_is_on_a_shared_phone_until_the_next_one_has_it_in_hand(client):
    code, _ = sitting(client)
    phone = shared(client, code, 0, 1)
    cover = phone.get(f"/s/{code}/seats/1/give").text
    assert "Pass me to" in cover
    assert "data-stream" not in cover
    assert shown(phone, code) == 0
    phone.post(f"/s/{code}/seats/1/give")
    assert shown(phone, code) == 1
    assert f'href="/s/{code}/seats/0/give"' in phone.get(f"/s/{code}/seat").text


def test_what_a_shared_phone_does_is_done_for_whoever_holds_it(client):
    code, _ = sitting(client)
    phone = shared(client, code, 0, 1)
    act = {"id": "one", "seat": 1, "action": {"kind": "begin", "sheriff": 1}}
    assert phone.post(f"/s/{code}/seat/actions", json=act).status_code == 403
    phone.post(f"/s/{code}/seats/1/give")
    assert phone.post(f"/s/{code}/seat/actions", json=act).status_code == 200


def test_whoever_leaves_a_shared_phone_leaves_it_to_the_other_under_the_cover(client):
    code, _ = sitting(client)
    phone = shared(client, code, 0, 1)
    left = phone.post(f"/s/{code}/seats/0/release")
    assert left.location.endswith(f"/s/{code}/seats/1/give")
    phone.post(f"/s/{code}/seats/1/give")
    assert shown(phone, code) == 1
    assert f'href="/s/{code}/seats/0/give"' not in phone.get(f"/s/{code}/seat").text


def test_a_seat_that_the_table_frees_is_gone_from_a_shared_phone(client):
    code, table = sitting(client)
    phone = shared(client, code, 0, 1)
    table.post(f"/s/{code}/seats/0/release")
    assert phone.get(f"/s/{code}/seat").location.endswith(f"/s/{code}/seats/1/give")


def test_a_phone_gives_nobody_a_seat_that_is_not_its_own(client):
    code, _ = sitting(client)
    phone = shared(client, code, 0, 1)
    assert phone.get(f"/s/{code}/seats/2/give").location.endswith(f"/s/{code}/seat")
    phone.post(f"/s/{code}/seats/2/give")
    assert shown(phone, code) == 0


def test_a_phone_of_several_people_belongs_to_the_house(client):
    """What only members may read, a shared phone may read too."""
    code, _ = sitting(client)
    phone, nobody = joined(client, code, 1), "/api/v1/people/0000000000000000"
    assert phone.get(nobody).status_code == 404
    phone.post(f"/s/{code}/seats/2/claim")
    assert phone.get(nobody).status_code == 404
    assert client().get(nobody).status_code == 401


def test_a_screen_of_one_draws_nothing_of_another_who_has_the_phone_now(client):
    code, _ = sitting(client)
    phone = joined(client, code, 0)
    phone.post(f"/s/{code}/seats/1/claim")
    dialog, stream = (f"/s/{code}/seat/{asked}of=0" for asked in ("dialog?id=menu&", "stream?"))
    assert phone.get(dialog).status_code == 200
    phone.post(f"/s/{code}/seats/1/give")
    assert phone.get(dialog).status_code == 403
    assert "event: gone" in phone.get(stream).get_data(as_text=True)


@pytest.mark.parametrize("address", ["", "http://127.0.0.1:8000/", "http://192.168.178.9:8000/"])
def test_no_code_on_a_screen_leads_a_phone_to_itself(plain_app, client, address):
    """A tablet may call the house `localhost`; then its setting tells the address, or words do."""
    plain_app.config["ADDRESS"] = address
    code, table = sitting(client)
    ben = joined(client, code, 1)
    told = "192.168" in address
    for device, path in ((table, "table"), (ben, "seat")):
        page = device.get(f"/s/{code}/{path}?lang=en").text
        drawn = page + "".join(every_dialog(device, page, "&lang=en").values())
        assert ('class="qr"' in drawn) == told
        assert ("Phones cannot reach this address." in drawn) != told
        assert ("--host 0.0.0.0" in drawn) != told
        assert f"localhost/s/{code}" not in drawn
