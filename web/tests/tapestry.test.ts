/** What the board of Tapestry works out by itself. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { DecisionOut, LogRow } from "$lib/api/types";
import type { AnswerPart, Choice } from "$lib/boards";
import { LANDMARKS, landmarkPath } from "$lib/boards/tapestry/art";
import { KEY, iconsOn, priceOf, saidOf, signOf, signsOf, wordsIn, type Printed } from "$lib/boards/tapestry/benefits";
import de from "$lib/boards/tapestry/locale/de.ftl?raw";
import en from "$lib/boards/tapestry/locale/en.ftl?raw";
import {
  bitsOf,
  has,
  numberOf,
  pieceOf,
  plotName,
  plotsOf,
  rowOf,
  type Placing,
  type Player,
  type Space,
  type TapestryContent,
  type TapestryView,
  type Way,
} from "$lib/boards/tapestry/model";
import { layoutOf } from "$lib/boards/tapestry/options";
import { HeldBuilding, cellsOf, ranked, wayOf } from "$lib/boards/tapestry/placing.svelte";
import {
  becauseOf,
  botTurns,
  holderOf,
  leaders,
  othersOf,
  saidIn,
  tileInHand,
  tokensOn,
  turnOf,
  pointsFrom,
} from "$lib/boards/tapestry/reading";
import { TRACKS } from "$lib/boards/tapestry/notation";
import { completes, seatName, wayName } from "$lib/boards/tapestry/wording";
import { FLAT_SIDES, flatCentre, flatCorners } from "$lib/components/hex";
import { Texts, bundle } from "$lib/text/texts";
import { printedOn } from "./components";
import { optionOf } from "./options";

const GAME = join(import.meta.dirname, "../../src/tessera/games/tapestry");
const texts = (lang: "en" | "de", own: string) =>
  new Texts(lang, [bundle(lang, readFileSync(join(GAME, "texts", `${lang}.ftl`), "utf8"), own)], ["Anna", "Ben"]);
const english = texts("en", en);
const german = texts("de", de);

const content = {
  elements: ["landmark:landmark_forge", "tech:paper", "territory:territory_01"],
  landmarks: [{ key: "landmark_forge", footprint: ["xx", "xx"] }],
  techs: [{ key: "paper" }],
  territories: [{ key: "territory_01" }],
} as unknown as TapestryContent;

const player = (seat: number, more: Partial<Player> = {}): Player =>
  ({ seat, kind: 0, tokens: [[0], [0], [0], [0], []], landmarks: [], ended: false, tiles: [], ...more }) as Player;
const view = (players: Player[], more: object = {}): TapestryView =>
  ({
    players,
    seats: players.filter((p) => p.kind === 0).length,
    started: true,
    turn: { seat: 0, drawn: -1 },
    lost: [],
    summaries: players.map((p) => ({ positions: p.tokens.map((tokens) => Math.max(0, ...tokens)) })),
    ...more,
  }) as unknown as TapestryView;

const way = (more: Partial<Way>): Way => ({
  at: 0,
  lay: 0,
  turn: 0,
  plots: [0],
  outside: [],
  rows: [],
  columns: [],
  districts: [],
  points: 0,
  merit: 0,
  ...more,
});
const choice = (notation: string, chosen = false): Choice => ({ ...optionOf(notation), letter: "A", chosen });
const part = (...choices: Choice[]): AnswerPart =>
  ({ decision: {}, choices, chosen: choices.find((each) => each.chosen) ?? null }) as unknown as AnswerPart;

describe("numbers", () => {
  test("sets of more than 31 places are read", () => {
    expect(bitsOf(2 ** 44 + 5)).toEqual([0, 2, 44]);
    expect(plotsOf(1, 2 ** 35)).toEqual([0, 80]);
    expect(has(2 ** 40, 40)).toBe(true);
    expect(has(2 ** 40, 39)).toBe(false);
  });

  test("components are found by number, element and key", () => {
    expect(pieceOf(content, 1)).toEqual({ number: 1, kind: "tech", key: "paper", element: "tech:paper" });
    expect(pieceOf(content, -2)).toBeNull();
    expect(numberOf(content, "landmark:landmark_forge")).toBe(0);
    expect(numberOf(content, "tech:none")).toBe(-1);
    expect(rowOf(content, "paper")).toEqual({ key: "paper" });
    expect(plotName(12, 9)).toBe("d2");
  });
});

/** Words as the server sends them with the content. */
function sent(...codes: string[]): Printed {
  const word = (code: string) => {
    const [name = "", argument = ""] = code.split(":");
    return {
      name,
      tracks: argument.split("/").filter((track) => ["any", ...TRACKS].includes(track)),
      points: name === "vp" ? Number(argument) : name.startsWith("vp3") ? 3 : 1,
      says: { key: "do-take-gain", args: { gain: name.replaceAll("_", "-") }, elements: [], rule: "" },
    };
  };
  return { prints: { words: Object.fromEntries(codes.map((code) => [code, word(code)])) } };
}

describe("benefits", () => {
  test("equal words are one icon with a number", () => {
    expect(
      signsOf(["territory", "territory", "coin"], sent("territory", "coin")).map(({ code, times }) => [code, times]),
    ).toEqual([
      ["territory", 2],
      ["coin", 1],
    ]);
  });

  test("points, points for each, and moves have shapes of their own", () => {
    const sign = (code: string) => signOf(code, sent(code));
    expect(sign("vp:7")).toMatchObject({ shape: "points", points: 7 });
    expect(sign("vp3_per_landmark")).toMatchObject({ shape: "per", icons: ["landmark"], points: 3 });
    expect(sign("advance_x:military")).toMatchObject({ shape: "advance", icons: ["track-military"], bare: true });
    expect(sign("advance_one_of:exploration/military")).toMatchObject({
      icons: ["track-exploration", "track-military"],
    });
    expect(sign("regress:technology")).toMatchObject({ shape: "regress", bare: false });
  });

  test("every word of the rules has an icon of the sprite", () => {
    const cards = printedOn("tapestry");
    const defined = readdirSync(join(GAME, "rules"))
      .filter((name) => name.endsWith(".py"))
      .map((name) => readFileSync(join(GAME, "rules", name), "utf8"))
      .flatMap((source) => [...source.matchAll(/@word\(([^)]*)/g)])
      .flatMap((found) => [...(found[1] ?? "").matchAll(/"([a-z0-9_]+)"/g)].map((name) => name[1] ?? ""));
    const printed = [...cards.matchAll(/"([a-z0-9_]+(?::[a-z0-9_/]+)?)"/g)].map((found) => found[1] ?? "");
    const onTracks = /^(advance|regress|vp)(_x|_one_of|_track)?$/; // these say which track, or how many
    const words = [...new Set(printed)].filter(
      (word) => defined.includes(word.split(":")[0] ?? "") && !onTracks.test(word),
    );
    expect(words.length).toBeGreaterThan(40);
    const sprite = readFileSync(join(import.meta.dirname, "../src/lib/components/pieces.svg"), "utf8");
    const all = sent(...words);
    for (const word of words) {
      const sign = signOf(word, all);
      if (sign.shape !== "points") expect([word, sign.icons.length]).not.toEqual([word, 0]);
      for (const icon of sign.icons) expect(sprite).toContain(`id="i-tp-${icon}"`);
    }
  });

  test("a word is said as the option that gains it", () => {
    expect(saidOf("space_tile", sent("space_tile"), german)).toBe(german.say("gain-space-tile"));
  });

  test("the key says every icon", () => {
    const codes = KEY.flatMap((group) => group.codes);
    const vocabulary = readFileSync(join(GAME, "rules", "vocabulary.py"), "utf8");
    const written = [...vocabulary.matchAll(/^ {4}"([a-z0-9_:/]+)",$/gm)].map((found) => found[1] ?? "");
    expect(codes.filter((code) => !written.includes(code) && code !== "vp:5")).toEqual([]); // points are made
    for (const { title } of KEY) expect(english.has(`tp-key-${title}`)).toBe(true);
  });

  test("what is empty is not sent", () => {
    expect(wordsIn({ gain: ["coin"] })).toEqual({ gain: ["coin"], choose: [] });
    expect(iconsOn({ benefit: { choose_one: ["explore", "farm"] }, bonus: null } as unknown as Space, sent())).toBe(2);
    expect(priceOf({ gain: ["house"], any_resource: 1 } as Parameters<typeof priceOf>[0])).toEqual([
      { icon: "any", times: 1, label: "any" },
    ]);
  });

  test("every landmark has a drawing of its own", () => {
    const landmarks = readFileSync(join(GAME, "cards", "landmarks.py"), "utf8");
    const keys = [...landmarks.matchAll(/"(landmark_[a-z_]+)"/g)].map((found) => found[1] ?? "");
    expect(new Set(keys).size).toBe(33);
    expect(keys.filter((key) => !(key in LANDMARKS))).toEqual([]);
    expect(landmarkPath("landmark_forge")).not.toBe(landmarkPath("landmark_barn"));
  });
});

describe("placing", () => {
  /** Two plots side by side, and turned. */
  const flat: [number, number][] = [[0, 0], [1, 0]]; // prettier-ignore
  const tall: [number, number][] = [[0, 0], [0, 1]]; // prettier-ignore
  const SHAPES = [flat, tall, flat, tall];

  test("places are ranked by what they complete, and folded if they cover the same plots", () => {
    const plain = way({ at: 4, plots: [4, 5] });
    const over = way({ at: 4, lay: 1, plots: [4, 5], outside: [[9, 0]] });
    const line = way({ at: 8, lay: 2, plots: [8], rows: [0], points: 1 });
    expect(ranked([over, plain, line])).toEqual([line, plain]);
    const near = way({ at: 7, lay: 3, plots: [7], merit: 12 });
    expect(ranked([plain, near, line])).toEqual([line, near, plain]);
    expect(cellsOf(over, 9)).toEqual([
      [4, 0],
      [5, 0],
      [9, 0],
    ]);
  });

  test("the parts of an answer name a way", () => {
    const ways = [way({ at: 3, lay: 7 }), way({ at: 3, lay: 8 }), way({ at: 5, lay: 9 })];
    const placing = { piece: 40, open: [], shapes: SHAPES, ways } as Placing;
    const first = part(choice("place 3", true), choice("place 5"));
    expect(wayOf(placing, [first])).toBeNull();
    expect(wayOf(placing, [first, part(choice("lay 7"), choice("lay 8", true))])?.lay).toBe(8);
    expect(wayOf(placing, [part(choice("place 3"), choice("place 5", true))])?.lay).toBe(9);
  });

  test("what is moved by hand is chosen where it is legal, and else shows what is in the way", () => {
    const building = new HeldBuilding();
    const said: string[] = [];
    const ways = [way({ at: 0, lay: 1, plots: [0, 1] }), way({ at: 1, lay: 2, plots: [1, 2] })];
    const placing = { piece: 40, open: [0, 1, 2], shapes: SHAPES, ways } as Placing;
    const at = (plot: number) => [part(choice("place 0", plot === 0), choice("place 1", plot === 1))];
    const choose = (notation: string) => {
      said.push(notation);
    };
    building.begin(placing, at(0), 9, choose);
    building.shift(1, 0);
    expect(said).toEqual(["place 1"]);
    building.begin(placing, at(1), 9, choose);
    building.shift(1, 0);
    expect(building.legal).toBe(false);
    expect(building.blocked).toEqual([[3, 0]]);
    expect(said).toEqual(["place 1"]);
    building.shift(-2, 0);
    expect(building.legal).toBe(true);
    expect(said).toEqual(["place 1", "place 0"]);
    building.stop();
    expect(building.cells).toEqual([]);
  });

  test("how the lay is named once its plot is chosen", () => {
    const building = new HeldBuilding();
    const said: string[] = [];
    const ways = [way({ at: 0, lay: 1, plots: [0, 1] }), way({ at: 0, lay: 2, plots: [0, 9], turn: 1 })];
    const placing = { piece: 41, open: [0, 1, 9], shapes: SHAPES, ways } as Placing;
    const choose = (notation: string) => {
      said.push(notation);
    };
    building.begin(placing, [part(choice("place 0"))], 9, choose);
    building.take(ways[1] ?? way({}));
    building.begin(placing, [part(choice("place 0", true)), part(choice("lay 1"), choice("lay 2"))], 9, choose);
    expect(said).toEqual(["place 0", "lay 2"]);
    building.stop();
  });

  test("places have a list of their own in the panel", () => {
    const decision = { step: "place-building" } as Parameters<typeof layoutOf>[0];
    expect(layoutOf(decision, [choice("place 3")])).toEqual({ groups: [], last: null });
    expect(layoutOf(decision, [choice("lay 3")])).toEqual({ groups: [], last: null });
    expect(layoutOf(decision, [choice("beside")])).toBeNull();
  });
});

describe("reading", () => {
  test("others come clockwise, bots last", () => {
    const people = view([player(0), player(1), player(2)]);
    expect(othersOf(people, 1)).toEqual([2, 0]);
    const solo = view([player(0), player(1, { kind: 1 }), player(2, { kind: 2 })]);
    expect(othersOf(solo, 0)).toEqual([1, 2]);
    expect(othersOf(people, null)).toEqual([0, 1, 2]);
    expect(seatName(solo, 1, english)).toBe("Automa");
    expect(seatName(solo, 0, english)).toBe("Anna");
  });

  test("whose turn it is and who comes next", () => {
    const game = view([player(0), player(1, { ended: true }), player(2)]);
    expect([0, 1, 2].map((seat) => turnOf(game, seat))).toEqual(["acting", "ended", "next"]);
  });

  test("tokens and who leads", () => {
    const game = view([
      player(0, { tokens: [[2, 4], [0], [0], [0], []] }),
      player(1, { tokens: [[4], [0], [0], [0], []] }),
    ]);
    expect(tokensOn(game, 0).get(4)).toEqual([0, 1]);
    expect(leaders(game, 0)).toEqual([0, 1]);
    expect(leaders(game, 1)).toEqual([]);
  });

  test("whose a landmark is", () => {
    const game = view([player(0), player(1, { landmarks: [7] })], { lost: [9] });
    expect([7, 8, 9].map((landmark) => holderOf(game, landmark))).toEqual([1, null, undefined]);
  });

  test("the tile in the hand is the chosen one, or the only one", () => {
    const chosen = [part(choice("tile territory_05", true)), part(choice("at 3", true))];
    expect(tileInHand(chosen, player(0), -1, content)).toBe("territory_05");
    expect(tileInHand([part(choice("at 3"))], player(0, { tiles: [2] }), -1, content)).toBe("territory_01");
    expect(tileInHand([part(choice("tile territory_05"))], player(0, { tiles: [2] }), -1, content)).toBeNull();
    expect(saidIn(chosen, "at")).toBe(3);
  });

  test("the last turn of the bots ends where a person goes on", () => {
    const event = (key: string, seat?: number) => ({ key, args: seat === undefined ? {} : { seat } });
    const log = [
      { move: 0, events: [event("bot-pair"), event("advanced", 1)] },
      { move: 1, events: [event("spent", 0), event("bot-pair"), event("advanced", 2)] },
      { move: 2, events: [event("spent", 0), event("advanced", 0)] },
    ] as unknown as LogRow[];
    const solo = view([player(0), player(1, { kind: 1 }), player(2, { kind: 2 })]);
    expect(botTurns(log, solo).map(({ key }) => key)).toEqual(["bot-pair", "advanced"]);
    expect(botTurns([], solo)).toEqual([]);
  });
});

describe("words", () => {
  test("a way is named by its corners and what it completes", () => {
    const found = way({ plots: [0, 1, 9, 10], rows: [0], columns: [1], districts: [2] });
    expect(wayName(found, 9)).toBe("a1–b2");
    expect(completes(found, english)).toBe("row 1, column b, a district");
    expect(completes(found, german)).toBe("Zeile 1, Spalte b, ein Stadtviertel");
    expect(completes(way({}), english)).toBe("");
  });

  test("both languages say the same things", () => {
    const keys = (source: string) => [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]);
    expect(keys(de)).toEqual(keys(en));
    for (const key of keys(en))
      for (const text of [english, german]) expect([key, text.has(key ?? "")]).toEqual([key, true]);
  });
});

test("a hex with a flat top shares its sides with its neighbours", () => {
  const corners = flatCorners(flatCentre(0, 0, 16), 16);
  FLAT_SIDES.forEach(([q, r], side) => {
    const other = flatCorners(flatCentre(q, r, 16), 16);
    expect(corners[side]?.x).toBeCloseTo(other[(side + 4) % 6]?.x ?? NaN);
    expect(corners[side]?.y).toBeCloseTo(other[(side + 4) % 6]?.y ?? NaN);
  });
});

const told = (key: string, seat: number, count?: number) => ({
  key,
  args: count === undefined ? { seat } : { seat, count },
});
const row = (move: number, ...events: ReturnType<typeof told>[]): LogRow => ({
  move,
  seat: 0,
  do: null,
  said: [],
  events,
  at: 0,
});

test("a question that no card asks is asked because of what came about last in the turn", () => {
  const asked = (step: string) => ({ step, seat: 0 }) as DecisionOut;
  const log = [row(0, told("advanced", 0), told("explored", 0)), row(1, told("district", 0), told("gained", 0, 1))];
  expect(becauseOf(log, asked("gain-any"))?.key).toBe("district");
  expect(becauseOf(log, asked("choose-turn"))).toBeNull(); // a new turn
  expect(becauseOf([...log, row(2, told("played", 1))], asked("gain-any"))).toBeNull(); // somebody else's doing
  expect(becauseOf([], asked("gain-any"))).toBeNull();
});

test("points are told apart by what somebody did before they scored", () => {
  const log = [
    row(0, told("advanced", 0), told("scored", 0, 4), told("achieved", 1), told("scored", 1, 10)),
    row(1, told("income-turn", 0)),
    row(2, told("upgraded", 0), told("scored", 0, 5), told("scored", 0, 3), told("gained", 0, 1)),
    row(3, told("advanced", 0), told("explored", 0), told("scored", 0, 2), told("gained", 0, 1)),
    row(4, told("lost-vp", 1, 3)),
  ];
  const [first, second] = pointsFrom(log, 2);
  expect(Object.fromEntries(first ?? [])).toEqual({ tracks: 4, techs: 5, income: 3, exploring: 2 });
  expect(Object.fromEntries(second ?? [])).toEqual({ achievements: 7 });
});
