"""Tests of the evaluation of counts and times: `python3 Benchmarks/Regression/test_regression.py`."""

import pathlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import measuring
from checkouts import Checkouts
from counting import Comparison, KeptCounts, change, verdict
from processes import CommandError, run
from ratios import Ratio, interval_rank


class CountingTests(unittest.TestCase):
    def test_a_count_is_more_only_beyond_the_tolerance(self):
        rows = [
            (1_000, 1_000, "same"), (1_030, 1_000, "same"), (1_031, 1_000, "more"), (970, 1_000, "same"),
            (969, 1_000, "less"), (16, 0, "same"), (17, 0, "more"), (0, 0, "same"), (27, 11, "same"), (28, 11, "more"),
            (24, 40, "same"), (23, 40, "less"), (5, None, "new"),
        ]
        for measured, kept, expected in rows:
            with self.subTest(measured=measured, kept=kept):
                self.assertEqual(verdict(measured, kept), expected)

    def test_changes_read_as_percent(self):
        self.assertEqual(change(1_015, 1_000), "+1.5 %")
        self.assertEqual(change(500, 1_000), "-50.0 %")
        self.assertEqual(
            [change(9_999, 10_000), change(0, 0), change(3, 0), change(3, None)], ["same", "same", "more", "new"])

    def test_equal_counts_pass_without_messages(self):
        counts = {"office archive": {"instructions": 5_000, "allocations": 7}}
        comparison = Comparison(counts, counts)
        self.assertFalse(comparison.has_failed())
        self.assertEqual(comparison.messages(), [])

    def test_one_kind_that_is_more_fails(self):
        kept = {"office archive": {"instructions": 5_000, "allocations": 7}}
        comparison = Comparison({"office archive": {"instructions": 5_000, "allocations": 28}}, kept)
        self.assertTrue(comparison.has_failed())
        self.assertEqual(comparison.messages(), ["error: office archive: 28 allocations, +300.0 %"])

    def test_fewer_pass_with_a_note(self):
        kept = {"office archive": {"instructions": 5_000, "allocations": 7}}
        comparison = Comparison({"office archive": {"instructions": 2_000, "allocations": 3}}, kept)
        self.assertFalse(comparison.has_failed())
        self.assertEqual(
            comparison.messages(), ["note: lower than the stored counts: office archive; store them with --update"])

    def test_without_valgrind_allocations_alone_are_compared(self):
        kept = {"office archive": {"instructions": 5_000, "allocations": 7}}
        self.assertFalse(Comparison({"office archive": {"allocations": 7}}, kept).has_failed())
        more = Comparison({"office archive": {"allocations": 29}}, kept)
        self.assertTrue(more.has_failed())
        self.assertNotIn("instructions", more.table()[0])

    def test_rows_that_only_one_side_has_fail(self):
        counts = {"instructions": 5_000, "allocations": 7}
        self.assertTrue(Comparison({"a": counts, "b": counts}, {"a": counts}).has_failed())
        self.assertTrue(Comparison({"a": counts}, {"a": counts, "b": counts}).has_failed())

    def test_counts_are_read_as_they_were_written(self):
        rows = {"office archive": {"instructions": 5_000, "allocations": 7}, "bytes archive": {"allocations": 0}}
        with tempfile.TemporaryDirectory() as folder:
            file = KeptCounts(pathlib.Path(folder, "Counts", "a-machine.json"))
            self.assertIsNone(file.read())
            file.write(rows)
            self.assertEqual(file.read(), rows)
            self.assertEqual(len(file.path.read_text().splitlines()), len(rows) + 2)

    def test_what_is_no_file_of_counts_is_an_error(self):
        texts = ["{", '{"a": 5}', '{"a": {"instructions": "5"}}', '{"a": {"time": 5}}', '{"a": {"allocations": -1}}']
        for text in texts:
            with self.subTest(text=text), tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder, "a-machine.json")
                path.write_text(text)
                with self.assertRaises(ValueError):
                    KeptCounts(path).read()


class MeasuringTests(unittest.TestCase):
    def test_dumps_at_the_mark_are_read_in_their_order(self):
        def dump(part, trigger, instructions):
            return (f"version: 1\npart: {part}\ndesc: Trigger: {trigger}\nevents: Ir\nsummary: {instructions}\n"
                    f"fn=(1) f\n1 5\ntotals: {instructions + 9}\n")

        mark = "--dump-before=countingEnds"
        dumps = [dump(10, mark, 30), dump(2, mark, 20), dump(1, mark, 10), dump(11, "Program termination", 40)]
        self.assertEqual(measuring.dumped_instructions(dumps), [10, 20, 30])

    def test_rows_say_where_allocations_cannot_be_counted(self):
        self.assertEqual(
            measuring.counted_rows("office archive\t12\noffice unarchive\t-1\n"),
            [("office archive", {"allocations": 12}), ("office unarchive", {})])


class RatioTests(unittest.TestCase):
    def test_the_interval_bounds_the_median_with_99_percent(self):
        # From tables of the binomial distribution: of 15 tosses 2 or fewer are heads, or tails, in 0.7 % of all cases.
        self.assertEqual([interval_rank(count) for count in (7, 8, 11, 12, 15, 20)], [None, 0, 0, 1, 2, 3])

    def test_a_change_larger_than_the_noise_is_reported(self):
        noise = [0.98, 1.01, 1.00, 1.03, 0.97, 1.02, 0.99, 1.00, 1.01]
        before = [0.050 * value for value in noise]
        for factor, expected in [(1.2, "slower"), (0.8, "faster"), (1.0, "same within noise")]:
            with self.subTest(factor=factor):
                ratio = Ratio(before, [0.050 * factor * value for value in reversed(noise)])
                self.assertEqual(ratio.verdict(), expected)
                self.assertAlmostEqual(ratio.median, factor, delta=0.03)
                self.assertTrue(ratio.low <= ratio.median <= ratio.high)

    def test_a_machine_that_slows_down_does_not_hide_what_is_equal(self):
        before = [0.05 * (1 + pair / 5) for pair in range(15)]
        after = [time * (1.01 if pair % 2 else 0.99) for pair, time in enumerate(before)]
        self.assertEqual(Ratio(before, after).verdict(), "same within noise")

    def test_too_few_pairs_are_an_error(self):
        with self.assertRaises(ValueError):
            Ratio([1.0] * 7, [1.0] * 7)
        with self.assertRaises(ValueError):
            Ratio([1.0] * 15, [1.0] * 14)


class CheckoutTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.repository = pathlib.Path(self.folder.name, "repository")
        self.repository.mkdir()
        self.git("init", "--quiet")
        (self.repository / "file").write_text("kept")
        self.git("add", "file")
        self.git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "first")
        (self.repository / "file").write_text("changed")

    def git(self, *arguments):
        return run(["git", "-C", self.repository, *arguments])

    def test_revisions_are_checked_out_and_removed_again(self):
        checkouts = Checkouts(self.repository, pathlib.Path(self.folder.name, "revisions"))
        self.assertEqual((checkouts.check_out("HEAD", "older") / "file").read_text(), "kept")
        self.assertEqual((checkouts.check_out(".", "newer") / "file").read_text(), "changed")
        self.assertEqual(len(self.git("worktree", "list").splitlines()), 2)
        checkouts.remove()
        self.assertEqual(len(self.git("worktree", "list").splitlines()), 1)
        self.assertEqual(self.git("status", "--short").strip(), "M file")

    def test_a_revision_without_the_program_is_an_error(self):
        checkouts = Checkouts(self.repository, pathlib.Path(self.folder.name, "revisions"))
        with self.assertRaises(LookupError):
            checkouts.programs("HEAD", ".", lambda text: None)
        with self.assertRaises(CommandError):
            checkouts.check_out("no-such-revision", "newest")
        checkouts.remove()


if __name__ == "__main__":
    unittest.main()
