import { describe, expect, test } from "vitest";
import type { OptionOut, GameOut, LogRow, SeatOut, TableOut } from "$lib/api/types";
import { match, tableIn } from "$lib/address";
import type { Choice } from "$lib/boards";
import { KeyReader } from "$lib/table/keys";
import { groupsOf, withOpening, type LogGroup } from "$lib/table/log";
import { turnBegins } from "$lib/table/turn";
import { place } from "$lib/table/place";
import { ROUNDS, evenParts, roundEnds } from "$lib/table/rounds";
import { scoreOf, shapeOf } from "$lib/table/score";
import { botsOf, settingsChosen, seatCounts, settingsFor, usualSeats, wishNow } from "$lib/table/setup";
import {
  backoff,
  choicesOf,
  continued,
  heard,
  isFree,
  letter,
  orderOf,
  stepsOf,
  targetsOf,
  undoReach,
  voters,
} from "$lib/table/sheet";
import { endingOf, foldable } from "$lib/table/lists";
import { tableAt } from "$lib/table/moment";
import { stops } from "$lib/table/stops";
import { commitmentOf, keyFits } from "$lib/table/verify";
import { begun } from "$lib/table/walk";
import { Texts, bundle } from "$lib/text/texts";
import { optionOf, rowOf } from "./options";

function seat(number: number, more: Partial<SeatOut> = {}): SeatOut {
  return {
    seat: number,
    kind: "person",
    name: `p${String(number)}`,
    person: "",
    bot: "",
    plays: "",
    away: false,
    left_at: 0,
    hints: 0,
    host: number === 0,
    left: null,
    running: false,
    ...more,
  };
}

function row(move: number, by: number, events: LogRow["events"] = [], doing: string | null = null): LogRow {
  return rowOf(move, by, doing, events, 100 + move);
}

const told = (key = "passed", args: Record<string, unknown> = {}) => ({ key, args });

function table(more: Partial<TableOut> = {}): TableOut {
  return {
    id: "t",
    game: "g",
    status: "playing",
    public: false,
    responses: { seconds: 0, early: true },
    settings: {},
    created: 0,
    changed: 0,
    clock: { mode: "none", seconds: 0, increment: 0, at_zero: "bot" },
    seats: [seat(0), seat(1)],
    waiting: [0],
    stage: null,
    content: "",
    corrected: false,
    outcome: null,
    ending: null,
    practice: false,
    undo_rule: "revealed",
    rated: false,
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
    window: null,
    order: null,
    asked: [],
    undo: { free_to: 0, request: null, undone: null },
    host: false,
    chat: [],
    muted: [],
    common: null,
    resigns: false,
    end_request: null,
    hints: { allowed: true, request: null },
    rematch: "",
    rematch_offer: null,
    origin: null,
    present: null,
    now: 0,
    ...more,
  };
}

const option = (notation: string, ...elements: string[]) => optionOf(notation, { elements });
const decision = (...options: ReturnType<typeof option>[]) => ({
  seat: 0,
  ply: 7,
  step: "bid",
  prompt: { key: "ask", args: {}, elements: [], rule: "" },
  resigns: false,
  suggested: null,
  about: "",
  several: 1,
  obvious: null,
  options,
});

describe("what was said", () => {
  const remark = (number: number, text: string, removed = false) => ({
    number,
    name: "p",
    person: "",
    seat: 0,
    text,
    at: 0,
    moves: 0,
    removed,
  });
  test("only what is new is sent, and a removed remark takes the place of what was said", () => {
    const before = [remark(0, "a"), remark(1, "b")];
    expect(heard(before, [remark(1, "", true), remark(2, "c")]).map((said) => said.text)).toEqual(["a", "", "c"]);
    expect(heard([], before)).toEqual(before);
  });
});

describe("who must agree to an undo", () => {
  test("somebody who is away is asked about what came before", () => {
    const now = table({ moves: 9, seats: [seat(0), seat(1, { away: true, left_at: 5 })] });
    expect(voters(now, 6)).toEqual([]);
    expect(voters(now, 4).map((each) => each.seat)).toEqual([1]);
  });
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
    const choices = Array.from({ length: 22 }, (_, n): Choice => ({
      ...option(`o${String(n)}`),
      letter: letter(n),
      chosen: false,
    }));
    const keys = new KeyReader();
    expect(keys.read("b", choices, 0)?.do).toBe("o1");
    expect(keys.read("a", choices, 5000)?.do).toBe("o0");
    expect(keys.read("b", choices, 5200)?.do).toBe("o21");
    expect(keys.read("b", choices, 5300)?.do).toBe("o1");
    expect(keys.read("1", choices, 9000)).toBeNull();
  });
});

describe("many options", () => {
  const go = (n: number) => ({ ...option(`go ${String(n)}`, `space:${String(n)}`), says: { key: "do-go", args: {} } });
  const arrive = { ...option("go 99", "space:99"), says: { key: "do-arrive", args: {} } };
  const stop = { ...option("stop"), says: { key: "do-stop", args: {} } };
  const parts = [begun(decision(...Array.from({ length: 27 }, (_, n) => go(n)), arrive, stop))];

  test("what has an effect comes first, what ends it last", () => {
    const choices = choicesOf(parts)[0] ?? [];
    expect(choices[0]).toMatchObject({ do: "go 99", letter: "A" });
    expect(choices.at(-1)?.do).toBe("stop");
    expect(endingOf(choices)?.do).toBe("stop");
  });
  test("spaces alike are folded", () => {
    const folded = foldable(choicesOf(parts)[0] ?? []);
    expect(folded).toHaveLength(27);
    expect(folded.every((choice) => choice.says.key === "do-go")).toBe(true);
  });
  test("a short list stays as the game gives it", () => {
    const short = choicesOf([begun(decision(go(1), go(2), arrive, stop))])[0] ?? [];
    expect(short.map((choice) => choice.do)).toEqual(["go 1", "go 2", "go 99", "stop"]);
    expect(foldable(short)).toEqual([]);
    expect([endingOf(short)?.do, endingOf(short.slice(1))]).toEqual(["stop", null]);
  });
});

describe("options on a map", () => {
  const on = (at: string, key = "do-conquer") => ({ ...option(`conquer ${at}`), says: { key, args: { hex: at } } });
  const hexOf = ({ says }: OptionOut) => (typeof says.args.hex === "string" ? says.args.hex : null);
  const stop = { ...option("stop"), says: { key: "do-stop", args: {} } };

  test("have their letters in reading order, each kind at its places", () => {
    const asked = decision(on("E1"), on("AA2"), on("C10"), on("B2"), on("A1", "do-explore-at"), on("C1"), stop);
    const choices = choicesOf([begun(asked)], undefined, [], hexOf)[0] ?? [];
    expect(choices.map((choice) => [choice.letter, hexOf(choice)])).toEqual([
      ["A", "C1"],
      ["B", "E1"],
      ["C", "B2"],
      ["D", "AA2"],
      ["E", "A1"],
      ["F", "C10"],
      ["G", null],
    ]);
  });
  test("stay as the game gives them where the board does not read them", () => {
    const choices = choicesOf([begun(decision(on("E1"), on("B2"), on("C1")))])[0] ?? [];
    expect(choices.map(hexOf)).toEqual(["E1", "B2", "C1"]);
  });
});

test("several options of one question can be chosen", () => {
  const parts = [begun(decision(option("a"), option("b"), option("c")))];
  const picked = choicesOf(parts, undefined, ["c", "a"])[0] ?? [];
  expect(picked.filter((choice) => choice.chosen).map((choice) => choice.do)).toEqual(["a", "c"]);
});

test("options are found by the elements they refer to", () => {
  const targets = targetsOf(choicesOf([begun(decision(option("a", "card:x"), option("b", "card:x", "coin:wood")))]));
  expect(targets.get("card:x")?.map((choice) => choice.letter)).toEqual(["A", "B"]);
  expect(targets.get("coin:wood")?.map((choice) => choice.do)).toEqual(["b"]);
});

describe("the log", () => {
  const entriesOf = (group: LogGroup) => group.turns.flatMap((turn) => turn.entries);
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
    expect(groups.map((group) => [group.round, group.fresh, entriesOf(group).length])).toEqual([
      [2, true, 2],
      [1, true, 1],
      [1, false, 1],
    ]);
    expect(groups[2]?.turns[0]?.entries[0]?.seat).toBe(0);
  });
  test("tells an action in one line, with what came of it for whoever did it folded", () => {
    const built = [told("built", { seat: 1 }), told("paid", { seat: 1 }), told("gained", { seat: 0 })];
    const [group] = groupsOf([row(0, 1, built)], null);
    expect(group?.turns.map((turn) => turn.seat)).toEqual([null, 1]);
    expect(group && entriesOf(group).map((entry) => [entry.event.key, entry.parts.map((part) => part.key)])).toEqual([
      ["gained", []],
      ["built", ["paid"]],
    ]);
  });
  test("names what was done, not what was paid for it", () => {
    const paid = [
      told("paid", { seat: 1 }),
      told("advanced", { seat: 1, track: "science" }),
      told("gained", { seat: 1 }),
    ];
    const [entry] = groupsOf([row(0, 1, paid)], null).flatMap(entriesOf);
    expect([entry?.event.key, entry?.parts.map((part) => part.key)]).toEqual(["advanced", ["paid", "gained"]]);
  });
  test("a board knows what was done better than that something was named", () => {
    const moved = [told("spent", { seat: 1, card: "coin" }), told("advanced", { seat: 1, count: 3 })];
    const heads = (deeds: string[]) =>
      groupsOf([row(0, 1, moved)], null, null, { rounds: ROUNDS, isHeadline: () => false, deeds })
        .flatMap(entriesOf)
        .map((entry) => entry.event.key);
    expect([heads([]), heads(["advanced"])]).toEqual([["spent"], ["advanced"]]);
  });
  test("tells the steps of a way as one", () => {
    const step = (from: string, to: string, count = 2) =>
      told("moved", { seat: 1, square: from, other_square: to, count });
    const log = [row(0, 1, [step("h13", "h12")]), row(1, 1, [step("h12", "h11")]), row(2, 1, [step("h11", "h9")])];
    const [group] = groupsOf(log, null);
    const [way] = group ? entriesOf(group) : [];
    expect(way).toMatchObject({ from: 0, to: 2, event: step("h13", "h9") });
    const split = groupsOf([...log, row(3, 1, [step("h9", "h8", 1)])], null);
    expect(split.flatMap(entriesOf)).toHaveLength(2);
    const fight = (seat: number, other: number) => told("attacks", { seat, other_seat: other });
    expect(groupsOf([row(0, 1, [fight(1, 2)]), row(1, 2, [fight(2, 1)])], null).flatMap(entriesOf)).toHaveLength(2);
  });
  test("puts what belongs to a turn together, and what begins something new between them", () => {
    const turns = [
      row(0, 0, [told("turn-begins", { seat: 1, round: 4 })]),
      row(1, 1, [told("took", { seat: 1 })]),
      row(2, 0, [told("defended", { seat: 0 })]),
      row(3, 1, [told("built", { seat: 1 }), told("age-begins"), told("turn-begins", { seat: 0, round: 5 })]),
      row(4, 0, [told("took", { seat: 0 })]),
    ];
    const groups = groupsOf(turns, null, null, {
      rounds: { event: "turn-begins", count: "round" },
      isHeadline: (event) => event.key === "age-begins",
    });
    const shape = groups.map((group) => [group.round, group.turns.map((turn) => [turn.seat, turn.entries.length])]);
    expect(shape).toEqual([
      [5, [[0, 1]]],
      [
        4,
        [
          [null, 1],
          [1, 3],
        ],
      ],
    ]);
  });
  test("of the first round", () => {
    expect(groupsOf([row(0, 0, [told()])], 0, 1)[0]?.round).toBe(1);
    expect(groupsOf([row(0, 0, [told()])], 0, 0)[0]?.round).toBeNull();
  });
  test("starts with what happened before the first move", () => {
    const log = withOpening([row(0, 0, [told()])], [told("round-begins", { round: 1 }), told("revealed")], 5);
    expect(groupsOf(log, 0).map((group) => entriesOf(group).map((entry) => entry.from))).toEqual([[0, -1]]);
  });
  test("tells where rounds end and a replay stops", () => {
    const rows = [row(0, 0), row(1, 0, [told("round-begins", { round: 2 })]), row(2, 0, [told()])];
    expect(roundEnds(rows)).toEqual([
      { round: 1, move: 2 },
      { round: 2, move: 3 },
    ]);
    expect(stops(rows, 3)).toEqual([0, 2, 3]);
    const turns = [told("turn", { count: 1 }), told("turn", { count: 2 })].map((event, move) => row(move, 0, [event]));
    expect(roundEnds(turns, { event: "turn", count: "count" })).toEqual([
      { round: 1, move: 2 },
      { round: 2, move: 2 },
    ]);
    expect(roundEnds([row(0, 0, [told()])])).toEqual([]);
    expect(roundEnds([row(0, 0, [told("round-begins", { round: 14 })])]).map((end) => end.round)).toEqual([13, 14]);
    expect(evenParts(30, 3).map((end) => end.move)).toEqual([10, 20, 30]);
    expect(evenParts(1, 3)).toEqual([]);
  });
});

describe("undo", () => {
  const log = [row(0, 0, [told()]), row(1, 1, [told()]), row(2, 0), row(3, 0)];
  const forced = (...moves: number[]) => new Map(moves.map((move) => [move, { forced: true }]));
  test("leads before the last own answer that was not given by itself", () => {
    const now = table({ moves: 4, undo: { free_to: 2, request: null, undone: null } });
    expect(undoReach(now, log, new Map())).toEqual({ to: 3, free: true });
    expect(undoReach(now, log, forced(3))).toEqual({ to: 2, free: true });
    expect(undoReach(now, log, forced(2, 3))).toEqual({ to: 0, free: false });
  });
  test("goes past a window in which everybody passed", () => {
    const now = table({ moves: 5, undo: { free_to: 3, request: null, undone: null } });
    expect(undoReach(now, [...log, row(4, -1, [told("worked")])], new Map())).toEqual({ to: 3, free: true });
  });
  test("asks nobody where only bots sit, or people who are away", () => {
    const bots = table({
      seats: [seat(0), seat(1, { kind: "bot" }), seat(2, { away: true })],
      undo: { free_to: 9, request: null, undone: null },
    });
    expect(isFree(bots, 0)).toBe(true);
  });
  test("is nothing for spectators and after the end", () => {
    expect(undoReach(table({ you: null }), log, new Map())).toBeNull();
    expect(undoReach(table({ status: "finished" }), log, new Map())).toBeNull();
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

test("a table as it was shows nothing of what came later", () => {
  const over = { ranks: [1, 2], scores: [9, 4], reason: "end", breakdown: [] };
  const now = table({ status: "finished", outcome: over, moves: 3, stage: told("stage-over"), view: { round: 8 } });
  const log = [row(0, 0), row(1, 1), row(2, 0)];
  const view = { round: 1, waiting: [1], outcome: null };
  const then = tableAt(now, log, 1, {
    view,
    did: [],
    stage: told("stage-bidding"),
    asked: [told("wait-bid", { seat: 1 })],
  });
  expect(then).toMatchObject({ status: "playing", outcome: null, waiting: [1], moves: 1, decision: null, view });
  expect(then.stage?.key).toBe("stage-bidding");
  expect(then.asked).toEqual([told("wait-bid", { seat: 1 })]);
  expect(then.log).toEqual([log[0]]);
});

test("the turn order is the game's, if it makes sense", () => {
  expect(orderOf(table({ view: { order: [1, 0] } }))).toEqual([1, 0]);
  expect(orderOf(table({ view: { order: [1] } }))).toEqual([0, 1]);
  expect(orderOf(table({ view: null }))).toEqual([0, 1]);
});

test("a turn begins once per waiting period", () => {
  const asked = table({ waiting: [0], decision: decision(option("a")) });
  const other = table({ waiting: [1] });
  const passing = table({ waiting: [0, 1] }); // the table passes in a window
  expect(turnBegins(passing, other)).toBe(false);
  expect(turnBegins(asked, other)).toBe(true);
  expect(turnBegins(asked, asked)).toBe(false);
  expect(turnBegins(asked, null)).toBe(false);
  expect(turnBegins(table({ decision: decision(option("a")), seats: [seat(0, { away: true }), seat(1)] }), other)).toBe(
    false,
  );
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
    about: { short: {}, blurb: {}, length: {}, emblem: [], tint: "neutral", stage: "alpha", keeper: "" },
    name: { en: "G" },
    seats: [2, 3, 4, 5],
    rules_version: "1",
    rule_prefix: "GG",
    sources: {},
    content: "",
    corrected: false,
    bots: ["beginner", "easy", "hard", "heuristic", "random", "Greedy"],
    settings: [
      { key: "draft", default: false, values: [true, false], rule: "", seats: [], among: [] },
      { key: "solo", default: false, values: [true, false], rule: "", seats: [1], among: [] },
    ],
  };
  test("play now seats me with bots that suit me", () => {
    expect(wishNow(game, "easy")).toMatchObject({
      start: true,
      seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }, {}, {}],
    });
    expect(wishNow(game, "expert").seats[1], "not at this table").toMatchObject({ bot: "beginner" });
    expect(usualSeats({ ...game, seats: [2, 3] })).toBe(3);
    expect(botsOf(game)).toEqual(["beginner", "easy", "hard", "Greedy"]);
  });
  test("a number of seats may demand an option", () => {
    expect(seatCounts(game)).toEqual([1, 2, 3, 4, 5]);
    expect(settingsChosen(game, 1, {})).toEqual({ solo: true });
    expect(settingsChosen(game, 3, { solo: true, draft: true })).toEqual({ draft: true });
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

test("a score table is made from any outcome", () => {
  const words = new Texts(
    "en",
    [bundle("en", "population = Population\ncol-sum = sum\na = A\nb = B\nrest = Rest")],
    ["Ann", "Ben"],
  );
  const lines = (a: number, b: number) => [
    { key: "a", amount: a },
    { key: "b", amount: b },
    { key: "population", amount: a + b },
    { key: "rest", amount: 1 },
  ];
  const added = scoreOf({ ranks: [2, 1], scores: [3, 4], reason: "", breakdown: [lines(1, 2), lines(1, 3)] }, words);
  expect(added.turned).toBe(false);
  expect(added.columns.map((column) => column.label)).toEqual(["A", "B", "sum", "Rest"]);
  expect(added.rows.map((row) => [row.name, row.total, row.bars?.[0]?.counts])).toEqual([
    ["Ben", 4, true],
    ["Ann", 3, true],
  ]);
  const plain = scoreOf({ ranks: [1], scores: [5], reason: "", breakdown: [[{ key: "rest", amount: 5 }]] }, words);
  expect(plain).toMatchObject({ turned: true, groups: {}, rows: [{ values: { rest: 5 }, bars: [] }] });
});

test("a key fits its commitment", async () => {
  // printf 'tessera commitment\0' followed by 32 bytes 0x01, sha256sum
  const key = "01".repeat(32);
  const commitment = await commitmentOf(key);
  expect(commitment).toBe("c692fd0cd125fd82e7a18978f7b762282a6ec4127c77e5f93672215cef4ff4e5");
  expect(await keyFits(key, commitment)).toBe(true);
  expect(await keyFits("02".repeat(32), commitment)).toBe(false);
});
