"""Revisions in temporary folders, each with its own build."""

import pathlib
import shutil

import measuring
from processes import CommandError, run

WORKING_TREE = "."
HARNESS = "Benchmarks"


class Checkouts:
    """Two revisions of a repository, checked out below a temporary folder.

    Both are measured by one harness, the folder Benchmarks of the newer revision, so that only the library differs. If
    that doesn't build with the older library, because it calls something that is missing there, each revision is
    measured by its own harness.
    """

    def __init__(self, repository, folder):
        self.repository = pathlib.Path(repository)
        self.folder = pathlib.Path(folder)
        self.worktrees = []

    def programs(self, older, newer, say):
        """Builds both revisions; returns the two programs."""
        folders = self.check_out(older, "older"), self.folder_of_newer(newer)
        if not (folders[1] / HARNESS / "Sources" / measuring.PRODUCT).is_dir():
            raise LookupError(f"{newer} has no {HARNESS}/Sources/{measuring.PRODUCT}: it can't be measured")
        say(f"building {newer}")
        second = self.keep(measuring.build(folders[1] / HARNESS), "newer")
        say(f"building {older}")
        return self.keep(self.build_older(folders, say), "older"), second

    def build_older(self, folders, say):
        """Builds the older revision with the harness of the newer one, or with its own."""
        own, harness = folders[0] / HARNESS, folders[1] / HARNESS
        aside = folders[0] / (HARNESS + ".own")
        if own.exists():
            own.rename(aside)
        shutil.copytree(harness, own, ignore=shutil.ignore_patterns(".build"))
        try:
            return measuring.build(own)
        except CommandError:
            if not (aside / "Sources" / measuring.PRODUCT).is_dir():
                raise
        say("the newer benchmarks don't build with the older library: each revision is measured by its own")
        shutil.rmtree(own)
        aside.rename(own)
        return measuring.build(own)

    def folder_of_newer(self, revision):
        """The folder of the newer revision; the working tree is built in place, so that only changes are compiled."""
        return self.repository if revision == WORKING_TREE else self.check_out(revision, "newer")

    def check_out(self, revision, name):
        """A folder with a revision."""
        folder = self.folder / name / "swift-archiving"
        if revision == WORKING_TREE:
            self.copy_working_tree(folder)
        else:
            self.worktrees.append(folder)
            self.git("worktree", "add", "--quiet", "--detach", folder, revision)
        return folder

    def copy_working_tree(self, folder):
        """Copies the files that git tracks or would add."""
        for name in self.git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0"):
            source = self.repository / name
            if name and source.is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, folder / name)

    def keep(self, program, name):
        """Copies a program, so that later builds don't change it."""
        kept = self.folder / f"{name}-{program.name}"
        shutil.copy(program, kept)
        return kept

    def remove(self):
        """Removes the worktrees from the repository."""
        for folder in self.worktrees:
            shutil.rmtree(folder, ignore_errors=True)
        if self.worktrees:
            self.git("worktree", "prune")

    def git(self, *arguments):
        """The output of git in the repository."""
        return run(["git", "-C", self.repository, *arguments])
