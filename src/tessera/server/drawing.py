"""Flat shapes with smooth edges, kept as PNG: enough for the picture of a link, and nothing to install for it."""

from __future__ import annotations

import math
import re
import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]
Colour = tuple[int, int, int]

PARTS = 4
"""In so many lines a row of pixels is looked at."""
CURVE = 12
"""A bend is drawn as so many straight lines."""
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}
"""How many numbers a command of a path has."""


def colour(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def outlines(path: str) -> list[Line]:
    """The lines of an SVG path; bends as many short ones."""
    found: list[Line] = []
    here: Point = (0.0, 0.0)
    pull: Point | None = (
        None  # where the last bend was drawn to before its end: one that goes on smoothly mirrors it
    )
    for command, given in _commands(path):
        kind, numbers, (dx, dy) = command.upper(), given, here if command.islower() else (0.0, 0.0)
        if kind == "S":
            mirrored = (2 * here[0] - pull[0], 2 * here[1] - pull[1]) if pull else here
            kind, numbers = "C", [mirrored[0] - dx, mirrored[1] - dy, *given]
        pull = (numbers[2] + dx, numbers[3] + dy) if kind == "C" else None
        if kind == "M":
            here = (numbers[0] + dx, numbers[1] + dy)
            found.append([here])
            continue
        line = found[-1]
        if kind == "Z":
            here = line[0]
            line.append(here)
            found.append([here])
            continue
        if kind == "H":
            line.append((numbers[0] + dx, here[1]))
        elif kind == "V":
            line.append((here[0], numbers[0] + dy))
        elif kind == "L":
            line.append((numbers[0] + dx, numbers[1] + dy))
        elif kind == "C":
            a, b, end = [(numbers[i] + dx, numbers[i + 1] + dy) for i in (0, 2, 4)]
            line.extend(_bend(here, a, b, end))
        else:
            line.extend(_arc(here, numbers, (numbers[5] + dx, numbers[6] + dy)))
        here = line[-1]
    return [line for line in found if len(line) > 1]


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    tokens = TOKEN.findall(path)
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = TAKES[command.upper()]
        yield command, [float(each) for each in tokens[at : at + count]]
        at += count
        command = {"M": "L", "m": "l"}.get(command, command)  # what follows without a letter is a line


def _bend(start: Point, a: Point, b: Point, end: Point) -> Iterator[Point]:
    for step in range(1, CURVE + 1):
        t = step / CURVE
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        corners = list(zip(weights, (start, a, b, end), strict=True))
        yield sum(w * x for w, (x, _) in corners), sum(w * y for w, (_, y) in corners)


def _arc(start: Point, numbers: Sequence[float], end: Point) -> Iterator[Point]:
    """Part of a circle: its radius, whether the longer way, whether clockwise."""
    radius, longer, clockwise = numbers[0], bool(numbers[3]), bool(numbers[4])
    (x1, y1), (x2, y2) = start, end
    chord = math.hypot(x2 - x1, y2 - y1)
    radius = max(radius, chord / 2)
    away = math.sqrt(max(0.0, radius * radius - chord * chord / 4)) * (1 if longer == clockwise else -1)
    cx = (x1 + x2) / 2 + away * (y2 - y1) / chord
    cy = (y1 + y2) / 2 - away * (x2 - x1) / chord
    first = math.atan2(y1 - cy, x1 - cx)
    turn = math.atan2(y2 - cy, x2 - cx) - first
    turn = turn % math.tau if clockwise else -(-turn % math.tau)
    steps = 2 * CURVE
    for step in range(1, steps):
        angle = first + turn * step / steps
        yield cx + radius * math.cos(angle), cy + radius * math.sin(angle)
    yield end


def circle(x: float, y: float, radius: float) -> Line:
    angles = [math.tau * step / 48 for step in range(49)]
    return [(x + radius * math.cos(each), y + radius * math.sin(each)) for each in angles]


def dashed(lines: Iterable[Line], dash: float, gap: float) -> Iterator[Line]:
    """The lines in short pieces."""
    for line in lines:
        left, drawn, piece = dash, True, [line[0]]
        for (x1, y1), (x2, y2) in pairwise(line):
            length, done = math.hypot(x2 - x1, y2 - y1), 0.0
            while length - done > left:
                done += left
                at = (x1 + (x2 - x1) * done / length, y1 + (y2 - y1) * done / length)
                if drawn:
                    yield [*piece, at]
                drawn, piece = not drawn, [at]
                left = dash if drawn else gap
            left -= length - done
            piece.append((x2, y2))
        if drawn:
            yield piece


class Canvas:
    """A picture in the making."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self._rows = [bytearray(bytes(ground) * width) for _ in range(height)]

    def box(self, x: int, y: int, width: int, height: int, paint: Colour) -> None:
        for row in self._rows[y : y + height]:
            row[3 * x : 3 * (x + width)] = bytes(paint) * width

    def fill(self, lines: Iterable[Line], paint: Colour) -> None:
        """What lies within the lines, where they do not cancel each other."""
        edges: dict[int, list[tuple[Point, Point, int]]] = {}
        for line in lines:
            for (x1, y1), (x2, y2) in zip(line, [*line[1:], line[0]], strict=True):
                if y1 == y2:
                    continue
                upper, lower, way = ((x1, y1), (x2, y2), 1) if y1 < y2 else ((x2, y2), (x1, y1), -1)
                for row in range(max(0, int(upper[1])), min(self.height - 1, int(lower[1])) + 1):
                    edges.setdefault(row, []).append((upper, lower, way))
        for row, here in edges.items():
            self._fill_row(row, here, paint)

    def stroke(self, lines: Iterable[Line], thick: float, paint: Colour) -> None:
        """The lines themselves, with round ends."""
        for line in lines:
            self.fill([circle(*line[0], thick / 2)], paint)
            for (x1, y1), (x2, y2) in pairwise(line):
                length = math.hypot(x2 - x1, y2 - y1)
                if length == 0:
                    continue
                ax, ay = (y2 - y1) / length * thick / 2, (x1 - x2) / length * thick / 2
                bar = [(x1 + ax, y1 + ay), (x2 + ax, y2 + ay), (x2 - ax, y2 - ay), (x1 - ax, y1 - ay)]
                self.fill([bar], paint)
                self.fill([circle(x2, y2, thick / 2)], paint)

    def _fill_row(self, row: int, edges: Sequence[tuple[Point, Point, int]], paint: Colour) -> None:
        partly: dict[int, float] = {}
        steps: dict[int, int] = {}
        for part in range(PARTS):
            y = row + (part + 0.5) / PARTS
            crossings = sorted(
                (x1 + (x2 - x1) * (y - y1) / (y2 - y1), way)
                for (x1, y1), (x2, y2), way in edges
                if y1 <= y < y2
            )
            within, begun = 0, 0.0
            for x, way in crossings:
                if within == 0:
                    begun = x
                within += way
                if within == 0:
                    _cover(partly, steps, max(0.0, begun), min(float(self.width), x))
        self._paint(self._rows[row], partly, steps, paint)

    def _paint(self, row: bytearray, partly: dict[int, float], steps: dict[int, int], paint: Colour) -> None:
        marks = sorted({*partly, *(x + 1 for x in partly), *steps})
        level = 0
        for x, after in zip(marks, [*marks[1:], self.width][: len(marks)], strict=True):
            level += steps.get(x, 0)
            covered = (level + partly.get(x, 0.0)) / PARTS
            end = min(after, self.width)
            if covered > 0.999:
                row[3 * x : 3 * end] = bytes(paint) * (end - x)
            elif covered > 0:
                for place in range(3 * x, 3 * end):
                    row[place] = round(row[place] + (paint[place % 3] - row[place]) * min(1.0, covered))

    def png(self) -> bytes:
        def chunk(kind: bytes, data: bytes) -> bytes:
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        body = zlib.compress(b"".join(b"\0" + bytes(row) for row in self._rows), 9)
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def _cover(partly: dict[int, float], steps: dict[int, int], begin: float, end: float) -> None:
    """How much of each pixel lies between two places of a line."""
    if end <= begin:
        return
    first, last = int(begin), int(end)
    if first == last:
        partly[first] = partly.get(first, 0.0) + end - begin
        return
    partly[first] = partly.get(first, 0.0) + first + 1 - begin
    if end > last:
        partly[last] = partly.get(last, 0.0) + end - last
    steps[first + 1] = steps.get(first + 1, 0) + 1
    steps[last] = steps.get(last, 0) - 1
