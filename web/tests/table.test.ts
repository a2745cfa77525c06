import { describe, expect, test } from "vitest";
import type { GameOut, LogRow, SeatOut, TableOut } from "$lib/api/types";
import { match, tableIn } from "$lib/address";
import type { Choice } from "$lib/boards";
import { KeyReader } from "$lib/table/keys";
import { groupsOf, withOpening } from "$lib/table/log";
import { turnBegins } from "$lib/table/turn";
import { place } from "$lib/table/place";
import { roundEnds } from "$lib/table/rounds";
import { shapeOf } from "$lib/table/score";
import { botsOf, optionsFor, seatCounts, settingsFor, usualSeats, wishNow } from "$lib/table/setup";
import {
  backoff,
  choicesOf,
  continued,
  isFree,
  letter,
  orderOf,
  stepsOf,
  targetsOf,
  undoReach,
} from "$lib/table/sheet";
import { stops } from "$lib/table/stops";
import { commitmentOf, keyFits } from "$lib/table/verify";

function seat(number: number, more: Partial<SeatOut> = {}): SeatOut {
  return {
    seat: number,
    kind: "person",
    name: `p${String(number)}`,
    bot: "",
    away: false,
    host: number === 0,
    left: null,
    running: false,
    ...more,
  };
}

function row(move: number, by: number, events: LogRow["events"] = [], doing: string | null = null): LogRow {
  return { move, seat: by, do: doing, events, at: 100 + move };
}

const told = (key = "passed", args: Record<string, unknown> = {}) => ({ key, args });

function table(more: Partial<TableOut> = {}): TableOut {
  return {
    id: "t",
    game: "g",
    status: "playing",
    public: false,
    options: {},
    created: 0,
    changed: 0,
    clock: { mode: "none", seconds: 0, increment: 0, at_zero: "bot" },
    seats: [seat(0), seat(1)],
    waiting: [0],
    outcome: null,
    you: 0,
    entries: 1,
    commitment: "",
    key: "",
    moves: 0,
    log_from: 0,
    opening: [],
    log: [],
    view: {},
    decision: null,
    undo: { free_to: 0, request: null },
    chat: [],
    rematch: "",
    frozen: false,
    now: 0,
    ...more,
  };
}

const option = (notation: string, ...elements: string[]) => ({ do: notation, key: "k", args: {}, elements, rule: "" });
const decision = (...options: ReturnType<typeof option>[]) => ({
  seat: 0,
  ply: 7,
  step: "bid",
  prompt: { key: "ask", args: {}, elements: [], rule: "" },
  options,
});

describe("letters", () => {
  test("skip what looks like a digit or does something else", () => {
    const all = Array.from({ length: 20 }, (_, n) => letter(n)).join("");
    expect(all).toBe("ABCDEFGHJKNPQRSVWXYZ");
  });
  test("beyond twenty need two strokes and stay different", () => {
    const all = Array.from({ length: 120 }, (_, n) => letter(n));
    expect(letter(20)).toBe("AA");
    expect(new Set(all).size).toBe(120);
  });
  test("typed", () => {
    const choices = Array.from({ length: 22 }, (_, n): Choice => ({ ...option(`o${String(n)}`), letter: letter(n) }));
    const keys = new KeyReader();
    expect(keys.read("b", choices, 0)?.do).toBe("o1");
    expect(keys.read("a", choices, 5000)?.do).toBe("o0");
    expect(keys.read("b", choices, 5200)?.do).toBe("o21");
    expect(keys.read("b", choices, 5300)?.do).toBe("o1");
    expect(keys.read("1", choices, 9000)).toBeNull();
  });
});

test("options are found by the elements they refer to", () => {
  const targets = targetsOf(
    choicesOf(table({ decision: decision(option("a", "card:x"), option("b", "card:x", "coin:wood")) })),
  );
  expect(targets.get("card:x")?.map((choice) => choice.letter)).toEqual(["A", "B"]);
  expect(targets.get("coin:wood")?.map((choice) => choice.do)).toEqual(["b"]);
});

describe("the log", () => {
  const log = [row(0, 0), row(1, 1)];
  test("is continued, replaced, or asked for again", () => {
    expect(continued(log, { log_from: 2, log: [row(2, 0)] })).toHaveLength(3);
    expect(continued(log, { log_from: 0, log: [row(0, 1)] })).toEqual([row(0, 1)]);
    expect(continued(log, { log_from: 1, log: [row(1, 0)] })).toEqual([row(0, 0), row(1, 0)]);
    expect(continued(log, { log_from: 3, log: [] })).toBeNull();
  });
  test("is grouped by round and by what is new, newest first", () => {
    const groups = groupsOf(
      [
        row(0, 0, [told("bid", { seat: 0 })]),
        row(1, 1, [told(), told("round-begins", { round: 2 }), told("revealed")]),
        row(2, 1, [told()]),
      ],
      0,
    );
    expect(groups.map((group) => [group.round, group.fresh, group.lines.length])).toEqual([
      [2, true, 2],
      [1, true, 1],
      [1, false, 1],
    ]);
    expect(groups[2]?.lines[0]?.seat).toBe(0);
  });
  test("of the first round", () => {
    expect(groupsOf([row(0, 0, [told()])], 0, 1)[0]?.round).toBe(1);
    expect(groupsOf([row(0, 0, [told()])], 0, 0)[0]?.round).toBeNull();
  });
  test("starts with what happened before the first move", () => {
    const log = withOpening([row(0, 0, [told()])], [told("round-begins", { round: 1 }), told("revealed")], 5);
    expect(groupsOf(log, 0).map((group) => group.lines.map((line) => line.move))).toEqual([[0, -1]]);
  });
  test("tells where rounds end and a replay stops", () => {
    const rows = [row(0, 0), row(1, 0, [told("round-begins", { round: 2 })]), row(2, 0, [told()])];
    expect(roundEnds(rows)).toEqual([
      { round: 1, move: 2 },
      { round: 2, move: 3 },
    ]);
    expect(stops(rows, 3)).toEqual([0, 2, 3]);
  });
});

describe("undo", () => {
  const log = [row(0, 0, [told()]), row(1, 1, [told()]), row(2, 0), row(3, 0)];
  test("leads before the last own decision that was one", () => {
    const now = table({ moves: 4, undo: { free_to: 2, request: null } });
    expect(undoReach(now, log, new Set())).toEqual({ to: 3, free: true });
    expect(undoReach(now, log, new Set([3]))).toEqual({ to: 2, free: true });
    expect(undoReach(now, log, new Set([2, 3]))).toEqual({ to: 0, free: false });
  });
  test("asks nobody where only bots sit, or people who are away", () => {
    const bots = table({
      seats: [seat(0), seat(1, { kind: "bot" }), seat(2, { away: true })],
      undo: { free_to: 9, request: null },
    });
    expect(isFree(bots, 0)).toBe(true);
  });
  test("is nothing for spectators and after the end", () => {
    expect(undoReach(table({ you: null }), log, new Set())).toBeNull();
    expect(undoReach(table({ status: "finished" }), log, new Set())).toBeNull();
  });
});

test("steps are own answers at the end that told nothing yet", () => {
  const log = [row(0, 0, [told()]), row(1, 1), row(2, 0, [], "bid agora"), row(3, 0, [], "size 4")];
  expect(stepsOf(table({ decision: decision(option("a")) }), log).map((each) => each.do)).toEqual([
    "bid agora",
    "size 4",
  ]);
  expect(stepsOf(table(), log)).toEqual([]);
});

test("the turn order is the game's, if it makes sense", () => {
  expect(orderOf(table({ view: { order: [1, 0] } }))).toEqual([1, 0]);
  expect(orderOf(table({ view: { order: [1] } }))).toEqual([0, 1]);
  expect(orderOf(table({ view: null }))).toEqual([0, 1]);
});

test("a turn begins once per waiting period", () => {
  const asked = table({ waiting: [0] });
  const other = table({ waiting: [1] });
  expect(turnBegins(asked, other)).toBe(true);
  expect(turnBegins(asked, asked)).toBe(false);
  expect(turnBegins(asked, null)).toBe(false);
  expect(turnBegins(table({ waiting: [0], seats: [seat(0, { away: true }), seat(1)] }), other)).toBe(false);
});

test("connecting again waits longer and longer, up to a limit", () => {
  const waits = Array.from({ length: 12 }, (_, n) => backoff(n, 1));
  expect(waits[0]).toBe(400);
  expect(waits.every((wait, n) => n === 0 || wait >= (waits[n - 1] ?? 0))).toBe(true);
  expect(waits.at(-1)).toBe(15_000);
});

describe("setting up", () => {
  const game: GameOut = {
    id: "g",
    name: { en: "G" },
    seats: [2, 3, 4, 5],
    rules_version: "1",
    rule_prefix: "GG",
    sources: {},
    bots: ["random", "heuristic"],
    settings: [
      { key: "draft", default: false, values: [true, false], rule: "", seats: [] },
      { key: "solo", default: false, values: [true, false], rule: "", seats: [1] },
    ],
  };
  test("play now seats me with the strongest bots", () => {
    expect(wishNow(game)).toMatchObject({
      start: true,
      seats: [{ kind: "me" }, { kind: "bot", bot: "heuristic" }, {}, {}],
    });
    expect(usualSeats({ ...game, seats: [2, 3] })).toBe(3);
    expect(botsOf(game)).toEqual(["heuristic", "random"]);
  });
  test("a number of seats may demand an option", () => {
    expect(seatCounts(game)).toEqual([1, 2, 3, 4, 5]);
    expect(optionsFor(game, 1, {})).toEqual({ solo: true });
    expect(optionsFor(game, 3, { solo: true, draft: true })).toEqual({ draft: true });
    expect(settingsFor(game, 3).map((setting) => setting.key)).toEqual(["draft"]);
  });
});

describe("addresses", () => {
  test("patterns", () => {
    expect(match("/table/:id", "/table/ab%20c")).toEqual({ id: "ab c" });
    expect(match("/", "/")).toEqual({});
    expect(match("/table/:id", "/table")).toBeNull();
    expect(match("/rules/:game", "/cards/x")).toBeNull();
  });
  test("links to tables", () => {
    expect(tableIn("https://tessera.example/table/ENyW4xLyEMku?x=1")).toBe("ENyW4xLyEMku");
    expect(tableIn(" ENyW4xLyEMku ")).toBe("ENyW4xLyEMku");
    expect(tableIn("https://elsewhere.example/about")).toBeNull();
  });
});

describe("a bubble", () => {
  const screen = { width: 1000, height: 800 };
  const size = { width: 300, height: 100 };
  const at = { left: 400, top: 300, right: 500, bottom: 400 };
  test("goes below its thing", () => {
    expect(place(at, size, screen, [])).toMatchObject({ side: "up", y: 412 });
  });
  test("but not over a legal target, and never off the screen", () => {
    expect(place(at, size, screen, [{ left: 300, top: 400, right: 700, bottom: 520 }]).side).toBe("");
    const low = place({ left: 900, top: 750, right: 990, bottom: 790 }, size, screen, []);
    expect(low.x + size.width).toBeLessThanOrEqual(1000);
    expect(low.y + size.height).toBeLessThanOrEqual(800);
  });
});

test("the lines of a score are grouped by what adds up", () => {
  const lines = (a: number, b: number, c: number, d: number) => [
    { key: "a", amount: a },
    { key: "b", amount: b },
    { key: "ab", amount: a + b },
    { key: "c", amount: c },
    { key: "d", amount: d },
    { key: "cd", amount: c + d },
    { key: "luxury", amount: 2 },
  ];
  const outcome = { ranks: [1, 2], scores: [3, 2], reason: "", breakdown: [lines(1, 2, 3, 4), lines(2, 2, 1, 1)] };
  expect(shapeOf(outcome)).toEqual({
    groups: [
      { key: "ab", parts: ["a", "b"] },
      { key: "cd", parts: ["c", "d"] },
    ],
    rest: ["luxury"],
  });
});

test("a key fits its commitment", async () => {
  // printf 'tessera commitment\0' followed by 32 bytes 0x01, sha256sum
  const key = "01".repeat(32);
  const commitment = await commitmentOf(key);
  expect(commitment).toBe("c692fd0cd125fd82e7a18978f7b762282a6ec4127c77e5f93672215cef4ff4e5");
  expect(await keyFits(key, commitment)).toBe(true);
  expect(await keyFits("02".repeat(32), commitment)).toBe(false);
});
