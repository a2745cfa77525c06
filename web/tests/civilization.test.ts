/** What the board of Civilization reads out of what is sent. */

import { describe, expect, test } from "vitest";
import type { DecisionOut, OptionOut } from "$lib/api/types";
import type { AnswerPart, Choice, Playing } from "$lib/boards";
import { found } from "$lib/boards/civilization/found";
import { lastBattle } from "$lib/boards/civilization/report";
import {
  NO_ICONS,
  around,
  squareName,
  squareNumber,
  zoneOf,
  type CivilizationView,
} from "$lib/boards/civilization/model";
import {
  actingCity,
  answerOf,
  cityOf,
  battleHand,
  enclosedIn,
  entriesOf,
  foreseen,
  markWith,
  offerLines,
  othersOf,
  ownSide,
  phaseLines,
  promisesOf,
  pyramidOf,
  raceOf,
  squareTargets,
  triedOn,
  turnOf,
} from "$lib/boards/civilization/reading";
import { printedSquares } from "$lib/boards/civilization/tiles";
import { choicesOf, targetsOf } from "$lib/table/sheet";
import { begun, type Part } from "$lib/table/walk";
import { Texts, bundle } from "$lib/text/texts";
import { optionOf } from "./options";

function option(notation: string, elements: string[] = []): OptionOut {
  return optionOf(notation, { elements });
}

function decision(step: string, ...options: OptionOut[]): DecisionOut {
  const prompt = { key: "ask", args: {}, elements: [], rule: "" };
  return {
    seat: 0,
    ply: 1,
    step,
    prompt,
    options,
    resigns: false,
    suggested: null,
    about: "",
    several: 1,
    obvious: null,
  };
}

/** An answer in the making; of each part the options and what is chosen. */
function answer(step: string, ...parts: [OptionOut[], string | null][]): AnswerPart[] {
  const path = parts.map(([options, chosen]): Part => ({ ...begun(decision(step, ...options)), chosen, own: true }));
  return choicesOf(path).map((choices, place) => ({
    decision: path[place]?.decision ?? decision(step),
    choices,
    chosen: choices.find((choice) => choice.chosen) ?? null,
  }));
}

const at = (name: string) => option(`at ${name}`, [`square:${name}`]);

describe("squares", () => {
  test("have names from a1 in the north-west to p16", () => {
    expect([0, 15, 68, 255].map(squareName)).toEqual(["a1", "p1", "e5", "p16"]);
    expect(["a1", "e5", "p16", "q1", "a17"].map(squareNumber)).toEqual([0, 68, 255, -1, -1]);
  });

  test("have eight around them, fewer at the rim", () => {
    expect(around(squareNumber("e5"))).toHaveLength(8);
    expect(around(0).map(squareName)).toEqual(["b1", "a2", "b2"]);
  });

  test("of a tile show terrain, deposits, huts and villages", () => {
    const plain = { terrain: "desert", icons: NO_ICONS, resource: "", hut: false, village: false };
    const squares = printedSquares([
      [plain, { ...plain, terrain: "grassland", hut: true }],
      [
        { ...plain, terrain: "forest", resource: "wheat", icons: { ...NO_ICONS, production: 2 } },
        { ...plain, village: true },
      ],
    ]);
    expect(squares.map((square) => square.terrain)).toEqual(["desert", "grassland", "forest", "desert"]);
    expect(squares[2]).toMatchObject({
      resource: "wheat",
      icons: { production: 2, culture: 0 },
      x: 0,
      y: 1,
      number: 2,
    });
    expect([squares[0]?.resource, squares[1]?.hut, squares[3]?.village]).toEqual([null, true, true]);
  });
});

describe("a city action in the making", () => {
  const build = option("city c2 / build market", ["building:market"]);
  const parts = answer("city-menu", [[option("city c2 / devote"), build], build.do], [[at("b1"), at("d3")], null]);

  test("tells the city, and what would be sent", () => {
    expect(actingCity(parts)).toBe(squareNumber("c2"));
    expect(answerOf(parts)).toBe("city c2 / build market");
    expect([cityOf(build), cityOf(option("end"))]).toEqual(["c2", null]);
  });

  test("has its squares as targets with letters that go on from the items", () => {
    const targets = targetsOf(
      parts.map((part) => part.choices),
      1,
    );
    expect(squareTargets(targets, null).map(({ square, letter }) => [square, letter])).toEqual([
      ["b1", "C"],
      ["d3", "D"],
    ]);
  });

  test("asks why not where another square is tapped", () => {
    expect(triedOn(parts, "e5")).toBe("at e5");
    expect(triedOn(answer("city-menu", [[build], null]), "e5")).toBeNull();
  });

  test("asks the server what each square would come to", () => {
    expect(foreseen(decision("city-menu"), parts)).toEqual([
      "city c2 / build market",
      "city c2 / build market / at b1",
      "city c2 / build market / at d3",
    ]);
    expect(foreseen(decision("make-offer"), parts)).toEqual([]);
  });

  test("another tap on what several cities can do takes the next city", () => {
    const train = [option("city c2 / train infantry"), option("city e9 / train infantry")];
    const mark = markWith(answer("city-menu", [train, "city c2 / train infantry"]), "train", "infantry");
    expect(mark).toMatchObject({ letter: "A", selected: true, do: "city e9 / train infantry" });
    expect(markWith(parts, "train", "infantry")).toBeNull();
  });
});

describe("offers", () => {
  const give = [1, 2, 3].map((n) => option(`give trade ${String(n)}`));
  const silk = option("give silk 1");
  const named = answer(
    "make-offer",
    [[option("to 1"), option("pass")], "to 1"],
    [[...give, silk], "give trade 2"],
    [[silk, option("for"), option("offer")], null],
  );

  test("an amount that is named can be less or more, the next one can be named", () => {
    expect(offerLines(named, "give")).toEqual([
      { what: "trade", count: 2, most: 3, less: "give trade 1", more: "give trade 3" },
      { what: "silk", count: 0, most: 1, less: null, more: "give silk 1" },
    ]);
    expect(offerLines(named, "get")).toEqual([]);
  });

  test("empty entries are not shown", () => {
    expect(entriesOf([3, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0])).toEqual([
      { what: "trade", count: 3 },
      { what: "incense", count: 1 },
      { what: "event1", count: 2 },
    ]);
  });

  test("of what is enclosed only what was shown is known", () => {
    const offered = { seat: 1, events: { size: 2, cards: [90] }, markers: { size: 1, cards: [] } };
    expect(enclosedIn({ offered } as unknown as CivilizationView)).toEqual({ known: [90], hidden: 2 });
    expect(enclosedIn({ offered: null } as unknown as CivilizationView)).toEqual({ known: [], hidden: 0 });
  });
});

describe("turns and victories", () => {
  const players = [0, 1, 2].map((seat) => ({ seat, track: seat, techs: [1, 2], passed: seat === 2 }));
  const nations = [
    { progress: [0, 20, 10], coins: 3, march: 9 },
    { progress: [4, 0, 10], coins: 0, march: -1 },
    { progress: [9, 0, 30], coins: 0, march: 4 },
  ];
  const view = { players, nations, first: 1, active: 2, turn: 3, phase: 2, waiting: [] } as unknown as CivilizationView;

  test("go round from the first player", () => {
    expect([0, 1, 2].map((seat) => turnOf(view, seat))).toEqual(["next", "done", "active"]);
    expect(turnOf({ ...view, waiting: [0] }, 0)).toBe("acting");
    expect(turnOf({ ...view, active: -1, phase: 1 }, 2)).toBe("passed");
  });

  test("the phases tell who is through", () => {
    expect(phaseLines(view).map(({ state, through }) => [state, through])).toEqual([
      ["done", []],
      ["done", []],
      ["now", [1]],
      ["open", []],
      ["open", []],
    ]);
  });

  test("opponents sit around the table from the left", () => {
    expect(othersOf(view, 1)).toEqual([2, 0]);
    expect(othersOf(view, null)).toEqual([0, 1, 2]);
  });

  test("the race has four ways; without an army there is no march", () => {
    const race = raceOf(view);
    expect(race.map((row) => row.way)).toEqual(["culture", "tech", "economy", "military"]);
    expect(race[3]?.cells.map((cell) => cell.value)).toEqual([9, null, 4]);
    expect(race.map((row) => row.cells.filter((cell) => cell.leads).map((cell) => cell.seat))).toEqual([
      [2],
      [2],
      [0],
      [2],
    ]);
  });

  test("the start tech lies in the lowest row whatever its level", () => {
    const p = { techs: [30, 10, 20] } as unknown as Parameters<typeof pyramidOf>[0];
    expect(pyramidOf(p, (tech) => tech / 10)).toEqual([[30, 10], [20], [], [], []]);
  });
});

describe("battles", () => {
  const battle = { attacker: 0, defender: -1, player: 1 } as unknown as Parameters<typeof ownSide>[0];

  test("one sits below; barbarians have a hand of their own", () => {
    expect([0, 1, 2, null].map((eyes) => ownSide(battle, eyes))).toEqual([0, 1, 0, 0]);
    const hands = [{ size: 3 }, { size: 2 }];
    const view = { players: hands.map((fighting) => ({ fighting })) } as unknown as CivilizationView;
    expect([0, 1].map((side) => battleHand(view, battle, side)?.size)).toEqual([3, 2]);
    const raid = { ...battle, horde: { seat: 1, units: { size: 1, cards: [] } } };
    expect([0, 1].map((side) => battleHand(view, raid, side)?.size)).toEqual([3, 1]);
  });

  test("units that are not known show their backs", () => {
    const typeOf = (card: number) => card % 10;
    expect(zoneOf({ size: 3, cards: [51], backs: [0, 1, 1] }, typeOf)).toEqual({ known: [51], unknown: [0, 1] });
    expect(zoneOf({ size: 2, cards: [], backs: [1, 2] }, typeOf)).toEqual({ known: [], unknown: [1, 2] });
    expect(zoneOf({ size: 2, cards: [51] }, typeOf)).toEqual({ known: [51], unknown: [-1] });
  });
});

test("what is found on a square is told, and nothing of an empty one", () => {
  const map = { tiles: [[0, 0]], squares: [], resources: [[1, 0]], disasters: [] };
  const view = { map, huts: [0], villages: [], nations: [], players: [], locked: [] };
  const text = new Texts("en", [
    bundle("en", "cv-on-hut = Hut\ncv-resource-incense = Incense\ncv-resource-wheat = Wheat"),
  ]);
  const tell = (name: string) => found(at(name) as Choice, { view } as unknown as Playing, {}, text);
  expect([tell("a1"), tell("c1")]).toEqual(["Hut", ""]);
  expect(tell("b1")).toMatch(/^[A-Z]/);
});

describe("promises that go with an offer", () => {
  const remark = (seat: number, moves: number, text: string, more = {}) =>
    ({ number: 0, name: "", person: `p${String(seat)}`, seat, text, at: 0, moves, removed: false, ...more }) as const;
  const offer = { seat: 2, other: 0, give: [], get: [] };
  const nobody = () => false;

  test("are what its maker has said since it lies on the table", () => {
    const chat = [remark(2, 6, "before"), remark(2, 7, "peace"), remark(1, 7, "me too"), remark(2, 7, "for ever")];
    expect(promisesOf({ chat, moves: 7 }, offer, nobody)).toEqual(["peace", "for ever"]);
  });

  test("are silent where they were removed or their maker is blocked", () => {
    const chat = [remark(2, 7, "", { removed: true }), remark(2, 7, "peace")];
    expect(promisesOf({ chat, moves: 7 }, offer, nobody)).toEqual(["peace"]);
    expect(promisesOf({ chat, moves: 7 }, offer, (person) => person === "p2")).toEqual([]);
  });
});

describe("the report of a battle", () => {
  const event = (key: string, args: Record<string, unknown>) => ({ key, args });
  const unit = (seat: number, card: string, front?: number) => ({ seat, card, rank: card, count: 2, front });
  const row = (move: number, ...events: ReturnType<typeof event>[]) => ({
    ...{ move, seat: 0, do: null, said: [], at: 0 },
    events,
  });
  const log = [
    row(0, event("battle-field", { seat: 0, square: "e5", other_seat: 1 })),
    row(1, event("front-opened", unit(1, "infantry_2", 1))),
    row(2, event("unit-attacks", unit(0, "mounted_1", 1)), event("unit-killed", unit(1, "infantry_2"))),
    row(3, event("battle-won", { seat: 0, attack: 4, defence: 1 }), event("looted", { seat: 0, what: "coin" })),
  ];

  test("tells fronts, the fallen, sums and loot", () => {
    const report = lastBattle(log, 0);
    const fallen = report?.fronts.map((front) => front.map((side) => side.map(({ dead }) => dead)));
    expect(fallen).toEqual([[[false], [true]]]);
    expect([report?.winner, report?.sums, report?.after.map(({ key }) => key)]).toEqual([0, [4, 1], ["looted"]]);
  });

  test("is made when a battle ends, and once", () => {
    expect(lastBattle(log.slice(0, 3), 0)).toBeNull();
    expect(lastBattle(log, 4)).toBeNull();
  });
});
