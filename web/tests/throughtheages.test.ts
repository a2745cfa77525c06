/** What the board of Through the Ages reads out of what is sent. */

import { describe, expect, test } from "vitest";
import type { DecisionOut, LogRow, OptionOut } from "$lib/api/types";
import de from "$lib/boards/throughtheages/locale/de.ftl?raw";
import en from "$lib/boards/throughtheages/locale/en.ftl?raw";
import { artOf } from "$lib/boards/throughtheages/art";
import type { AgesContent, AgesView, Card, Ledger, Stage, Stocks } from "$lib/boards/throughtheages/model";
import { PORTRAITS, portraitOf } from "$lib/boards/throughtheages/portraits";
import {
  apart,
  blueSections,
  corruptedOf,
  finalScoring,
  foldedLanes,
  markFor,
  seatsOf,
  signed,
  tacticOf,
  takenFrom,
  thingOf,
  ticksUpTo,
  troublesOf,
  yellowSections,
  type TypeColumn,
} from "$lib/boards/throughtheages/reading";
import { priceRange } from "$lib/boards/throughtheages/options";
import { choicesOf, targetsOf } from "$lib/table/sheet";
import { begun } from "$lib/table/walk";
import { keysOf } from "./components";
import { optionOf, rowOf } from "./options";

const BANK = [
  [17, 2, 0, 0],
  [13, 3, 1, 1],
  [11, 4, 2, 2],
  [9, 4, 2, 3],
  [7, 5, 3, 4],
  [5, 5, 3, 5],
  [3, 7, 4, 6],
  [1, 7, 4, 7],
  [0, 0, 6, 8],
].map(([tokens = 0, population = 0, consumption = 0, happy = 0]) => ({ tokens, population, consumption, happy }));

function option(notation: string, elements: string[], count?: number): OptionOut {
  return optionOf(notation, { elements, says: { key: "do-it", args: count === undefined ? {} : { count } } });
}

function decision(...options: OptionOut[]): DecisionOut {
  const prompt = { key: "ask-action-phase", args: {}, elements: [], rule: "" };
  return {
    seat: 0,
    ply: 1,
    step: "action-phase",
    prompt,
    options,
    resigns: false,
    suggested: null,
    about: "",
    several: 1,
    obvious: null,
  };
}

describe("lanes", () => {
  const inAge = (age: number, workers: number) => {
    const card = { kind: "technology", row: { age } };
    return { techs: [{ card, workers, stored: 0, price: 0 }], coming: [] } as unknown as TypeColumn;
  };

  test("of four, those without workers are folded, the oldest first, until three are left", () => {
    const columns = [inAge(0, 2), inAge(1, 0), inAge(2, 0), inAge(3, 1)];
    expect([...foldedLanes(columns, [3, 2, 1, 0])]).toEqual([1]);
    expect([...foldedLanes(columns.slice(0, 3), [2, 1, 0])]).toEqual([]);
  });

  test("where somebody works nothing is folded", () => {
    expect([...foldedLanes([inAge(0, 1), inAge(1, 1), inAge(2, 1), inAge(3, 1)], [3, 2, 1, 0])]).toEqual([]);
  });
});

describe("things and their options", () => {
  const iron = option("build iron", ["technology:iron"], 5);
  const upgrade = option("upgrade / from bronze iron", ["technology:bronze", "technology:iron"], 3);
  const destroy = option("destroy / on bronze", ["technology:bronze"]);
  const take = option("take 3", ["row:3"], 1);

  test("what is built anew and what is upgraded to are one thing", () => {
    expect([iron, upgrade, destroy, take].map(thingOf)).toEqual([
      "technology:iron",
      "technology:iron",
      "destroy:bronze",
      "row:3",
    ]);
  });

  test("the ways of a thing share its letter, and a tap takes the next way", () => {
    const [choices = []] = choicesOf([{ ...begun(decision(take, iron, upgrade, destroy)), chosen: iron.do }], thingOf);
    expect(choices.map((choice) => choice.letter)).toEqual(["A", "B", "B", "C"]);
    const mark = markFor(targetsOf([choices]), "technology:iron");
    expect(mark).toMatchObject({ letter: "B", selected: true, do: upgrade.do });
    expect(priceRange(choices.filter((choice) => choice.letter === "B"))).toBe("3–5");
  });

  test("a technology that can only be destroyed or upgraded from is no target", () => {
    const [choices = []] = choicesOf([begun(decision(upgrade, destroy))], thingOf);
    expect(markFor(targetsOf([choices]), "technology:bronze")).toBeNull();
  });

  test("who is not sent is not marked as chosen", () => {
    const sent = ["send knights 0", "send knights 1"].map((each) => option(each, ["technology:knights"]));
    const marked = (chosen: string) => {
      const [choices = []] = choicesOf([{ ...begun(decision(...sent)), chosen }], thingOf);
      return markFor(targetsOf([choices]), "technology:knights")?.selected;
    };
    expect([marked("send knights 0"), marked("send knights 1")]).toEqual([false, true]);
  });
});

describe("the banks as printed", () => {
  test("the yellow bank has a price above, faces below and what is eaten between", () => {
    const sections = yellowSections(BANK, 18);
    expect(sections.map((section) => section.price)).toEqual([7, 5, 4, 3, 2]);
    expect(sections.map((section) => section.eaten)).toEqual([6, 4, 3, 2, 1]);
    const faces = sections.flatMap((section) => section.parts.map((part) => part.then.happy));
    expect(faces).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(sections.flatMap((section) => section.parts.flatMap((part) => part.cells))).toEqual(
      Array.from({ length: 18 }, (_, i) => i + 1),
    );
  });

  test("tokens beyond the print lengthen the last section", () => {
    expect(yellowSections(BANK, 20).at(-1)?.parts[0]?.cells).toEqual([17, 18, 19, 20]);
  });

  test("the blue bank says what an empty section costs", () => {
    const sections = blueSections(
      [
        [11, 0],
        [6, 2],
        [1, 4],
        [0, 6],
      ],
      16,
    );
    expect(sections.map((section) => [section.cells[0], section.cells.at(-1), section.lost])).toEqual([
      [1, 5, 6],
      [6, 10, 4],
      [11, 16, 2],
    ]);
  });
});

describe("the ledger", () => {
  const none: Stocks = { science: 0, culture: 0, food: 0, resources: 0 };
  const ledger = (changes: Partial<Record<Stage, Partial<Stocks>>>, more: Partial<Ledger> = {}): Ledger => ({
    civil_actions: 0,
    military_actions: 0,
    discards: 0,
    effects: none,
    happiness: 0,
    faces_needed: 0,
    discontent: 0,
    unused: 0,
    uprising: false,
    lines: Object.entries(changes).map(([stage, change]) => ({ stage, change: { ...none, ...change } })),
    draws: 0,
    strength: 0,
    then: none,
    ...more,
  });

  test("a good end of the turn warns of nothing", () => {
    expect(troublesOf(ledger({ food: { food: 3 }, consumption: { food: -2 } }))).toEqual([]);
  });

  test("the worst comes first", () => {
    const bad = ledger({ corruption: { resources: -1, food: -1 }, consumption: { culture: -4 } }, { civil_actions: 2 });
    expect(corruptedOf(bad)).toBe(2);
    expect(troublesOf(bad).map((trouble) => [trouble.kind, trouble.count])).toEqual([
      ["famine", 4],
      ["corruption", 2],
      ["civil", 2],
    ]);
    const rising = troublesOf(ledger({}, { uprising: true, discontent: 2 }));
    expect(rising[0]).toMatchObject({ kind: "uprising", grave: true });
  });

  test("numbers have a sign", () => {
    expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "+0", "−2"]);
  });
});

test("gaps in the row remember who took which card in this turn", () => {
  const row = (move: number, notation: string | null, ...events: LogRow["events"]): LogRow =>
    rowOf(move, 0, notation, events);
  const took = (card: string) => ({ key: "took", args: { seat: 0, card } });
  const log = [
    row(0, "take 1", took("iron")),
    row(1, "end", { key: "turn-begins", args: { seat: 0, round: 2 } }),
    row(2, "take 3", took("alchemy")),
  ];
  expect([...takenFrom(log, 0)]).toEqual([[2, { seat: 0, card: "alchemy" }]]);
});

describe("the strength track", () => {
  test("an axis has round numbers, and few", () => {
    expect(ticksUpTo(10)).toEqual([0, 5, 10]);
    expect(ticksUpTo(24)).toEqual([0, 10, 20, 30]);
    expect(ticksUpTo(71)).toEqual([0, 20, 40, 60, 80]);
  });

  test("numbers that are close move apart and stay around where they were", () => {
    expect(apart([10, 40], 16)).toEqual([10, 40]);
    expect(apart([20, 24], 16)).toEqual([14, 30]);
    expect(apart([20, 24, 25], 16)).toEqual([7, 23, 39]);
    expect(apart([20, 22, 60], 16)).toEqual([13, 29, 60]);
  });
});

test("options against or with somebody name a seat", () => {
  expect(seatsOf([option("on 2", []), option("with 1 a", []), option("alone", [])])).toEqual([2, 1]);
});

test("the final scoring is told event by event, and ends where cards in play score", () => {
  const event = (key: string, args: Record<string, number | string> = {}) => ({ key, args });
  const row = (...events: ReturnType<typeof event>[]) => ({ move: 1, at: 0, seat: 0, do: "end", events }) as LogRow;
  const log = [
    row(event("event", { card: "rats" }), event("culture", { seat: 0, count: 9 })),
    row(
      event("final-scoring"),
      event("event", { card: "impact_of_science" }),
      event("culture", { seat: 0, count: 4 }),
      event("culture-lost", { seat: 1, count: 2 }),
      event("event", { card: "impact_of_strength" }),
      event("last-effects"),
      event("culture", { seat: 1, count: 7 }),
    ),
  ];
  expect(finalScoring(log).map(({ card, points }) => [card, [...points]])).toEqual([
    [
      "impact_of_science",
      [
        [0, 4],
        [1, -2],
      ],
    ],
    ["impact_of_strength", []],
  ]);
  expect(finalScoring(log.slice(0, 1))).toEqual([]);
});

test("both languages say the same messages", () => {
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort();
  expect(keys(de)).toEqual(keys(en));
});

test("what lies under a tactic stands for it", () => {
  const content = {
    tactics: [{ key: "legion" }],
    conditions: [{ key: "sun_tzu_under_tactic" }],
    elements: ["tactic:legion", "condition:sun_tzu_under_tactic"],
  } as unknown as AgesContent;
  const players = [
    { cards: [], on: [] },
    { cards: [1], on: [[0]] },
  ];
  const game = { players } as unknown as AgesView;
  expect([0, 1].map((number) => tacticOf(content, game, number)?.row.key)).toEqual(["legion", "legion"]);
  expect(tacticOf(content, game, -1)).toBeNull();
});

test("every leader has a face of its own", () => {
  const faces = keysOf("throughtheages", "leaders").map((key) => key.replace(/_adj$/, ""));
  const drawn = [...new Set(faces)].map((key) => JSON.stringify(portraitOf(PORTRAITS[key] ?? raise(key))));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(Object.keys(PORTRAITS)).toHaveLength(drawn.length);
});

test("every action card has its own picture", () => {
  const names = new Set(keysOf("throughtheages", "actions").map((key) => key.replace(/_[a0-9](_extra)?$/, "")));
  const card = (name: string) => ({ kind: "action", row: { key: `${name}_1`, name } }) as unknown as Card;
  expect(new Set([...names].map((name) => artOf(card(name)))).size).toBe(names.size);
});

function raise(key: string): never {
  throw new Error(`no face for ${key}`);
}
