"""The command as a program among others: streams with few signs, and readers that have seen enough."""

import os
import subprocess
import sys

import pytest

PLAY = [sys.executable, "-m", "cairn", "play", "lost-code", "--seed", "1"]


@pytest.mark.parametrize(("lang", "title"), [("en", b"? The Lost Code ?"), ("ru", b"? ??? ???? ?")])
def test_a_terminal_without_our_signs_gets_others(lang: str, title: bytes) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run([*PLAY, "--lang", lang], input=b"quit\n", capture_output=True, env=environment, check=False)
    assert ran.returncode == 0 and ran.stderr == b""
    assert title in ran.stdout


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    with subprocess.Popen(PLAY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as playing:
        assert playing.stdin and playing.stdout and playing.stderr
        playing.stdout.readline()
        playing.stdout.close()
        playing.stdin.write(b"board\n" * 50)
        playing.stdin.close()
        assert playing.stderr.read() == b""
        assert playing.wait() == 0
