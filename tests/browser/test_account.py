"""A guest becomes an account, goes and comes back, and makes a friend by a link."""

from __future__ import annotations

from typing import Any

from tests.browser.browser import PHONE
from tests.server.serving import Server

PASSWORD = "correct horse"


def fill(person: Any, **fields: str) -> None:
    """Fills the lines of the first form in, by their labels."""
    for label, text in fields.items():
        person.page.locator("form").first.get_by_label(label.replace("_", " "), exact=True).fill(text)


def press(person: Any, name: str) -> None:
    person.page.get_by_role("button", name=name, exact=True).click()


def choose(person: Any, way: str) -> None:
    person.page.get_by_label(way, exact=True).check()


def register(person: Any, name: str) -> list[str]:
    """Makes the visitor an account; its recovery codes, which he sees on the screen."""
    person.go("/account")
    fill(person, Name=name, Password=PASSWORD)
    press(person, "Make the account")
    person.page.locator("code").first.wait_for()
    codes: list[str] = person.page.locator("code").all_inner_texts()
    press(person, "I have kept them")
    person.page.get_by_role("heading", name=name).wait_for()
    return codes


def test_a_guest_keeps_his_table_goes_and_comes_back_with_password_and_code(site: Server, visit: Any) -> None:
    person = visit(site.url, viewport=PHONE, has_touch=True, is_mobile=True)
    table = person.play_now("kozel")
    person.page.locator(".seat").first.wait_for()
    codes = register(person, "Penelope")
    assert len(codes) == 10
    assert person.page.locator("code").count() == 0

    press(person, "Log out")
    choose(person, "Log in")
    assert not person.api("/me")["account"]
    fill(person, Name="penelope", Password="wrong horse")
    press(person, "Log in")
    person.page.get_by_role("alert").get_by_text("do not belong together").wait_for()
    fill(person, Password=PASSWORD)
    press(person, "Log in")
    person.page.get_by_role("heading", name="Penelope").wait_for()

    press(person, "Log out")
    choose(person, "Password forgotten")
    fill(person, Name="Penelope", Recovery_code=codes[0], New_password="another horse")
    press(person, "Set the password and log in")
    person.page.get_by_role("heading", name="Penelope").wait_for()
    person.page.get_by_text("New recovery codes").first.click()
    person.page.get_by_text("9 codes are left").wait_for()

    person.go(f"/table/{table}")
    person.page.locator(".hand").wait_for()  # a watcher has none
    assert person.faults == []


def test_a_link_makes_friends_and_a_session_elsewhere_is_ended(site: Server, visit: Any) -> None:
    person, friend, elsewhere = visit(site.url), visit(site.url), visit(site.url)
    register(person, "Telemachus")
    press(person, "Make a link for friends")
    friend.go(person.page.get_by_label("Link for friends").input_value())
    friend.page.get_by_text("Telemachus would like to be friends with you.").wait_for()
    press(friend, "Become friends")
    friend.page.get_by_text("You and Telemachus are friends.").wait_for()

    elsewhere.go("/account")
    choose(elsewhere, "Log in")
    fill(elsewhere, Name="Telemachus", Password=PASSWORD)
    press(elsewhere, "Log in")
    elsewhere.page.get_by_role("heading", name="Telemachus").wait_for()
    person.page.reload()
    friends = person.page.get_by_role("region", name="Friends")
    friends.get_by_text("Guest").wait_for()
    press(person, "Log out there")
    person.page.get_by_role("button", name="Log out there").wait_for(state="detached")
    assert not elsewhere.api("/me")["account"]

    friends.get_by_role("button", name="Block").first.click()
    friends.get_by_text("Nobody yet.").wait_for()
    friend.page.reload()
    friend.page.get_by_role("alert").get_by_text("This link does not hold").wait_for()
    assert [each.faults for each in (person, friend, elsewhere)] == [[], [], []]


def test_one_saves_everything_and_deletes_oneself(site: Server, visit: Any) -> None:
    person = visit(site.url, accept_downloads=True)
    register(person, "Eumaeus")
    with person.page.expect_download() as download:
        press(person, "Save all of it")
    assert '"name": "Eumaeus"' in download.value.path().read_text("utf-8")
    press(person, "Delete me")
    fill_last = person.page.locator("section[aria-labelledby='own-data'] input")
    fill_last.fill(PASSWORD)
    press(person, "Delete for good")
    person.page.get_by_text("Everything has been deleted.").wait_for()
    assert not person.api("/me")["account"]
    assert person.faults == []
