"""Tests of the commands as a whole, with a `swift` that builds nothing: a file defines what its programs cost."""

import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

BENCHMARKS = pathlib.Path(__file__).resolve().parent.parent

# The commands find only these tools: no valgrind, whose counts have separate tests.
TOOLS = ["bash", "cat", "chmod", "cp", "env", "git", "grep", "mkdir", "python3", "sleep", "touch"]

# Called as `swift build -c release --package-path PACKAGE …`. The file `harness` contains a line that the revision's
# file `library` must contain too, as a program calls functions. The library's second line is the seconds of a run, the
# third its number of allocations.
SWIFT = """#!/usr/bin/env bash
if [ "$1" = --version ]; then echo "Swift version 9.9"; exit; fi
package="$5"
if [ "$6" = --show-bin-path ]; then echo "$package/.build"; exit; fi
if [ -n "${SLOW_BUILD:-}" ]; then touch "$SLOW_BUILD"; sleep 60; fi
grep -qx "$(cat "$package/Sources/Counts/harness")" "$package/../library" || { echo "error: no such member"; exit 1; }
{ read -r _; read -r seconds; read -r allocations; } < "$package/../library"
mkdir -p "$package/.build"
cat > "$package/.build/Counts" <<END
#!/usr/bin/env bash
case "$1" in
names) echo "office archive"; echo "office unarchive";;
count) printf 'office archive\\t%s\\n' $allocations;;
time) echo $seconds;;
esac
END
chmod +x "$package/.build/Counts"
""".replace('"$1" in', '"\\$1" in')


class CommandTests(unittest.TestCase):
    """A repository with the commands and with a library that is a file."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.repository = self.folder / "repository"
        self.temporary = self.folder / "temporary"
        tools = self.folder / "tools"
        for new in (tools, self.temporary, self.repository / "Benchmarks" / "Sources" / "Counts"):
            new.mkdir(parents=True)
        for tool in TOOLS:
            (tools / tool).symlink_to(sys.executable if tool == "python3" else shutil.which(tool))
        (tools / "swift").write_text(SWIFT)
        (tools / "swift").chmod(0o755)
        self.environment = dict(os.environ, PATH=str(tools), TMPDIR=str(self.temporary))
        for command in ("compare", "counts"):
            shutil.copy(BENCHMARKS / command, self.repository / "Benchmarks")
        shutil.copytree(
            BENCHMARKS / "Regression", self.repository / "Benchmarks" / "Regression",
            ignore=shutil.ignore_patterns("__pycache__"))
        (self.repository / ".gitignore").write_text(".build/\n")
        self.git("init", "--quiet")
        self.commit("old", ["encode", "0.020", "10"], "encode")

    def git(self, *arguments):
        return subprocess.run(
            ["git", "-C", self.repository, "-c", "user.name=A", "-c", "user.email=a@example.com", *arguments],
            check=True, stdout=subprocess.PIPE, text=True).stdout

    def commit(self, name, library, harness):
        self.change(library, harness)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", name)
        self.git("tag", name)

    def change(self, library, harness):
        (self.repository / "library").write_text("\n".join(library) + "\n")
        (self.repository / "Benchmarks" / "Sources" / "Counts" / "harness").write_text(harness + "\n")

    def run_command(self, name, *arguments):
        """The output and the messages of a command."""
        return subprocess.run(
            [self.repository / "Benchmarks" / name, *arguments], env=self.environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


class CountsTests(CommandTests):
    def kept_file(self):
        """Stores counts as they are with valgrind."""
        folder = self.repository / "Benchmarks" / "Counts"
        folder.mkdir()
        name = subprocess.run(
            [sys.executable, "-c", "import measuring; print(measuring.machine_name())"], check=True, text=True,
            stdout=subprocess.PIPE, cwd=BENCHMARKS / "Regression", env=self.environment).stdout.strip()
        self.assertTrue(name.endswith("-swift9.9"), name)
        (folder / f"{name}.json").write_text('{"office archive": {"instructions": 5000, "allocations": 100}}')

    def test_without_a_file_nothing_is_compared_and_a_note_says_so(self):
        counted = self.run_command("counts")
        self.assertEqual(counted.returncode, 0, counted.stderr)
        self.assertIn("nothing to compare with", counted.stdout)
        self.assertIn("valgrind is not installed", counted.stdout)

    def test_what_costs_more_fails(self):
        self.kept_file()
        rows = [("100", 0, "No count is higher"), ("117", 1, "error: "), ("83", 0, "note: lower")]
        for allocations, status, text in rows:
            with self.subTest(allocations=allocations):
                self.change(["encode", "0.020", allocations], "encode")
                counted = self.run_command("counts")
                self.assertEqual(counted.returncode, status, counted.stderr)
                self.assertIn(text, counted.stdout)

    def test_instructions_that_cannot_be_counted_are_not_thrown_away(self):
        self.kept_file()
        before = [path.read_text() for path in (self.repository / "Benchmarks" / "Counts").iterdir()]
        self.assertEqual(self.run_command("counts", "--update").returncode, 1)
        self.assertEqual([path.read_text() for path in (self.repository / "Benchmarks" / "Counts").iterdir()], before)


class CompareTests(CommandTests):
    def compare(self, *arguments):
        return self.run_command("compare", *arguments)

    def assert_clean(self):
        self.assertEqual(list(self.temporary.iterdir()), [])
        self.assertEqual(len(self.git("worktree", "list").splitlines()), 1)

    def test_revisions_and_the_working_tree_are_compared(self):
        self.commit("new", ["encode", "0.010", "10"], "encode")
        self.change(["encode", "0.040", "10"], "encode")
        for older, newer, ratio, verdict in [
            ("old", "new", "0.500", "faster"), ("old", ".", "2.000", "slower"), (".", "new", "0.250", "faster"),
            ("new", "new", "1.000", "same within noise"),
        ]:
            with self.subTest(older=older, newer=newer):
                compared = self.compare(older, newer, "office archive", "--pairs", "8")
                self.assertEqual(compared.returncode, 0, compared.stderr)
                row = compared.stdout.splitlines()[1]
                self.assertIn(f" {ratio} ", row)
                self.assertTrue(row.endswith(verdict), row)
                self.assert_clean()

    def test_an_older_library_is_measured_by_its_own_harness_where_the_newer_does_not_build(self):
        self.commit("new", ["encodeAll", "0.010", "10"], "encodeAll")
        compared = self.compare("old", "new", "office archive", "--pairs", "8")
        self.assertIn("each revision is measured by its own", compared.stderr)
        self.assertIn("faster", compared.stdout)
        self.assert_clean()

    def test_errors_are_reported_and_leave_nothing_behind(self):
        self.commit("broken", ["encode", "0.010", "10"], "missing")
        for arguments, message in [
            (["old", "nowhere"], "nowhere"), (["old", "broken"], "no such member"), (["old", "old", "boat"], "boat"),
            (["old", "old", "--pairs", "3"], "too few"),
        ]:
            with self.subTest(arguments=arguments):
                compared = self.compare(*arguments)
                self.assertNotEqual(compared.returncode, 0)
                self.assertIn(message, compared.stderr)
                self.assertNotIn("Traceback", compared.stderr)
                self.assert_clean()

    def test_an_interruption_leaves_nothing_behind(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(signal=number):
                started = self.folder / f"started-{number}"
                process = subprocess.Popen(
                    [self.repository / "Benchmarks" / "compare", "old", "old"], stderr=subprocess.PIPE, text=True,
                    env=dict(self.environment, SLOW_BUILD=str(started)))
                while not started.exists() and process.poll() is None:
                    time.sleep(0.02)
                self.assertIsNone(process.poll())
                process.send_signal(number)
                _, said = process.communicate()
                self.assertEqual(process.returncode, 1)
                self.assertTrue(said.endswith("interrupted\n"), said)
                self.assert_clean()


if __name__ == "__main__":
    unittest.main()
