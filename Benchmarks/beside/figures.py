"""Figures, the table that sets them beside each other, and the difference to an earlier run."""
import dataclasses

OURS, FLOOR = "Tracewell", "bare window"


@dataclasses.dataclass
class Figure:
    """One measured number."""

    measure: str
    program: str
    unit: str
    value: float
    #: the least of all rounds, where there were several
    least: float | None = None


def number(value):
    """A value with three figures that count."""
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def ratio(value, other):
    return f" ({value / other:.2f} x)" if other else ""


def table(figures, title):
    """A Markdown table: a row a measure, a column a program; in brackets our share of the other's figure."""
    programs = list(dict.fromkeys(f.program for f in figures))
    programs.sort(key=lambda name: name != OURS)
    rows = [f"| {title} | " + " | ".join(programs) + " |", "|---" * (len(programs) + 1) + "|"]
    for measure, unit in dict.fromkeys((f.measure, f.unit) for f in figures):
        found = {f.program: f.value for f in figures if (f.measure, f.unit) == (measure, unit)}
        ours = found.get(OURS)
        cells = []
        for program in programs:
            value = found.get(program)
            if value is None:
                cells.append("-")
            elif program == OURS or not ours:
                cells.append(number(value))
            else:
                cells.append(number(value) + ratio(ours, value))
        rows.append(f"| {f'{measure}, {unit}' if unit else measure} | " + " | ".join(cells) + " |")
    return "\n".join(rows)


def differences(figures, earlier, least=0.1):
    """What is by more than `least` of itself another than in an earlier result, worst first; lines of text."""
    before = {(f["measure"], f["program"], f["unit"]): f["value"] for f in earlier}
    found = []
    for figure in figures:
        was = before.get((figure.measure, figure.program, figure.unit))
        if was is None or was == figure.value:
            continue
        change = (figure.value - was) / was if was else float("inf")
        if abs(change) > least:
            found.append((change, f"{figure.program}: {figure.measure} {number(was)} -> {number(figure.value)} "
                                  f"{figure.unit} ({change:+.0%})"))
    return [line for _, line in sorted(found, key=lambda pair: -pair[0])]
