"""What pairs of times say: the median of their ratios, and an interval that noise does not leave."""

import math
import statistics

# How sure the interval is. With less, a table of many rows would often have one that is wrong.
CONFIDENCE = 0.99


def interval_rank(count):
    """Which of so many sorted values, counted from 0 and from both ends, bound the median with CONFIDENCE.

    Each value is below the median as often as above it, whatever the noise looks like: how many are below is what
    tossing a coin gives. None where even the outermost of so few values don't bound it surely enough.
    """
    outside = 0.0
    rank = None
    for candidate in range((count + 1) // 2):
        # The median is outside of the values of this rank where at most so many tosses fall on one side.
        outside += 2 * math.comb(count, candidate) / 2 ** count
        if outside > 1 - CONFIDENCE:
            break
        rank = candidate
    return rank


class Ratio:
    """The times of two programs, measured in pairs."""

    def __init__(self, before, after):
        if len(before) != len(after) or interval_rank(len(before)) is None:
            raise ValueError(f"{len(before)} and {len(after)} times: too few to tell a change from noise, or no pairs")
        ratios = sorted(second / first for first, second in zip(before, after))
        rank = interval_rank(len(ratios))
        self.median = statistics.median(ratios)
        self.low, self.high = ratios[rank], ratios[-1 - rank]
        self.before, self.after = statistics.median(before), statistics.median(after)

    def verdict(self):
        """In words: "faster", "slower", or that nothing can be told."""
        if self.low <= 1 <= self.high:
            return "same within noise"
        return "faster" if self.high < 1 else "slower"
