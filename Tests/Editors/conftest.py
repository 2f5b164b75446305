"""The tool, and workspaces for it."""

import json
import os
import subprocess
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
TOOL = os.environ.get("CODING", str(PACKAGE / ".build" / "debug" / "coding"))


def run(*words, cwd=None, check=True):
    return subprocess.run([TOOL, *map(str, words)], cwd=cwd, check=check, capture_output=True, text=True)


def write(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


MANIFEST = """
let package = Package(name: "Large", targets: [
    .target(name: "Base"), .target(name: "Middle", dependencies: ["Base"]),
    .target(name: "Top", dependencies: ["Middle"]),
])
"""


def large_workspace(folder):
    """1,000 classes in 40 files and three modules; each module refers to the one before."""
    modules = {"Base": (10, None), "Middle": (15, "Base"), "Top": (15, "Middle")}
    for module, (count, imported) in modules.items():
        for number in range(count):
            lines = [f"import {imported}"] if imported else []
            for index in range(25):
                name = f"{module}{number * 25 + index}"
                other = f"{imported}{number * 7 + index}" if imported else f"{module}{(number * 25 + index + 1) % 250}"
                lines += [
                    f"/// Number {index}.",
                    f"public class {name}, version 2 {{",
                    "    public var title: String",
                    f"    public var count{index}: Int = {index} since 1 fallback \"old{index}\"",
                    f"    public var next: {other}?",
                    "}",
                    "",
                ]
            write(folder, {f"Sources/{module}/File{number}.coding": "\n".join(lines)})
    write(folder, {"Package.swift": MANIFEST})


def verdict(old, new):
    """What the review says of new programs that read the old archives."""
    return json.loads(run("diff", "--json", "--module", "Model", old, new).stdout)["directions"]["newReadsOld"]
