"""Counts beside those that were kept: which are more than they were, and what to say about it."""

import json
import pathlib

KINDS = ("instructions", "allocations")

# How much more a count may be. Nothing random is left in what is counted; but where memory happens to lie moves the
# addresses that a table of objects is searched by, and a C library that was mended takes some other steps.
TOLERANCE = 0.03


class KeptCounts:
    """The file of counts of one kind of machine: for each row its instructions and allocations."""

    def __init__(self, path):
        self.path = pathlib.Path(path)

    def read(self):
        """The counts by row, or None where there is no such file."""
        if not self.path.exists():
            return None
        rows = json.loads(self.path.read_text())
        for name, counts in rows.items():
            if not isinstance(counts, dict) or not set(counts) <= set(KINDS):
                raise ValueError(f"{self.path}: what stands for {name!r} is no row of counts")
            if not all(isinstance(count, int) and count >= 0 for count in counts.values()):
                raise ValueError(f"{self.path}: a count of {name!r} is no number")
        return rows

    def write(self, rows):
        """Keeps counts, a row in a line so that a difference shows which changed."""
        lines = [f"  {json.dumps(name)}: {json.dumps(counts)}" for name, counts in rows.items()]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def verdict(measured, kept):
    """What a count is beside the one that was kept: "more", "less", "same", or "new" where none was kept."""
    if kept is None:
        return "new"
    if measured > kept * (1 + TOLERANCE):
        return "more"
    return "less" if measured < kept * (1 - TOLERANCE) else "same"


def change(measured, kept):
    """How much more a count is, in percent: "+1.5 %"; where there is nothing to tell or to divide by, a word."""
    if kept is None:
        return "new"
    if kept == 0:
        return "same" if measured == 0 else "more"
    percent = round(100 * (measured / kept - 1), 1)
    return f"{percent:+.1f} %" if percent else "same"


class Comparison:
    """All rows beside what was kept."""

    def __init__(self, measured, kept):
        """Takes counts by row; a kind that could not be measured is not in a row and isn't compared."""
        self.measured = measured
        self.kept = kept
        self.verdicts = {
            (name, kind): verdict(count, kept.get(name, {}).get(kind))
            for name, counts in measured.items() for kind, count in counts.items()}
        self.lost = [name for name in kept if name not in measured]

    def table(self):
        """A line for each row, below a line of titles."""
        kinds = [kind for kind in KINDS if any(kind in counts for counts in self.measured.values())]
        width = max(map(len, self.measured), default=0)
        lines = [" " * width + "".join(f"{kind:>16}{'kept':>16}{'change':>10}" for kind in kinds)]
        for name, counts in self.measured.items():
            line = f"{name:<{width}}"
            for kind in kinds:
                kept = self.kept.get(name, {}).get(kind)
                kept_text = "–" if kept is None else f"{kept:,}"
                line += f"{counts[kind]:>16,}{kept_text:>16}{change(counts[kind], kept):>10}"
            lines.append(line)
        return lines

    def messages(self):
        """What is wrong, and what could be kept anew."""
        lines = []
        for (name, kind), found in self.verdicts.items():
            if found == "more":
                measured = self.measured[name][kind]
                lines.append(f"error: {name}: {measured:,} {kind}, {change(measured, self.kept[name][kind])}")
        new = [f"{name}, {kind}" for (name, kind), found in self.verdicts.items() if found == "new"]
        lines += [f"error: no count is kept of {row}: keep it with --update" for row in new]
        lines += [f"error: {name} is kept but no longer counted: take it out with --update" for name in self.lost]
        less = [name for (name, _), found in self.verdicts.items() if found == "less"]
        if less:
            lines.append(f"note: fewer than were kept: {', '.join(dict.fromkeys(less))}; keep them with --update")
        return lines

    def has_failed(self):
        """Whether something is more than was kept, or can't be compared because the file is out of date."""
        return bool(self.lost) or any(found in ("more", "new") for found in self.verdicts.values())
