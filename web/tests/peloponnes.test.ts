/** What the board of Peloponnes works out by itself, and what boards share. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { DecisionOut, LogRow } from "$lib/api/types";
import type { Choice, Targets } from "$lib/boards";
import { draft } from "$lib/boards/peloponnes/draft.svelte";
import {
  DISASTERS,
  SYMBOLS,
  drawingOf,
  type PeloponnesContent,
  type PeloponnesView,
  type PlayerView,
  type PowerCardRow,
} from "$lib/boards/peloponnes/model";
import {
  historyOf,
  incomeFor,
  layOut,
  luxuryLimit,
  makingOf,
  PHASES,
  biddingOf,
  phaseOf,
  pointsOf,
  smallestBid,
} from "$lib/boards/peloponnes/reading";
import { halves } from "$lib/boards/peloponnes/wording";
import { DRAWINGS } from "$lib/components/drawings";
import { HEX_SIDES, boxOf, hexCentre, hexCorners, nearest, outline } from "$lib/components/hex";
import { amounts, lettersOf, markOf, pick } from "$lib/components/targets";

const plain: PowerCardRow = {
  key: "plain",
  deck: "A",
  disaster: 0,
  value: 3,
  sources: {},
  building: false,
  wood_cost: 0,
  stone_cost: 0,
  coins: 0,
  luxury: 0,
  inhabitants: 1,
  power: 1,
  wood: 0,
  stone: 0,
  grain: 0,
  protects: 0,
  bid_bonus: 0,
  conquest_discount: 0,
  income: 0,
  supply: false,
};

const content: PeloponnesContent = {
  power_cards: [
    { ...plain, key: "agora", building: true, bid_bonus: 1 },
    { ...plain, key: "stockade", building: true, conquest_discount: 1 },
    { ...plain, key: "elis_plain" },
    { ...plain, key: "tegea_plain", value: 4 },
  ],
  civilizations: [],
  income: [
    { at_least: 0, coins: 1, luxury: 0 },
    { at_least: 11, coins: 4, luxury: 1 },
    { at_least: 3, coins: 2, luxury: 0 },
  ],
  constants: {
    rounds: 8,
    cards_per_round: 6,
    pass_coins: 3,
    conquest_surcharge: 3,
    track_spaces: 4,
    symbols_for_protection: 3,
    luxury_max: 17,
    luxury_front_max: 8,
    luxury_max_covered: 3,
    luxury_max_torn_down: 0,
    luxury_card_inhabitants: 2,
    luxury_card_power: 2,
    goods_per_power_point: 6,
  },
};

const none = { size: 0, cards: [] };

function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    civilization: -1,
    cards: [],
    luxury: 0,
    luxury_card: true,
    hand: none,
    candidates: none,
    bid_on: -1,
    bid_size: 0,
    bid: none,
    taken: -1,
    covered: [],
    covered_by: [],
    covers: none,
    borrowed: [],
    pledges: none,
    ...more,
  };
}

function view(players: PlayerView[], more: Partial<PeloponnesView> = {}): PeloponnesView {
  const tableau = { inhabitants: 7, power: 4, wood: 0, stone: 0, grain: 0, income: 2, income_luxury: 0 };
  return {
    seats: players.length,
    round: 1,
    waiting: [],
    players,
    order: players.map((p) => p.seat),
    markers: [0, 0, 0, 0, 0],
    open_row: [2],
    conquest_row: [3],
    power_decks: [],
    coin_deck: none,
    discard: none,
    box: [],
    tableaus: players.map(() => ({ ...tableau, symbols: [], protected: [] })),
    phase: "bidding",
    to_bid: [],
    ...more,
  };
}

function option(notation: string, letter: string, elements: string[], args: Record<string, unknown> = {}): Choice {
  return { do: notation, letter, elements, key: "do", args, rule: "", whole: true, chosen: false };
}

function targets(...choices: Choice[]): Targets {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const element of choice.elements) found.set(element, [...(found.get(element) ?? []), choice]);
  }
  return found;
}

describe("prices", () => {
  test("a free card costs its value, in the conquest row more, with Stockade less", () => {
    const game = view([player(0), player(1, { cards: [1] })]);
    expect(smallestBid(game, content, game.players[0] ?? null, 2)).toBe(3);
    expect(smallestBid(game, content, game.players[0] ?? null, 3)).toBe(7);
    expect(smallestBid(game, content, game.players[1] ?? null, 3)).toBe(6);
  });
  test("a standing bid must be beaten, half coin cards included", () => {
    const game = view([player(0), player(1, { cards: [0], bid_on: 2, bid_size: 4 }), player(2, { cards: [0] })]);
    expect(smallestBid(game, content, game.players[0] ?? null, 2)).toBe(5);
    const even = view([player(0, { cards: [0] }), player(1, { bid_on: 2, bid_size: 4 })]);
    expect(smallestBid(even, content, even.players[0] ?? null, 2)).toBe(4);
  });
  test("a covered card does not help; a bid in the conquest row is final", () => {
    const game = view([
      player(0, { cards: [1], covered: [1], covered_by: [1] }),
      player(1, { bid_on: 3, bid_size: 9 }),
    ]);
    expect(
      smallestBid({ ...game, players: [player(0, { cards: [1], covered: [1] })] }, content, game.players[0] ?? null, 3),
    ).toBe(7);
    expect(smallestBid(game, content, game.players[0] ?? null, 3)).toBeNull();
  });
  test("halves are written as such", () => {
    expect([halves(8), halves(9), halves(1)]).toEqual(["4", "4½", "½"]);
  });
});

describe("points", () => {
  test("inhabitants in hand count as such, everything else by six; the luxury card while it is active", () => {
    const hand = { size: 8, cards: [0, 0, 1, 1, 2, 2, 3, 3] };
    const game = view([player(0, { hand, luxury: 1 }), player(1, { luxury_card: false })]);
    expect(pointsOf(game, content, 0)).toEqual({ population: 11, power: 7, score: 7 });
    expect(pointsOf(game, content, 1)).toEqual({ population: 7, power: 4, score: 4 });
    expect(pointsOf(game, content, 5).score).toBe(0);
  });
  test("luxury has its limits, income its rows", () => {
    expect(luxuryLimit(player(0), content)).toBe(17);
    expect(luxuryLimit(player(0, { covered: [-3], covered_by: [4] }), content)).toBe(3);
    expect(luxuryLimit(player(0, { luxury_card: false }), content)).toBe(0);
    expect(incomeFor(content, 10)).toEqual({ coins: 2, luxury: 0 });
    expect(incomeFor(content, 30)).toEqual({ coins: 4, luxury: 1 });
  });
  test("buildings lie left of the civilization, landscapes right", () => {
    const p = player(0, { cards: [2, 0], civilization: 4 });
    expect(layOut(p, content)).toEqual([
      { kind: "card", card: 0 },
      { kind: "civilization" },
      { kind: "card", card: 2 },
    ]);
  });
});

describe("what the log tells", () => {
  const event = (key: string, args: Record<string, unknown> = {}) => ({ key, args });
  const row = (move: number, seat: number, notation: string | null, ...events: ReturnType<typeof event>[]): LogRow => ({
    move,
    seat,
    do: notation,
    events,
    at: 0,
  });
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
    const game = (phase: string) => view([player(0), player(1)], { phase });
    expect(["setup", "disasters", "bidding", "taking", "income"].map((each) => phaseOf(game(each)))).toEqual([
      -1, 1, 2, 4, 5,
    ]);
    expect(phaseOf(game("ending"))).toBe(PHASES.length);
    expect(phaseOf(game("over"))).toBe(PHASES.length);
  });
  test("what each player does in the bidding", () => {
    const players = [player(0, { bid_on: 2, bid_size: 4 }), player(1), player(2), player(3), player(4)];
    const game = view(players, { phase: "bidding", waiting: [2], to_bid: [3, 4] });
    expect(players.map((p) => biddingOf(game, p.seat))).toEqual(["bids", "passed", "acting", "next", null]);
    const later = view(players, { phase: "taking", waiting: [2], to_bid: [] });
    expect(players.map((p) => biddingOf(later, p.seat))).toEqual(["bids", null, "acting", null, null]);
  });
  test("a bid in the making, from the answers given", () => {
    const answers = [row(3, 0, "bid agora"), row(4, 0, "size 4"), row(5, 0, "luxury 1"), row(6, 0, "give wood 2")];
    const asked = { step: "choose-symbols" } as DecisionOut;
    expect(makingOf(asked, [...log, ...answers], 0)).toEqual({ card: "agora", size: 4, luxury: 1, given: [2] });
    expect(makingOf(asked, log, 0)).toBeNull();
    expect(makingOf({ step: "bid" } as DecisionOut, answers, 0)).toBeNull();
  });
});

describe("a bid before it is sent", () => {
  const start = { id: "x", card: "agora", least: 3, most: 7, have: [2, 1, 3, 0], keep: [2, 0, 0, 0], luxury: 1 };

  test("begins with the smallest bid, made of what is needed least", () => {
    draft.start(start);
    expect([draft.size, ...draft.given]).toEqual([3, 0, 1, 2, 0]);
    expect(draft.plan("bid", SYMBOLS)).toEqual([
      "bid agora",
      "size 3",
      "luxury 0",
      "give wood 0",
      "give stone 1",
      "give grain 2",
    ]);
  });
  test("grows up to all of the hand and luxury; the whole hand needs no symbols", () => {
    draft.start(start);
    draft.resize(6);
    expect([...draft.given]).toEqual([2, 1, 3, 0]);
    expect(draft.plan("choose-size", SYMBOLS)).toEqual(["size 6", "luxury 0"]);
    draft.resize(99);
    expect([draft.size, draft.luxury]).toEqual([7, 1]);
    expect(draft.plan("choose-size", SYMBOLS)).toEqual(["size 7"]);
    draft.less();
    expect(draft.luxury).toBe(0);
  });
  test("cards can be swapped; too few are not enough", () => {
    draft.start(start);
    draft.remove(2);
    expect(draft.enough).toBe(false);
    draft.add(0);
    expect([draft.enough, ...draft.given]).toEqual([true, 1, 1, 1, 0]);
    draft.turn(1);
    expect(draft.given[1]).toBe(0);
    draft.turnLuxury();
    draft.turnLuxury();
    expect(draft.luxury).toBe(0);
  });
  test("a question with one answer is not asked", () => {
    draft.start({ ...start, least: 7, luxury: 1 });
    expect(draft.plan("bid", SYMBOLS)).toEqual(["bid agora"]);
  });
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
    const python = readFileSync(join(import.meta.dirname, "../../src/tessera/games/peloponnes/content.py"), "utf8");
    const sprite = readFileSync(join(import.meta.dirname, "../src/lib/components/sprite.svg"), "utf8");
    const keys = [...python.matchAll(/(?:PowerCard|Civilization)\("([a-z_]+)"/g)].map(([, key = ""]) => key);
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
