"""A run of a few seconds, where PyTorch is there (make train sets it up)."""

from pathlib import Path

import numpy as np
import pytest

from cairn.games.arnak.bots.network import Network
from tests.bots.test_arnak_master import any_network
from training.checkpoint import Checkpoint
from training.run import options, train

torch = pytest.importorskip("torch")

TINY = ["--processes", "1", "--store", "2000", "--fill", "100", "--batch", "64", "--reuse", "2", "--share", "0"]
TINY += ["--device", "cpu", "--past", "1"]


def test_several_networks_learn_from_the_same_games_against_a_league(tmp_path: Path) -> None:
    for number in range(2):
        Checkpoint.of_network(any_network(number)).save(tmp_path / f"start{number}.npz")
    (tmp_path / "league.npz").write_bytes(any_network(5).write())
    places = [str(tmp_path / f"end{number}.npz") for number in range(2)]
    starts = [str(tmp_path / f"start{number}.npz") for number in range(2)]
    arguments = ["--start", *starts, "--checkpoint", *places, "--weights", str(tmp_path / "w.npz"), *TINY]
    arguments += ["--league", str(tmp_path / "league.npz"), "--league-share", "0.5", "--mix", "2-bird=1"]
    minutes = 0.1
    while True:  # as long as it takes on a machine with other work
        train(options().parse_args([*arguments, "--minutes", str(minutes)]))
        ends = [Checkpoint.load(Path(place)) for place in places]
        if ends[0].steps:
            break
        minutes *= 2
    assert ends[0].told["games"] == ends[1].told["games"] > 0
    assert ends[0].steps == ends[1].steps
    for start, end in zip(starts, ends, strict=True):
        assert not np.allclose(Checkpoint.load(Path(start)).now[0], end.now[0])
    assert len(Network.read((tmp_path / "w.npz").read_bytes()).header["members"]) == 2
