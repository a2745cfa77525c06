/** What happened since a seat last acted, and what of it is played back. */

import { describe, expect, test } from "vitest";
import type { LogRow } from "$lib/api/types";
import { glued } from "$lib/frame/Sentence.svelte";
import { concerns, digestOf } from "$lib/table/digest";
import { elementsOf } from "$lib/table/elements";
import { timeFor, toShow } from "$lib/table/playback.svelte";
import type { Message } from "$lib/text/texts";
import { rowOf } from "./options";

const told = (key: string, args: Message["args"] = {}): Message => ({ key, args });
const row = (move: number, seat: number, ...events: Message[]): LogRow => rowOf(move, seat, null, events, move);
const isHeadline = (event: Message) => event.key === "round-begins";
const keys = (lines: readonly { event: Message }[]) => lines.map((line) => line.event.key);

describe("digest", () => {
  test("begins after this seat's own last move", () => {
    const log = [row(0, 0, told("bid", { seat: 0 })), row(1, 1, told("passed", { seat: 1 }))];
    const digest = digestOf(log, 0, isHeadline);
    expect(keys(digest.others)).toEqual(["passed"]);
    expect(digest).toMatchObject({ from: 1, to: 2, news: true, mine: [] });
  });

  test("tells what followed an own move by itself, but not the move", () => {
    const own = row(
      0,
      0,
      told("bid", { seat: 0 }),
      told("unsold", { cards: ["port"] }),
      told("took", { seat: 0, card: "agora" }),
      told("round-begins", { round: 2 }),
    );
    const digest = digestOf([own], 0, isHeadline);
    expect(keys(digest.mine)).toEqual(["took"]);
    expect(keys(digest.others)).toEqual(["unsold", "round-begins"]);
    expect(digest.news).toBe(true);
  });

  test("whose turn it is stands in the panel", () => {
    const log = [row(0, 1, told("passed", { seat: 1 }), told("turn-begins", { seat: 0 }))];
    expect(digestOf(log, 0, isHeadline).mine).toEqual([]);
  });

  test("a turn of several own moves is no news", () => {
    const log = [row(0, 0, told("focus", { seat: 0 })), row(1, 0, told("placed", { seat: 0, space: 3 }))];
    expect(digestOf(log, 0, isHeadline)).toMatchObject({ news: false, mine: [], others: [] });
  });

  test("what was done to or for the reader comes first, whoever did it", () => {
    const log = [
      row(0, 1, told("attacks", { seat: 1, other_seat: 0, space: 4 }), told("rolled", { seat: 1 })),
      row(1, 1, told("city-destroyed", { seat: 0, space: 4 })),
      row(2, -1, told("drew-cards", { seat: 0 })),
    ];
    const digest = digestOf(log, 0, isHeadline);
    expect(keys(digest.mine)).toEqual(["attacks", "city-destroyed", "drew-cards"]);
    expect(keys(digest.others)).toEqual(["rolled"]);
    expect(concerns(told("turn-order", { seats: [0, 1] }), 0)).toBe(false);
  });

  test("is short: headlines and things on the table before the rest", () => {
    const many = Array.from({ length: 20 }, (_, move) => row(move, 1, told("produced", { seat: 1 })));
    const digest = digestOf(
      [...many, row(20, 1, told("took", { seat: 1, card: "port" })), row(21, 1, told("round-begins", { round: 4 }))],
      0,
      isHeadline,
    );
    expect(digest.others).toHaveLength(7);
    expect(keys(digest.others).slice(-2)).toEqual(["took", "round-begins"]);
    expect(digest.more).toBe(15);
  });
});

test("an event names things on the table", () => {
  expect(elementsOf(told("bid", { seat: 1, card: "agora", count: 4 }))).toEqual(["seat:1", "card:agora"]);
  expect(elementsOf(told("placed", { seat: 0, space: 17, steps: 2 }))).toEqual(["seat:0", "space:17"]);
  expect(elementsOf(told("unsold", { cards: ["port", "agora"] }))).toEqual(["card:port", "card:agora"]);
  expect(elementsOf(told("swapped", { card: "a", card2: "b" }))).toEqual(["card:a", "card:b"]);
});

describe("playback", () => {
  test("shows the moves of others that anything came of", () => {
    const log = [row(0, 0, told("a")), row(1, 1, told("b")), row(2, 1), row(3, 2, told("c"))];
    expect(toShow(log, 0, 0).map((each) => each.move)).toEqual([1, 3]);
    expect(toShow(log, 2, null).map((each) => each.move)).toEqual([3]);
  });

  test("many moves together take no longer than some", () => {
    expect(timeFor("slow", 1)).toBeGreaterThan(timeFor("normal", 1));
    expect(timeFor("normal", 1)).toBeGreaterThan(timeFor("fast", 1));
    expect(timeFor("normal", 12) * 12).toBeLessThanOrEqual(timeFor("normal", 6) * 6 + 12);
    expect(timeFor("fast", 1000)).toBeGreaterThan(200);
  });
});

test("punctuation stays with the component beside it", () => {
  const ref = { kind: "card", key: "agora" };
  expect(glued([{ text: "You take " }, { text: "Agora", ref }, { text: "." }])).toEqual([
    { part: { text: "You take " }, before: "", after: "" },
    { part: { text: "Agora", ref }, before: "", after: "." },
  ]);
  const listed = glued([{ text: "Agora", ref }, { text: ", and " }, { text: "Port", ref }, { text: " (2)." }]);
  expect(listed.map(({ part, after }) => part.text + after)).toEqual(["Agora,", " and ", "Port", " (2)."]);
  const quoted = glued([
    { text: "Ben discards “" },
    { text: "Agora", ref },
    { text: "”, “" },
    { text: "Port", ref },
    { text: "”." },
  ]);
  expect(quoted.map(({ part, before, after }) => before + part.text + after)).toEqual([
    "Ben discards ",
    "“Agora”,",
    " ",
    "“Port”.",
  ]);
});
