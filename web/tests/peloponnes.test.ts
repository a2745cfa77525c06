/** What the board of Peloponnes works out by itself, and what boards share. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LogRow } from "$lib/api/types";
import type { AnswerPart, Choice, Targets } from "$lib/boards";
import {
  DISASTERS,
  doesOf,
  drawingOf,
  type PeloponnesContent,
  type PeloponnesView,
  type PlayerView,
} from "$lib/boards/peloponnes/model";
import { PHASES, historyOf, layOut, makingOf, phaseOf } from "$lib/boards/peloponnes/reading";
import { abilities, halves } from "$lib/boards/peloponnes/wording";
import { DRAWINGS } from "$lib/components/drawings";
import { HEX_SIDES, boxOf, hexCentre, hexCorners, nearest, outline } from "$lib/components/hex";
import { amounts, lettersOf, markOf, pick } from "$lib/components/targets";
import type { Texts } from "$lib/text/texts";
import { optionOf, rowOf } from "./options";

/** As much of the tables as is looked at here. */
const content = {
  power_cards: ["agora", "well", "elis_plain"].map((key) => ({ key, building: key !== "elis_plain", supply: false })),
  civilizations: [],
  elements: ["card:agora", "card:well", "card:elis_plain"],
  abilities: {
    "card:agora": [{ hook: "bid-bonus", amount: 1 }],
    "card:well": [{ hook: "protected-plague", amount: null }],
  },
} as unknown as PeloponnesContent;

function option(notation: string, letter: string, elements: string[], args: Record<string, unknown> = {}): Choice {
  return { ...optionOf(notation, { elements, says: { key: "do", args } }), letter, chosen: false };
}

function targets(...choices: Choice[]): Targets {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const element of choice.elements) found.set(element, [...(found.get(element) ?? []), choice]);
  }
  return found;
}

describe("cards", () => {
  test("halves are written as such", () => {
    expect([halves(8), halves(9), halves(1)]).toEqual(["4", "4½", "½"]);
  });
  test("what a card does comes with the content", () => {
    const text = { say: (key: string, args: unknown) => `${key} ${JSON.stringify(args ?? {})}` } as Texts;
    const lines = content.power_cards.map((card) => abilities(card, doesOf(content, card.key), text));
    expect(lines.map((each) => each.map((line) => line.text))).toEqual([
      ["pe-abil-bid {}"],
      ['pe-abil-protects {"disasters":["plague"]}'],
      [],
    ]);
  });
  test("buildings lie left of the civilization, landscapes right", () => {
    const p = { power_cards: [2, 0], civilization: 4 } as PlayerView;
    expect(layOut(p, content)).toEqual([
      { kind: "card", card: 0 },
      { kind: "civilization", card: 4 },
      { kind: "card", card: 2 },
    ]);
  });
});

describe("what the log tells", () => {
  const event = (key: string, args: Record<string, unknown> = {}) => ({ key, args });
  const row = (move: number, seat: number, notation: string | null, ...events: ReturnType<typeof event>[]): LogRow =>
    rowOf(move, seat, notation, events);
  const opening = [
    event("round-begins", { round: 1 }),
    event("revealed-open", { cards: ["elis_plain"] }),
    event("marker-advanced", { disaster: "drought", space: 2 }),
  ];
  const log = [
    row(
      0,
      0,
      "pass",
      event("passed", { seat: 0 }),
      event("unsold", { cards: [] }),
      event("round-begins", { round: 2 }),
    ),
    row(1, 1, null, event("marker-advanced", { disaster: "plague" }), event("marker-advanced", { disaster: "plague" })),
    row(2, 1, null, event("disaster-strikes", { disaster: "plague" })),
  ];

  test("rows, markers and disasters of the round that is shown", () => {
    const first = historyOf(opening, log, 1);
    expect(first.open).toEqual(["elis_plain"]);
    expect([...first.advanced]).toEqual([[DISASTERS.indexOf("drought"), 1]]);
    const second = historyOf(opening, log, 2);
    expect([...second.advanced]).toEqual([[0, 2]]);
    expect(second.struck.get(0)).toBe(2);
  });
  test("the phase of the round", () => {
    const game = (phase: string) => ({ phase }) as PeloponnesView;
    expect(["setup", "disasters", "bidding", "taking", "income"].map((each) => phaseOf(game(each)))).toEqual([
      -1, 1, 2, 4, 5,
    ]);
    expect(phaseOf(game("ending"))).toBe(PHASES.length);
    expect(phaseOf(game("over"))).toBe(PHASES.length);
  });
});

test("a bid in the making is what the parts of the answer say", () => {
  const part = (notation: string | null) =>
    ({ chosen: notation === null ? null : option(notation, "", []) }) as unknown as AnswerPart;
  expect(makingOf(["bid agora", "size 4", "luxury 1", "give wood 2"].map(part))).toEqual({
    card: "agora",
    size: 4,
    luxury: 1,
  });
  expect(makingOf([part("bid agora")])).toEqual({ card: "agora", size: 0, luxury: 0 });
  expect(makingOf([part("pass")])).toBeNull();
  expect(makingOf([part(null)])).toBeNull();
});

describe("targets", () => {
  const offered = targets(
    option("cover agora wood", "A", ["card:agora", "coin:wood"]),
    option("cover agora stone", "B", ["card:agora", "coin:stone"]),
    option("tear-down agora", "C", ["card:agora"]),
    option("cover well wood", "D", ["card:well", "coin:wood"]),
    option("cover well stone", "E", ["card:well", "coin:stone"]),
  );

  test("a thing and another name an option together", () => {
    expect(pick(offered, "card:well", null)).toBe("cover well wood");
    expect(pick(offered, "coin:stone", "cover well wood")).toBe("cover well stone");
    expect(pick(offered, "card:agora", "cover well stone")).toBe("cover agora stone");
    expect(pick(offered, "card:agora", "cover agora stone")).toBe("tear-down agora");
    expect(pick(offered, "card:nothing", null)).toBeNull();
  });
  test("letters of several ways", () => {
    expect(markOf(offered, "card:agora", null)).toMatchObject({ letter: "A–C", selected: false });
    expect(markOf(offered, "card:agora", "tear-down agora")).toMatchObject({ letter: "C", selected: true });
    expect(markOf(offered, "card:nothing", null)).toBeNull();
    expect(lettersOf([option("x", "A", []), option("y", "BC", [])])).toBe("A…");
  });
  test("ways that differ in a number", () => {
    const ways = [option("give wood 1", "B", [], { count: 1 }), option("give wood 0", "A", [], { count: 0 })];
    expect([...amounts(ways).keys()]).toEqual([0, 1]);
    expect(amounts([...ways, option("pass", "C", [])]).size).toBe(0);
  });
});

describe("drawings and maps", () => {
  test("every card has a drawing", () => {
    const cards = join(import.meta.dirname, "../../src/tessera/games/peloponnes/cards");
    const files = ["civilizations", "deck_a", "deck_b", "deck_c"].map((name) => join(cards, `${name}.py`));
    const python = files.map((file) => readFileSync(file, "utf8")).join();
    const sprite = readFileSync(join(import.meta.dirname, "../src/lib/components/pieces.svg"), "utf8");
    const keys = [...python.matchAll(/(?:[A-Z]\w+)\("([a-z_]+)"/g)].map(([, key = ""]) => key);
    expect(keys.length).toBe(58);
    for (const key of keys) {
      const name = drawingOf(key);
      expect(name in DRAWINGS || sprite.includes(`id="v-${name}"`), `${key}: ${name}`).toBe(true);
    }
    expect(new Set(keys.map((key) => drawingOf(key))).size).toBe(58);
    expect([drawingOf("new", true), drawingOf("new")]).toEqual(["stoa", "plain"]);
  });
  test("two neighbouring hexes have an outline of ten sides", () => {
    const hexes: [number, number][] = [
      [0, 0],
      [1, 0],
    ];
    const path = outline(
      hexes,
      (hex) => hex,
      ([q, r]) => hexCorners(hexCentre(q, r, 10), 10),
      HEX_SIDES,
    );
    expect(path.match(/M/g)?.length).toBe(10);
    const box = boxOf(
      hexes.map(([q, r]) => hexCentre(q, r, 10)),
      1,
    );
    expect(box.width).toBeCloseTo(10 * Math.sqrt(3) + 2);
    expect(boxOf([], 1).width).toBe(1);
  });
  test("arrows lead to the nearest target that way", () => {
    const all = [
      { x: 10, y: 0 },
      { x: 30, y: 2 },
      { x: 0, y: 20 },
    ];
    expect(nearest({ x: 0, y: 0 }, all, "ArrowRight")).toEqual(all[0]);
    expect(nearest({ x: 0, y: 0 }, all, "ArrowDown")).toEqual(all[2]);
    expect(nearest({ x: 0, y: 0 }, all, "ArrowLeft")).toBeNull();
    expect(nearest({ x: 0, y: 0 }, all, "x")).toBeNull();
  });
});
