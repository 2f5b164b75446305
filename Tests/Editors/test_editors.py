"""Neovim and Emacs, as a person sets them up: a mistake is shown and fixed, and a field is renamed both ways."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from conftest import PACKAGE, TOOL, run, verdict, write

HERE = Path(__file__).resolve().parent
MODEL = "class Person {\n    var name: String\n    var badge: Int = 0\n}\n"
FORMS = {"keepsKey": 'fullName: String key "name"', "renamesKey": 'fullName: String fallback "name"'}


def environment(folder, **variables):
    tools = folder / "bin"
    tools.mkdir()
    (tools / "coding").symlink_to(TOOL)
    home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config"), "XDG_DATA_HOME": str(folder / "data")}
    return {**os.environ, **home, "XDG_STATE_HOME": str(folder / "state"), "PATH": f"{tools}:{os.environ['PATH']}", **variables}


def install_in_neovim(folder):
    config = folder / "config" / "nvim"
    grammar = PACKAGE / "Editors" / "tree-sitter-coding"
    shutil.copytree(PACKAGE / "Editors" / "neovim", config)
    shutil.copytree(grammar / "queries", config / "queries" / "coding")
    (config / "parser").mkdir()
    sources = [grammar / "src" / name for name in ("parser.c", "scanner.c")]
    compiler = ["cc", "-shared", "-fPIC", "-O2", "-I", grammar / "src", *sources]
    subprocess.run([*compiler, "-o", config / "parser" / "coding.so"], check=True)


def check(folder, form):
    """The file is right, old archives stay readable, and the generated Swift compiles."""
    text = (folder / "Model.coding").read_text()
    assert FORMS[form] in text
    write(folder, {"old/Model.coding": MODEL, "new/Model.coding": text})
    assert verdict(folder / "old", folder / "new") == "safe"
    run("generate", "new/Model.coding", "--module", "Model", "--output", "out", cwd=folder)
    modules = Path(TOOL).parent / "Modules"
    if (modules / "Archiving.swiftmodule").exists() and shutil.which("swiftc"):
        sources = sorted(map(str, (folder / "out").glob("*.swift")))
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Model", "-I", str(modules)]
        compiled = subprocess.run([*command, *sources], capture_output=True, text=True)
        assert compiled.returncode == 0, compiled.stderr


@pytest.mark.skipif(shutil.which("nvim") is None, reason="Neovim is not installed")
@pytest.mark.parametrize("form", FORMS)
def test_neovim(tmp_path, form):
    write(tmp_path, {"Model.coding": MODEL.replace("String", "Strng"), "Package.swift": ""})
    install_in_neovim(tmp_path)
    write(tmp_path, {"config/nvim/init.lua": f"vim.g.coding_settings = {{ rename = '{form}' }}\n"})
    session = subprocess.run(
        ["nvim", "--headless", "Model.coding", "-c", f"luafile {HERE / 'neovim.lua'}"],
        cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True, timeout=120,
    )
    assert session.returncode == 0, session.stderr
    assert (tmp_path / "seen").read_text().split() == ["unknownType", "colors", "hover"]
    check(tmp_path, form)


def has_eglot():
    if shutil.which("emacs") is None:
        return False
    return subprocess.run(["emacs", "--batch", "--eval", "(require 'eglot)"], capture_output=True).returncode == 0


@pytest.mark.skipif(not has_eglot(), reason="Emacs with eglot is not installed")
@pytest.mark.parametrize("form", FORMS)
def test_emacs(tmp_path, form):
    write(tmp_path, {"Model.coding": MODEL.replace("String", "Strng")})
    session = subprocess.run(
        ["emacs", "--batch", "-L", PACKAGE / "Editors" / "emacs", "-l", HERE / "emacs.el", "Model.coding"],
        cwd=tmp_path, env=environment(tmp_path, CODING_RENAME=form), capture_output=True, text=True, timeout=120,
    )
    assert session.returncode == 0, session.stderr
    assert "Strng" in session.stdout
    check(tmp_path, form)
