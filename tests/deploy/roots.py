"""The steps of a container file, run without a container engine: each stage in an empty Debian of its own.

An empty root comes from debootstrap, and bubblewrap runs the steps in it. What the machine needs to reach its packages
(proxies, certificates, indexes of its own) is passed on to the steps, and is no part of the image.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from tests.deploy.needs import leave_out, need_command

PASSED = "/run/passed"
"""Where files of the machine are while a step runs: pip's certificates and folders of packages."""
_PROXIES = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
_CERTIFICATES = ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")
_PATH = re.compile(r"(?<![\w/:])(?:file://)?(/[^\s,]+)")
_BASE = re.compile(r"docker\.io/library/debian:(\w+)-slim")
_MIRROR = re.compile(r"^(?:URIs:|deb(?: \[[^]]*\])?)\s*(https?://\S+/debian)/?(?:\s|$)", re.MULTILINE)


class Step(NamedTuple):
    """An instruction of a container file."""

    name: str
    rest: str

    @property
    def words(self) -> list[str]:
        """Its arguments."""
        given = json.loads(self.rest) if self.rest.startswith("[") else shlex.split(self.rest)
        return [str(word) for word in given]


class Image:
    """What the steps of a stage have made: files, and how it is started."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"}
        self.folder = "/"
        self.user = "root"
        self.command: list[str] = []
        self.health: list[str] = []

    def start(self, data: Path, **environment: str) -> list[str]:
        """The command line that starts it as its user, with nothing to write to but `data` and /tmp."""
        identity = self.passwd(self.user)
        os.chown(data, *identity)
        rights = [f"--reuid={identity[0]}", f"--regid={identity[1]}", "--clear-groups", "--no-new-privs"]
        bound = ["--ro-bind", str(self.root), "/", "--bind", str(data), self.folder, "--tmpfs", "/tmp"]
        return [*self._wrap(bound, {**self.environment, **environment}), "setpriv", *rights, "--", *self.command]

    def beside(self, command: list[str]) -> list[str]:
        """The command line that runs something else in it, and changes nothing."""
        return [*self._wrap(["--ro-bind", str(self.root), "/", "--tmpfs", "/tmp"], self.environment), *command]

    def run(self, command: list[str], passed: "Passed") -> None:
        """Run a step as root; fail with what it said."""
        bound = ["--bind", str(self.root), "/", *passed.bound]
        ran = subprocess.run(
            [*self._wrap(bound, {**self.environment, **passed.environment}), *command],
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, f"{shlex.join(command)}\n{ran.stdout[-2000:]}\n{ran.stderr[-4000:]}"

    def passwd(self, user: str) -> tuple[int, int]:
        """The numbers of a user and their group."""
        lines = (self.root / "etc/passwd").read_text("utf-8").splitlines()
        fields = next(line.split(":") for line in lines if line.startswith(f"{user}:"))
        return int(fields[2]), int(fields[3])

    def _wrap(self, bound: list[str], environment: Mapping[str, str]) -> list[str]:
        said = [part for name, value in environment.items() for part in ("--setenv", name, value)]
        rest = ["--dev", "/dev", "--proc", "/proc", "--unshare-pid", "--unshare-ipc", "--die-with-parent", "--clearenv"]
        return [need_command("bwrap"), *bound, *rest, *said, "--chdir", self.folder]


class Passed:
    """What the steps are given of the machine, beside their files: how it reaches the network and its packages."""

    def __init__(self) -> None:
        self.bound = []
        for name in ("/etc/resolv.conf", "/etc/hosts"):
            self.bound += ["--ro-bind-try", name, name]
        self.environment = {"DEBIAN_FRONTEND": "noninteractive"}
        settings = {name: os.environ[name] for name in (*_PROXIES, *_CERTIFICATES) if name in os.environ}
        for name, value in {**settings, **_pip_settings()}.items():
            self.environment[name] = _PATH.sub(self._bind, value)

    def _bind(self, found: re.Match[str]) -> str:
        """Bind the file or folder that is named, and return its name there."""
        path = Path(found[1])
        if not path.exists():
            return found[0]
        bound = path.parent if found[0].startswith("file:") else path  # an index links to files beside it
        self.bound += ["--ro-bind", str(bound), f"{PASSED}{bound}"]
        return found[0].replace(str(path), f"{PASSED}{path}")


def build(containerfile: Path, context: Path, folder: Path) -> Image:
    """Run all stages of the container file, and return the last one."""
    if os.geteuid() != 0:
        leave_out("only root may make a root of Debian")
    passed, stages, images = Passed(), {}, list[Image]()
    for step in read(containerfile):
        match step.name:
            case "FROM":
                base, *named = step.words
                image = Image(folder / f"stage-{len(images)}")
                _copy_base(base, folder, image.root)
                images.append(image)
                if named:
                    stages[named[1]] = image
            case "RUN":
                images[-1].run(["/bin/sh", "-c", step.rest], passed)
            case "COPY":
                _copy(step, context, stages, images[-1])
            case "ENV":
                name, _, value = step.rest.partition("=")
                images[-1].environment[name] = value
            case "WORKDIR":
                images[-1].folder = step.rest
            case "USER":
                images[-1].user = step.rest
            case "CMD":
                images[-1].command = step.words
            case "HEALTHCHECK":
                images[-1].health = [str(word) for word in json.loads(step.rest.partition("CMD ")[2])]
            case "EXPOSE":
                pass
            case _:
                raise AssertionError(f"{step.name} is not known here")
    for image in images:
        shutil.rmtree(image.root / PASSED.lstrip("/"), ignore_errors=True)
    return images[-1]


def read(containerfile: Path) -> Iterator[Step]:
    """The instructions of a container file."""
    text = re.sub(r"^#.*\n", "", containerfile.read_text("utf-8"), flags=re.MULTILINE).replace("\\\n", " ")
    for line in text.splitlines():
        if line.strip():
            name, _, rest = line.strip().partition(" ")
            yield Step(name, rest.strip())


def _copy_base(image: str, folder: Path, root: Path) -> None:
    """Make the root of a stage: a Debian with nothing in it but what every Debian has."""
    base = _BASE.fullmatch(image)
    assert base, f"{image} is no image that debootstrap can make"
    empty = folder / base[1]
    if not empty.exists():
        made = subprocess.run(
            [need_command("debootstrap"), "--variant=minbase", base[1], str(empty), *_mirror()],
            capture_output=True,
            text=True,
            check=False,
        )
        assert made.returncode == 0, made.stdout[-2000:] + made.stderr
        for package in (empty / "var/cache/apt/archives").glob("*.deb"):
            package.unlink()  # as the images of Debian are published
        (empty / "etc/apt/apt.conf.d/machine").write_text(_apt_settings(), "utf-8")
    subprocess.run(["cp", "--archive", str(empty), str(root)], check=True)


def _mirror() -> list[str]:
    """Where this machine gets its packages from, if that is known."""
    lists = Path("/etc/apt")
    files = [lists / "sources.list", *sorted((lists / "sources.list.d").glob("*"))]
    text = "\n".join(each.read_text("utf-8", "replace") for each in files if each.is_file())
    return [found[1]] if (found := _MIRROR.search(text)) else []


def _apt_settings() -> str:
    """The proxies of apt on this machine."""
    if shutil.which("apt-config") is None:
        return ""
    told = subprocess.run(["apt-config", "dump", "--empty=no", "Acquire"], capture_output=True, text=True, check=False)
    return "".join(f"{line}\n" for line in told.stdout.splitlines() if "::Proxy" in line)


def _copy(step: Step, context: Path, stages: Mapping[str, Image], image: Image) -> None:
    words = step.words
    given = next((word.removeprefix("--from=") for word in words if word.startswith("--from=")), None)
    *sources, target = [word for word in words if not word.startswith("--")]
    origin = context if given is None else stages[given].root
    place = image.root / target.lstrip("/")
    for pattern in sources:
        found = sorted(origin.glob(pattern.lstrip("/")))
        assert found, f"there is no {pattern} to copy"
        for each in found:
            into = place / each.name if target.endswith("/") else place
            into.parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["cp", "--archive", "--no-target-directory", str(each), str(into)], check=True)


def _pip_settings() -> dict[str, str]:
    """The settings of pip on this machine, as variables."""
    told = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False)
    found: dict[str, str] = {}
    for line in told.stdout.splitlines():
        name, _, value = line.partition("=")
        section, _, key = name.partition(".")
        if section in ("global", ":env:", "install"):
            found[f"PIP_{key.upper().replace('-', '_')}"] = value.strip("'").replace("\\n", " ")
    return found
