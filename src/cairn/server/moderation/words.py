"""Words that must not be said, in names and in the chat: a list of the host's own, empty at first."""

import re
from collections.abc import Iterable
from unicodedata import combining, normalize

from cairn.core.errors import BadInput, IllegalMove
from cairn.server.table.seats import INVISIBLE, RULE, WITHOUT_WIDTH

LONGEST_WORD = 60
_LIKE = str.maketrans("0134578@$ł", "oieastbasl")
"""Signs that stand for letters."""
_WORD = re.compile(r"[^\W_]+")
_SPACED = re.compile(r"(?<= )((?:\w ){2,}\w)(?= )")
"""Single letters with spaces between them."""


def clean_word(text: str) -> str:
    """Return an entry of the list: a word or several, with `*` at the end for all words that begin so."""
    parts = _plain(text.rstrip("* ")).split()
    if not parts or len(text) > LONGEST_WORD:
        raise BadInput("word", f"{text[:LONGEST_WORD]!r} has no letters, or more than {LONGEST_WORD} signs")
    return " ".join(parts) + ("*" if text.rstrip().endswith("*") else "")


class WordList:
    """The words that must not be said."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        """Take entries that `clean_word` returned."""
        self.all = tuple(sorted(words))
        self._sought = tuple(f" {word[:-1]}" if word.endswith("*") else f" {word} " for word in self.all)

    def check(self, *texts: str) -> None:
        """Raise `IllegalMove` if one of the words is in a text, in any spelling that looks alike."""
        for text in texts if self._sought else ():
            plain = _plain(text)
            if any(word in plain for word in self._sought):
                raise IllegalMove(RULE, "word-forbidden")


def _plain(text: str) -> str:
    """The words of a text in lower case, without accents and with letters for the signs like them."""
    parts = normalize("NFKD", text.translate(WITHOUT_WIDTH | INVISIBLE)).casefold().translate(_LIKE)
    words = _WORD.findall("".join(each for each in parts if not combining(each)))
    return _SPACED.sub(lambda found: found[0].replace(" ", ""), f" {' '.join(words)} ")
