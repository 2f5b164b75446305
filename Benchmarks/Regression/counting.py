"""Compares counts with stored counts, and reports which are higher."""

import json
import pathlib

KINDS = ("instructions", "allocations")

# How much higher a count may be. Counting is deterministic except for memory addresses, by which a table of objects is
# searched, and for updates of the C library.
TOLERANCE = 0.03

# And at least by this much: whether memory can grow where it is depends on what lies behind it, and then a row with few
# allocations has some more of them.
LEAST_TOLERANCE = 16


class KeptCounts:
    """The file of counts of one kind of machine: for each row its instructions and allocations."""

    def __init__(self, path):
        self.path = pathlib.Path(path)

    def read(self):
        """The counts by row, or None if there is no such file."""
        if not self.path.exists():
            return None
        rows = json.loads(self.path.read_text())
        for name, counts in rows.items():
            if not isinstance(counts, dict) or not set(counts) <= set(KINDS):
                raise ValueError(f"{self.path}: the entry for {name!r} isn't a row of counts")
            if not all(isinstance(count, int) and count >= 0 for count in counts.values()):
                raise ValueError(f"{self.path}: a count of {name!r} isn't a number from 0 up")
        return rows

    def write(self, rows):
        """Stores counts, one row per line, so that a diff shows which changed."""
        lines = [f"  {json.dumps(name)}: {json.dumps(counts)}" for name, counts in rows.items()]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def verdict(measured, kept):
    """A count compared with the stored one: "more", "less", "same", or "new" if none is stored."""
    if kept is None:
        return "new"
    tolerance = max(kept * TOLERANCE, LEAST_TOLERANCE)
    if measured > kept + tolerance:
        return "more"
    return "less" if measured < kept - tolerance else "same"


def change(measured, kept):
    """The change of a count in percent, such as "+1.5 %"; or a word if there is no change or no percentage."""
    if kept is None:
        return "new"
    if kept == 0:
        return "same" if measured == 0 else "more"
    percent = round(100 * (measured / kept - 1), 1)
    return f"{percent:+.1f} %" if percent else "same"


class Comparison:
    """All rows compared with the stored counts."""

    def __init__(self, measured, kept):
        """Takes counts by row. A kind that couldn't be measured is missing in a row and isn't compared."""
        self.measured = measured
        self.kept = kept
        self.verdicts = {
            (name, kind): verdict(count, kept.get(name, {}).get(kind))
            for name, counts in measured.items() for kind, count in counts.items()}
        self.lost = [name for name in kept if name not in measured]

    def table(self):
        """A line with titles, then a line for each row."""
        kinds = [kind for kind in KINDS if any(kind in counts for counts in self.measured.values())]
        width = max(map(len, self.measured), default=0)
        lines = [" " * width + "".join(f"{kind:>16}{'stored':>16}{'change':>10}" for kind in kinds)]
        for name, counts in self.measured.items():
            line = f"{name:<{width}}"
            for kind in kinds:
                kept = self.kept.get(name, {}).get(kind)
                kept_text = "–" if kept is None else f"{kept:,}"
                line += f"{counts[kind]:>16,}{kept_text:>16}{change(counts[kind], kept):>10}"
            lines.append(line)
        return lines

    def messages(self):
        """Errors, and a note about counts that could be stored again."""
        lines = []
        for (name, kind), found in self.verdicts.items():
            if found == "more":
                measured = self.measured[name][kind]
                lines.append(f"error: {name}: {measured:,} {kind}, {change(measured, self.kept[name][kind])}")
        new = [f"{name}, {kind}" for (name, kind), found in self.verdicts.items() if found == "new"]
        lines += [f"error: there is no stored count of {row}: store it with --update" for row in new]
        lines += [f"error: {name} is stored but no longer counted: remove it with --update" for name in self.lost]
        less = [name for (name, _), found in self.verdicts.items() if found == "less"]
        if less:
            names = ", ".join(dict.fromkeys(less))
            lines.append(f"note: lower than the stored counts: {names}; store them with --update")
        return lines

    def has_failed(self):
        """Whether a count is higher than stored, or can't be compared because the file is out of date."""
        return bool(self.lost) or any(found in ("more", "new") for found in self.verdicts.values())
