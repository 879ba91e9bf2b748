"""Values: frozen, compared by content, and the same bytes for the same content."""

import msgspec
import pytest

from cairn.core.values import encode, replace
from tests.fifth.coins.rules.state import Options


def test_a_value_is_what_its_fields_say() -> None:
    assert Options(3) == Options(players=3)
    assert hash(Options(3)) == hash(Options(players=3))
    assert Options(3) != Options(2)
    with pytest.raises(AttributeError):
        Options(3).players = 2  # type: ignore[misc]


def test_a_changed_copy_leaves_the_first_as_it_was() -> None:
    first = Options()
    assert replace(first, players=3) == Options(3)
    assert first.players == 2


def test_json_comes_back_equal_and_strictly() -> None:
    value = Options(3, ("ż", "b"), True)
    text = encode(value)
    assert msgspec.json.decode(text, type=Options) == value
    assert encode(msgspec.json.decode(text, type=Options)) == text
    for wrong in (b'{"players":"3"}', b'{"player":3}', b"[]", b"", b'{"players":3'):
        with pytest.raises(msgspec.DecodeError):
            msgspec.json.decode(wrong, type=Options)
