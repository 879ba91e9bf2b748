"""Running the command as a user would, in this process."""

from typing import NamedTuple

import pytest
from click.testing import CliRunner

from cairn.cli.main import main


class Ran(NamedTuple):
    """What the command printed, and how it left."""

    out: str
    err: str
    status: int


def run(*arguments: str, given: str = "") -> Ran:
    """Run `cairn` with these arguments and with `given` on standard input."""
    runner = CliRunner()
    with runner.isolation(given) as (out, err, _):
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        status = left.value.code
    return Ran(out.getvalue().decode(), err.getvalue().decode(), status if isinstance(status, int) else 1)


def cairn(*arguments: str, given: str = "") -> Ran:
    """Run `cairn` and expect that it works."""
    ran = run(*arguments, given=given)
    assert ran.status == 0, ran.err
    return ran


def refused(*arguments: str, given: str = "") -> str:
    """Run `cairn`, expect one line on standard error, nothing else, and exit status 2; the line without its head."""
    ran = run(*arguments, given=given)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("cairn: ")
    return ran.err.removeprefix("cairn: ").rstrip("\n")
