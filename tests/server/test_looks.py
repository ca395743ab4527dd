"""Names that look alike, and names that nobody may have: each answer is what a person sees, not what we computed."""

from __future__ import annotations

import pytest

from atout.server.accounts.looks import is_guests, is_mixed, is_reserved, looks


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "ANNA"),
        ("Anna", "\u0410nna"),  # a Cyrillic A
        ("Anna", "Ann\u0430"),
        ("Anna", "\u0391nna"),  # a Greek Alpha
        ("Anna", "Anna."),
        ("Anna", "A n_n-a"),
        ("Anna", "Ànnä"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀𝐧𝐧𝐚"),
        ("Al", "AI"),
        ("Al", "A1"),
        ("Mila", "Mi|a"),
        ("Mary", "rnary"),
        ("Otto", "0tto"),
        ("Boba", "ВОВА"),
        ("Straße", "STRASSE"),
        ("Søren", "Soren"),
        ("Анна", "анна"),
        ("Пётр", "Петр"),
        ("Сергей", "Сергеи"),
        ("O'Hara", "O\u02bcHara"),
        ("马云", "⻢云"),
    ],
)
def test_they_look_alike(one: str, other: str) -> None:
    assert looks(one) & looks(other)
    assert looks(other) & looks(one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Анна"),  # to a reader of Latin letters the Cyrillic name is AHHA
        ("Anna", "Anja"),
        ("Boba", "Вова"),
        ("Ali", "All"),
        ("Ada", "Ада"),
        ("Bob", "Coc"),
        ("Иван", "Ивана"),
        ("Jan2", "Jan3"),
        ("田中", "田申"),
        ("马", "龙"),
        ("Guðrún", "Gurun"),
    ],
)
def test_they_do_not_look_alike(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


@pytest.mark.parametrize("name", ["Аnna", "Annа", "Pоker", "Ελenα", "Иvan", "Anna Иvan"])
def test_a_word_in_two_alphabets_is_mixed(name: str) -> None:
    assert is_mixed(name)


@pytest.mark.parametrize(
    "name", ["Anna", "Анна", "Anna Анна", "Jean-Анна", "Νίκος", "Аня2", "Zoé", "日本カナ", "O’Hara"]
)
def test_a_word_in_one_alphabet_is_not(name: str) -> None:
    assert not is_mixed(name)


@pytest.mark.parametrize(
    "name",
    [
        "Computer",
        "computer 2",
        "C0MPUTER",
        "Сomputer",
        "Компьютер",
        "компютър",
        "Ordinateur",
        "atout",
        "Аtout",
        "admin",
    ],
)
def test_names_of_computers_and_of_the_site_are_nobodys(name: str) -> None:
    assert is_reserved(name)


def test_guests_without_a_name_are_called_so_and_nobody_else() -> None:
    assert all(map(is_guests, ("Guest 1234", "guest", "Гость 7", "Invité 12", "Gast1", "Гост 3")))
    assert not any(map(is_guests, ("Gustav", "Anna", "Guestimate")))
    assert not any(map(is_reserved, ("Anna", "Анна", "Computerspieler", "Ada")))
