"""Builds and runs the program Counts, also under valgrind."""

import os
import pathlib
import platform
import re
import shutil
import tempfile

from processes import run

PRODUCT = "Counts"

# How often allocations are counted. Addresses differ from run to run, and with them how often memory has to grow; the
# lowest count of ten is the same to a few allocations.
ALLOCATION_RUNS = 10

# Tools that remove debug information, each with its option.
STRIPPERS = [("strip", "--strip-debug"), ("llvm-strip", "--strip-debug"), ("llvm-objcopy", "--strip-debug")]


def build(package):
    """Builds the program of a package in release; returns its path."""
    command = ["swift", "build", "-c", "release", "--package-path", package]
    run([*command, "--product", PRODUCT], says_errors=True)
    return pathlib.Path(run([*command, "--show-bin-path"]).strip()) / PRODUCT


def run_program(command):
    """The output of the program, with deterministic hashing in Swift's sets and dictionaries."""
    # Not the caller's variables: they move the program's memory, and with it how objects' addresses collide.
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    return run(command, dict(kept, SWIFT_DETERMINISTIC_HASHING="1"))


def row_names(program):
    """The names of all rows that the program can run."""
    return run_program([program, "names"]).splitlines()


def time(program, row, seconds):
    """The CPU time of one run in seconds, measured for at least so many seconds."""
    return float(run_program([program, "time", row, seconds]))


def has_valgrind():
    """Whether instructions can be counted here."""
    return shutil.which("valgrind") is not None


def count(program, rows=()):
    """The counts of rows, or of all rows: allocations with glibc, instructions with valgrind."""
    runs = [counted_rows(run_program([program, "count", *rows])) for _ in range(ALLOCATION_RUNS)]
    counted = [(same[0][0], min((counts for _, counts in same), key=lambda counts: counts.get("allocations", 0)))
               for same in zip(*runs)]
    if not has_valgrind():
        return dict(counted)
    # In one folder on every machine: the length of the program's path moves its memory, too.
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        dumps = pathlib.Path(folder, "dumps")
        dumps.mkdir()
        run_program([
            "valgrind", "--quiet", "--tool=callgrind", "--cache-sim=no", f"--callgrind-out-file={dumps}/dump",
            "--zero-before=countingBegins", "--dump-before=countingEnds", stripped(program, folder), "count", *rows])
        instructions = dumped_instructions(path.read_text() for path in dumps.iterdir())
    if len(instructions) != len(counted):
        raise ValueError(f"valgrind wrote the counts of {len(instructions)} rows, {len(counted)} were run")
    return {name: {"instructions": number, **counts} for (name, counts), number in zip(counted, instructions)}


def stripped(program, folder):
    """A copy of the program without debug information, which older versions of valgrind can't read."""
    copy = pathlib.Path(folder, PRODUCT)
    shutil.copy(program, copy)
    for tool, option in STRIPPERS:
        if shutil.which(tool):
            run([tool, option, copy])
            break
    return copy


def counted_rows(printed):
    """The rows that the program prints: a name and its allocations per line, -1 if they can't be counted."""
    rows = []
    for line in printed.splitlines():
        name, allocations = line.split("\t")
        rows.append((name, {"allocations": int(allocations)} if int(allocations) >= 0 else {}))
    return rows


def dumped_instructions(dumps):
    """The instructions of each dump that was written at the mark, in the order of writing."""
    found = {}
    for dump in dumps:
        if re.search(r"^desc: Trigger: --dump-before=countingEnds$", dump, re.MULTILINE):
            part = re.search(r"^part: (\d+)$", dump, re.MULTILINE)
            # The instructions since the previous mark. `totals` also adds functions that started before it.
            summary = re.search(r"^summary: (\d+)$", dump, re.MULTILINE)
            found[int(part.group(1))] = int(summary.group(1))
    return [found[part] for part in sorted(found)]


def machine_name():
    """A file name for everything that counts depend on: the system with its C library, the processor, the compiler."""
    version = run(["swift", "--version"], says_errors=True)
    swift = re.search(r"Swift version (\S+)", version).group(1)
    return f"{system_name()}-{platform.machine()}-swift{swift}"


def system_name():
    """The system and its version."""
    if platform.system() == "Darwin":
        return f"macos{platform.mac_ver()[0]}"
    try:
        release = platform.freedesktop_os_release()
    except (AttributeError, OSError):
        return platform.system().lower()
    return release.get("ID", "linux") + release.get("VERSION_ID", "")
