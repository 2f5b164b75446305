"""Evaluates pairs of times: the median of their ratios, and its confidence interval."""

import math
import statistics

# The confidence of the interval. With less, a table of many rows would often have a wrong row.
CONFIDENCE = 0.99


def interval_rank(count):
    """The index, from both ends, of the sorted values that bound the median with CONFIDENCE.

    Whatever the noise looks like, a value is below the median as often as above it, so the number of values below
    follows the binomial distribution. None if even the outermost of so few values don't bound it with CONFIDENCE.
    """
    outside = 0.0
    rank = None
    for candidate in range((count + 1) // 2):
        # The median is outside of the values of this rank if at most so many values are on one side of it.
        outside += 2 * math.comb(count, candidate) / 2 ** count
        if outside > 1 - CONFIDENCE:
            break
        rank = candidate
    return rank


class Ratio:
    """The times of two programs, measured in pairs."""

    def __init__(self, before, after):
        if len(before) != len(after) or interval_rank(len(before)) is None:
            raise ValueError(
                f"{len(before)} and {len(after)} times: too few to distinguish a change from noise, or not pairs")
        ratios = sorted(second / first for first, second in zip(before, after))
        rank = interval_rank(len(ratios))
        self.median = statistics.median(ratios)
        self.low, self.high = ratios[rank], ratios[-1 - rank]
        self.before, self.after = statistics.median(before), statistics.median(after)

    def verdict(self):
        """In words: "faster", "slower", or "same within noise"."""
        if self.low <= 1 <= self.high:
            return "same within noise"
        return "faster" if self.high < 1 else "slower"
