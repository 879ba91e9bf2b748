"""Who is who: a person is a face they chose, a bot the animal of its level, and neither stands for the other."""

from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from cairn.games import all_rooms
from cairn.play.levels import levels, split_mark
from cairn.server.table.log import Face
from tests.server.services import Running
from tests.web.conftest import MakePage
from tests.web.fitting import pictures_come
from tests.web.positions import played
from tests.web.test_pictures import names, sheet

YOUR_FACE = {"en": "Your face", "pl": "Twój awatar", "ru": "Ваш аватар"}


def choose_face(page: Page, name: str) -> None:
    """From a click on one's own name."""
    page.locator("header button.me").click()
    page.get_by_role("radio", name=name).check(force=True)
    page.keyboard.press("Escape")


def shown(page: Page, where: str) -> list[str]:
    """The pictures of those who sit there, in their order."""
    found = page.locator(f"{where} [data-face]")
    return [str(each.get_attribute("data-face")) for each in found.all()]


def test_every_face_and_every_level_is_drawn() -> None:
    drawn = {each for each in names(sheet("people")) if each.startswith("face-")}
    of_people = {f"face-{each}" for each in get_args(Face)}
    named = {level.name for rooms in all_rooms().values() for level in levels(rooms)} | {"random"}
    of_bots = {f"face-{split_mark(name)[0]}" for name in named}
    assert of_people.isdisjoint(of_bots)
    assert drawn == of_people | of_bots


@pytest.mark.parametrize("lang", YOUR_FACE)
def test_a_face_is_chosen_by_keys_and_kept(new_page: MakePage, lang: str) -> None:
    page = new_page(language=lang)
    page.goto("/")
    page.locator("header button.me").click()
    group = page.get_by_role("group", name=YOUR_FACE[lang])
    faces = group.get_by_role("radio")
    expect(faces).to_have_count(13)
    assert len({each.get_attribute("aria-label") for each in faces.all()}) == 13, "each has a name of its own"
    expect(faces.last).to_be_checked()
    faces.last.focus()
    page.keyboard.press("ArrowLeft")
    expect(faces.nth(11)).to_be_checked()
    page.keyboard.press("Escape")
    assert shown(page, "header .me") == ["face-elephant"]
    page.reload()
    expect(page.locator("header .me [data-face='face-elephant']")).to_be_visible()


def test_everybody_at_a_table_sees_a_face_also_one_chosen_there(new_page: MakePage) -> None:
    host, friend = new_page(), new_page()
    host.goto("/")
    choose_face(host, "Toucan")
    host.get_by_role("article").filter(has_text="Break the Code").get_by_role("button", name="Set up").click()
    host.get_by_role("button", name="Invite by link").click()
    link = host.locator("output").inner_text()
    friend.goto(f"http://{link}")
    expect(friend.locator("main li [data-face='face-toucan']")).to_be_visible()
    friend.get_by_label("Your name").fill("Ola")
    friend.get_by_role("radio", name="Frog").check(force=True)
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator("main li [data-face='face-frog']")).to_be_visible()
    assert shown(host, "main li") == ["face-toucan", "face-frog", "face-beginner"]
    choose_face(friend, "Llama")
    expect(host.locator("main li [data-face='face-llama']")).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host.locator(".hand [data-face='face-llama']")).to_be_visible()
    expect(friend.locator(".hand [data-face='face-toucan']")).to_be_visible()
    host.reload()
    expect(host.locator(".hand [data-face='face-llama']")).to_be_visible()


def test_a_face_comes_along_to_another_device(new_page: MakePage) -> None:
    page, phone = new_page(), new_page(width=390)
    page.goto("/")
    choose_face(page, "Octopus")
    page.get_by_role("article").filter(has_text="Break the Code").get_by_role("button", name="Play").click()
    page.locator("section.bar").first.wait_for()
    page.goto("/")
    page.locator("header").get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Use them on another device").click()
    phone.goto(page.locator("dialog output").inner_text())
    phone.get_by_role("button", name="Move it here").click()
    expect(phone.locator("header .me [data-face='face-octopus']")).to_be_visible()


def test_while_a_bot_plays_for_somebody_it_has_its_own_face(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "lost-code", players=2, moves=6, turn_of=0)
    page = new_page()
    position.open(page)
    pictures_come(page)
    assert shown(page, ".rack") == ["face-dune"]
    position.seats[1].leave()
    expect(page.locator(".rack [data-face]")).not_to_have_attribute("data-face", "face-dune")
    assert shown(page, ".rack")[0].removeprefix("face-") not in get_args(Face)
    position.close()


def test_without_pictures_names_say_it(new_page: MakePage, server: Running) -> None:
    position = played(server.url, "lost-code", players=3, moves=6, turn_of=0)
    page = new_page()
    page.add_init_script("localStorage['cairn.settings'] = JSON.stringify({ pictures: 'off' })")
    position.open(page)
    assert shown(page, "main") == []
    expect(page.locator(".rack header").first).to_contain_text("Iwo")
    position.close()
