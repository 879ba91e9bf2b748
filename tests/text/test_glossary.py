"""Every text uses the words of the glossary, and docs/translating.md has its tables."""

import pytest

from cairn.text import LANGUAGES
from tests.text.glossary import DOC, GAMES, ROOT, Wrong, check, exception, glossaries, messages, page, texts

PLANTED = {
    "en": {
        "": ["whoever", "anew", "comes to light", "Look on", "Be forgotten"],
        "arnak": ["lay away", "niche", "Open idol"],
        "break_code": ["at place"],
        "lost_code": ["wager"],
    },
    "pl": {
        "": ["stopień", "Zapomnij", "Przebieg gry"],
        "arnak": ["niszy", "premii", "łaska", "notesem"],
        "break_code": ["talii"],
        "lost_code": ["czaszkę", "pudło"],
    },
    "ru": {
        "": ["ступень", "Взять назад", "Ход игры"],
        "arnak": ["бонуса", "зона игры", "в ящиках"],
        "break_code": ["угадывает"],
        "lost_code": ["череп", "ничья", "мимо"],
    },
}


@pytest.fixture(scope="module")
def wrong() -> list[Wrong]:
    return [each for game, said in texts() for each in check(game, said)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_has_a_word_that_the_glossary_forbids(lang: str, wrong: list[Wrong]) -> None:
    found = [str(each) for each in wrong if each.said.lang == lang]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_planted_words_are_found(lang: str) -> None:
    """Each in a copy of a catalogue, by its key, with the term that is right."""
    assert sum(len(words) for words in PLANTED[lang].values()) == 10
    for game, words in PLANTED[lang].items():
        file = f"src/cairn/games/{game}/text/{lang}.ftl" if game else f"src/cairn/text/{lang}.ftl"
        planted = [
            f"planted-{n} = {{ $n ->\n    [one] –\n   *[other] – {word} –\n    }}" for n, word in enumerate(words)
        ]
        copied = "\n".join([(ROOT / file).read_text("utf-8"), *planted, ""])
        found = [each for said in messages(file, lang, copied) for each in check(game, said)]
        keys = {each.said.key: each.word for each in found if each.said.key.startswith("planted")}
        assert keys == {f"planted-{n}": word for n, word in enumerate(words)}
        assert all(
            str(each).startswith(f"{file}: {each.said.key}: “{each.word}”; write “{each.term}") for each in found
        )


def test_a_word_is_found_in_any_case_and_only_as_a_whole() -> None:
    source = "one = Premie i łaska.\ntwo = Supremacja, płaskie { $idol }.\n"
    one, two = messages("src/cairn/games/arnak/text/pl.ftl", "pl", source)
    assert [each.word for each in check("arnak", one)] == ["łaska", "Premie"]
    assert not list(check("arnak", two))


def test_what_a_game_forbids_holds_for_its_texts_alone() -> None:
    (said,) = messages("web/text/pl.ftl", "pl", "planted = premia\n")
    assert list(check("arnak", said))
    assert not list(check("", said))
    (about,) = messages("web/text/pl.ftl", "pl", "about-arnak = premia\n")
    assert list(check("", about))


@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_term_has_a_name_and_every_exception_a_reason_and_a_use(game: str) -> None:
    glossary = glossaries()[game]
    assert all(term.about and term.names["en"] for term in glossary.terms)
    assert all(set(term.never) <= set(LANGUAGES) for term in glossary.terms)
    listed = {word for term in glossary.terms for words in term.never.values() for word in words}
    for each in glossary.exceptions:
        assert each.reason and each.word in listed
        assert exception(glossary, each.key, each.word) == each


def test_no_name_of_a_term_is_a_word_that_is_forbidden() -> None:
    for game, glossary in glossaries().items():
        for term in glossary.terms:
            for lang, name in term.names.items():
                (said,) = messages("", lang, f"planted = {name}\n")
                assert not list(check(game, said)), name


def test_the_page_for_translators_has_the_glossary() -> None:
    assert DOC.read_text("utf-8") == page(), "run `make glossary`"
