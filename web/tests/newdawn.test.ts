/** What the board of A New Dawn works out by itself. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { DecisionOut, LogRow } from "$lib/api/types";
import type { AnswerPart, Choice } from "$lib/boards";
import { ART, SHARED } from "$lib/boards/newdawn/art";
import { hexAt, layingOf, snapped, tileMiddle, tileSpaces } from "$lib/boards/newdawn/building";
import de from "$lib/boards/newdawn/locale/de.ftl?raw";
import en from "$lib/boards/newdawn/locale/en.ftl?raw";
import { TERRAINS, type NewDawnContent, type NewDawnView, type PlayerView } from "$lib/boards/newdawn/model";
import {
  agendaOf,
  askedSpace,
  lastBattle,
  othersOf,
  pactHolder,
  spaceTargets,
  spendWays,
  trayOf,
  triedOn,
  turnOf,
} from "$lib/boards/newdawn/reading";
import { drawnOf, rimOfMap } from "$lib/boards/newdawn/drawn";
import { changedSpaces, followCaravans, isCovered, spacesOf, type Space } from "$lib/boards/newdawn/spaces";
import { spaceFacts, spokenSpace } from "$lib/boards/newdawn/wording";
import { hexCentre } from "$lib/components/hex";
import { choicesOf, targetsOf } from "$lib/table/sheet";
import { begun } from "$lib/table/walk";
import { Texts, bundle } from "$lib/text/texts";
import { keysOf } from "./components";
import { optionOf, said } from "./options";

const GAME = join(import.meta.dirname, "../../src/tessera/games/newdawn/texts");
const texts = (lang: "en" | "de", own: string) =>
  new Texts(lang, [bundle(lang, readFileSync(join(GAME, `${lang}.ftl`), "utf8"), own)], ["Anna", "Ben"]);
const english = texts("en", en);
const german = texts("de", de);

const plain = { tokens: 0, caravans: 0, range: 0, water: false, attacks: 0, bonus: 0, barbarian_bonus: 0 };
const card = (key: string, type: number, level = 1) => ({
  ...plain,
  key,
  type,
  level,
  source: "rulebook",
  slot_5_production: 0,
});

/** A side of a tile, as the server reads it. */
const side = (...words: string[]) =>
  words.map((word) => {
    const [terrain = "", feature = ""] = word.split("/");
    return { terrain: TERRAINS.findIndex((name) => name === terrain), feature };
  });

const content = {
  elements: [
    ...Array.from({ length: 20 }, (_, id) => `card:card_${String(id)}`),
    ...["leader:rome", "wonder:stonehenge", "wonder:petra", "envoy:brussels"],
    ...["open_borders", "embassy", "joint_war", "defensive_pact"].map((key) => `pact:${key}`),
    ...["natural:grand_mesa", "agenda:explorer", "agenda:aesthetic", "victory:explorer_aesthetic"],
  ],
  focus_cards: Array.from({ length: 20 }, (_, id) => card(`card_${String(id)}`, Math.floor(id / 4), (id % 4) + 1)),
  leaders: [{ key: "rome", row: [1, 2, 4, 0, 3], source: "rulebook", amount: 0 }],
  world_wonders: [
    { key: "stonehenge", type: 0, age: 0, cost: 7, resources: [0, 1], source: "rulebook", amount: 0 },
    { key: "petra", type: 4, age: 0, cost: 7, resources: [2, 3], source: "public", amount: 2 },
  ],
  city_states: [{ key: "brussels", type: 3, frame: "circle", source: "public", amount: 1 }],
  pacts: ["open_borders", "embassy", "joint_war", "defensive_pact"].map((key) => ({
    key,
    source: "public",
    amount: 0,
  })),
  natural_wonders: [{ key: "grand_mesa", resource: 3, source: "public" }],
  agendas: [
    { key: "explorer", at_least: 15, source: "rulebook" },
    { key: "aesthetic", at_least: 2, source: "rulebook" },
  ],
  victory_cards: [{ key: "explorer_aesthetic", agendas: ["explorer", "aesthetic"], source: "rulebook" }],
  tiles: [
    {
      key: "tile_01",
      shows: "natural_wonder",
      source: "public",
      a: "wonder/grand_mesa hills desert mountains mountains forest hills mountains grassland/D mountains/mercury",
      b: "wonder/grand_mesa water water water water water grassland hills hills mountains/D",
    },
    {
      key: "tile_02",
      shows: "city_state",
      source: "public",
      a: "grassland/brussels hills desert desert hills hills hills mountains/mercury desert desert",
      b: "grassland water hills forest/mercury grassland grassland water forest grassland grassland/H",
    },
  ],
  prints: {
    tiles: [
      {
        a: side(
          "wonder/grand_mesa",
          "hills",
          "desert",
          "mountains",
          "mountains",
          "forest",
          "hills",
          "mountains",
          "grassland/D",
          "mountains/mercury",
        ),
        b: side(
          "wonder/grand_mesa",
          "water",
          "water",
          "water",
          "water",
          "water",
          "grassland",
          "hills",
          "hills",
          "mountains/D",
        ),
      },
      {
        a: side(
          "grassland/brussels",
          "hills",
          "desert",
          "desert",
          "hills",
          "hills",
          "hills",
          "mountains/mercury",
          "desert",
          "desert",
        ),
        b: side(
          "grassland",
          "water",
          "hills",
          "forest/mercury",
          "grassland",
          "grassland",
          "water",
          "forest",
          "grassland",
          "grassland/H",
        ),
      },
    ],
  },
  constants: {
    control_tokens: 31,
    cities: 7,
    trade_limit: 3,
    city_state_defence: 8,
    resource_production: 2,
    trade_production: 1,
    dial_levels: [
      [3, 2],
      [6, 2],
      [10, 3],
    ],
    dial_last: 24,
    dial_after_last: 15,
    round_limit: 60,
  },
} as unknown as NewDawnContent;
const numberOf = (element: string) => content.elements.indexOf(element);

const nobody: PlayerView = {
  seat: 0,
  cards: [],
  on: [],
  leader: 20,
  colour: 0,
  tiles: [],
  row: [0, 4, 8, 12, 16],
  trade: [0, 0, 0, 0, 0],
  tokens: [[], [], [], [], []],
  dial: 0,
  capital: -1,
  cities: [],
  control: [],
  reinforced: [],
  caravans: [],
  resources: [0, 0, 0, 0],
  agendas: [],
  markers: 0,
};

/** Two tiles as they lie on the first-game map, and a water token. */
function viewWith(change: Partial<NewDawnView> = {}, ...players: Partial<PlayerView>[]): NewDawnView {
  const laid = [...tileSpaces(content, 1, "a", 5, [0, -1]), ...tileSpaces(content, 2, "a", 5, [4, -1])];
  const civilization = {
    mature: [],
    spaces: 0,
    unused_control: 31,
    unused_cities: 7,
    caravans: 1,
    slots: [1, 2, 3, 4, 5],
    costs: [7],
    progress: { explorer: [2, 15], aesthetic: [0, 2] } as Record<string, [number, number]>,
    wonders: [],
    envoys: [],
    pacts: [],
    reserves: 0,
  };
  return {
    game: "newdawn",
    seats: 2,
    settings: {},
    ply: 0,
    waiting: [],
    outcome: null,
    used: [],
    layout: "",
    removed: { size: 0, cards: [] },
    lost_wonders: [],
    difficulty: [1, 2, 3, 4, 5, 1, 5],
    envoys_left: [2],
    phase: "turn",
    players: [0, 1].map((seat) => ({ ...nobody, seat, ...players[seat] })),
    first: 0,
    active: 0,
    round: 1,
    section: 0,
    turn: { spent: [], arrived: [], returned: 0, taken: [], attacks_won: 0, defeated: [] },
    deposits: [9, 17],
    supply: [8, 6, 8, 8],
    natural_wonders: [-1],
    city_states: [-1],
    barbarians: [-2, -2, -2, 8],
    victory_cards: [numberOf("victory:explorer_aesthetic")],
    offer: [numberOf("wonder:stonehenge")],
    stacks: [],
    wonder_tokens: [],
    map: {
      cells: [...laid.map(({ q, r, terrain }): [number, number, number] => [q, r, terrain]), [9, 9, 5]],
      tiles: [
        [1, "a", 0, -1, 5],
        [2, "a", 4, -1, 5],
      ],
      resources: [
        [9, 1],
        [17, 1],
      ],
      capitals: [],
      spawn: [-1, -1, -1, 8],
      natural_wonders: [0],
      city_states: [10],
      names: Array.from({ length: laid.length + 1 }, (_, cell) => `A${String(cell + 1)}`),
    },
    placements: {},
    event: "spawn",
    order: [0, 1],
    resolving: -1,
    civilizations: [civilization, civilization],
    ...change,
  };
}

function decision(step: string, notations: string[], change: Partial<DecisionOut> = {}): DecisionOut {
  return {
    seat: 0,
    ply: 7,
    step,
    prompt: { key: "ask", args: {}, elements: [], rule: "" },
    options: notations.map((each) => {
      const [first] = said(each).args;
      return optionOf(each, { elements: typeof first === "number" ? [`space:${String(first)}`] : [] });
    }),
    ...change,
  } as DecisionOut;
}

function partsOf(...asked: DecisionOut[]): AnswerPart[] {
  return choicesOf(asked.map(begun)).map((choices, place) => ({
    decision: asked[place] ?? decision("", []),
    choices,
    chosen: choices.find((choice) => choice.chosen) ?? null,
  }));
}

function targetsFor(asked: DecisionOut) {
  return targetsOf(choicesOf([begun(asked)]));
}

const at = (view: NewDawnView, cell: number): Space => {
  const space = spacesOf(view, content)[cell];
  if (!space) throw new Error(`no space ${String(cell)}`);
  return space;
};

describe("tiles", () => {
  test("lie as the server lays them", () => {
    const [first, second, , fourth] = tileSpaces(content, 1, "a", 5, [0, -1]);
    expect([first?.q, first?.r, first?.terrain]).toEqual([0, -1, 6]);
    expect([second?.q, second?.r, second?.terrain]).toEqual([-1, -1, 1]);
    expect([fourth?.q, fourth?.r, fourth?.terrain]).toEqual([0, 0, 4]);
    expect(first?.feature).toBe("grand_mesa");
  });

  test("side B is no rotation of side A", () => {
    const shape = (side: "a" | "b", rotation: number) => {
      const hexes = tileSpaces(content, 1, side, rotation).map(({ q, r }) => [q, r] as const);
      const least = (of: 0 | 1) => Math.min(...hexes.map((hex) => hex[of]));
      return hexes
        .map(([q, r]) => `${String(q - least(0))},${String(r - least(1))}`)
        .toSorted()
        .join(" ");
    };
    const sides = [0, 1, 2, 3, 4, 5].map((rotation) => shape("a", rotation));
    expect(sides).not.toContain(shape("b", 0));
  });

  test("a point lies in the hex whose middle is nearest", () => {
    for (const hex of [
      [0, 0],
      [3, -2],
      [-4, 1],
    ] as const) {
      const { x, y } = hexCentre(hex[0], hex[1], 24);
      expect(hexAt({ x: x + 9, y: y - 8 }, 24)).toEqual([...hex]);
    }
  });

  test("held near a legal place they snap to it, elsewhere they stay and are refused", () => {
    const middle = tileMiddle("a", 2, 24);
    const legal = hexCentre(3, -4, 24);
    const near = { x: legal.x + middle.x + 15, y: legal.y + middle.y - 12 };
    expect(snapped([[3, -4]], "a", 2, near, 24)).toEqual({ at: [3, -4], legal: true });
    const far = snapped([[3, -4]], "a", 2, { x: near.x + 200, y: near.y }, 24);
    expect(far.legal).toBe(false);
  });

  test("in the hand are what the parts of the answer say, also what left no choice", () => {
    const prompt = { key: "ask", args: {}, elements: ["tile:7", "side:b", "rotation:2"], rule: "" };
    const asked = decision("place-tile", ["at 3 -1", "at 4 0"], { prompt, suggested: null });
    expect(layingOf(partsOf(asked))).toEqual({ tile: 7, side: "b", rotation: 2, at: null });
    const [first] = asked.options;
    if (first) first.elements = ["at:3:-1"];
    expect(layingOf(partsOf({ ...asked, suggested: "at 3 -1" }))).toMatchObject({ tile: 7, at: [3, -1] });
    expect(layingOf([])).toMatchObject({ tile: 0, at: null });
  });
});

describe("spaces", () => {
  test("stand in columns and rows that are named at the rim, each once", () => {
    const named = (name: string, q: number, r: number) => ({ ...at(viewWith(), 0), name, q, r });
    const rim = rimOfMap(drawnOf([named("A1", 0, 0), named("B1", 1, 0), named("A2", 0, 1), named("B2", 1, 1)]));
    expect([...rim.columns, ...rim.rows].map(({ name }) => name)).toEqual(["A", "B", "1", "2"]);
    const [west, , first] = [...rim.columns, ...rim.rows];
    expect(west?.y).toBeLessThan(first?.y ?? 0);
    expect(first?.x).toBeLessThan(west?.x ?? 0);
  });

  test("know what is printed and what lies on them", () => {
    const view = viewWith(
      { wonder_tokens: [[numberOf("wonder:stonehenge"), 3]] },
      { capital: 3, control: [4], caravans: [4, 4] },
      { reinforced: [5] },
    );
    expect(at(view, 0).natural).toEqual({ key: "grand_mesa", resource: "diamonds", token: true });
    expect(at(view, 3).piece).toEqual({ seat: 0, kind: "capital", mature: false });
    expect(at(view, 3).wonder?.key).toBe("stonehenge");
    expect(at(view, 4).caravans).toEqual([0, 0]);
    expect(at(view, 5).piece?.kind).toBe("reinforced");
    expect(at(view, 8)).toMatchObject({ barbarians: ["D"], spawn: "D" });
    expect(at(view, 10).city).toMatchObject({ key: "brussels", holder: null });
    expect(at(view, 17).resource).toBe("mercury");
    expect(at(view, 20)).toMatchObject({ tile: null, coast: false });
    expect(at(view, 11).tile).toBe(2);
  });

  test("before the game begins show what is printed", () => {
    const view = viewWith({ barbarians: [], deposits: [], natural_wonders: [], city_states: [] });
    expect(at(view, 9).resource).toBe("mercury");
    expect(at(view, 0).natural?.token).toBe(true);
    expect(at(view, 8).barbarians).toEqual([]);
  });

  test("a gathered resource and a conquered city-state are gone", () => {
    const view = viewWith({ deposits: [17], city_states: [1] }, {}, { cities: [10] });
    expect(at(view, 9).resource).toBeNull();
    expect(at(view, 10).city?.holder).toBe(1);
    expect(isCovered(at(view, 1))).toBe(false);
    expect(isCovered(at(view, 10))).toBe(true);
  });

  test("tell what changed", () => {
    const before = spacesOf(viewWith({}, { control: [4] }), content);
    const now = spacesOf(viewWith({}, { control: [4, 6], caravans: [7] }), content);
    expect(changedSpaces(before, now)).toEqual([6, 7]);
    expect(changedSpaces(before.slice(1), now)).toEqual([]);
  });

  test("are said in both languages", () => {
    const view = viewWith({}, { control: [4] }, { reinforced: [5], caravans: [5] });
    expect(spokenSpace(at(view, 5), view, content, english, 0)).toBe(
      "Forest A6, control token of Ben, reinforced, caravan of Ben",
    );
    expect(spokenSpace(at(view, 4), view, content, english, 0)).toBe("Mountains A5, your control token");
    expect(spokenSpace(at(view, 5), view, content, german, 0)).toBe(
      "Wald A6, Kontrollmarker von Ben, verstärkt, Wagen von Ben",
    );
    expect(spokenSpace(at(view, 10), view, content, english, 0)).toContain("2 diplomacy cards left");
    expect(spaceFacts(at(view, 3), view, english)).toContain("Difficulty 5");
    for (const space of spacesOf(view, content)) {
      for (const text of [english, german])
        expect(spokenSpace(space, view, content, text, null)).not.toMatch(/[<>{}]|undefined/);
    }
  });

  test("caravans keep their identity when they travel", () => {
    const first = followCaravans([], viewWith({}, { caravans: [4, 6] }, { caravans: [9] }));
    expect(first.map((each) => each.id)).toEqual(["0.0", "0.1", "1.0"]);
    const second = followCaravans(first, viewWith({}, { caravans: [6, 8] }, { caravans: [] }));
    expect(second).toEqual([
      { id: "0.1", seat: 0, cell: 6 },
      { id: "0.0", seat: 0, cell: 8 },
    ]);
    const third = followCaravans(second, viewWith({}, { caravans: [6, 8] }, { caravans: [2] }));
    expect(third.at(-1)).toMatchObject({ seat: 1, cell: 2 });
  });
});

describe("targets", () => {
  test("spaces carry the options that name them", () => {
    const asked = decision("place-control", ["place 4", "place 11", "stop"]);
    const found = spaceTargets(targetsFor(asked), "place 11");
    expect(found.map(({ cell, letter, selected, do: notation }) => [cell, letter, selected, notation])).toEqual([
      [4, "A", false, "place 4"],
      [11, "B", true, "place 11"],
    ]);
  });

  test("the question tells where it starts", () => {
    const prompt = { key: "ask-move-caravan", args: {}, elements: ["space:12"], rule: "" };
    expect(askedSpace(partsOf(decision("move-caravan", [], { prompt })))).toBe(12);
    expect(askedSpace([])).toBeNull();
  });

  test("a tap elsewhere tries what the question is about", () => {
    const view = viewWith({}, { capital: 3, control: [4], caravans: [4] }, { cities: [5] });
    const tried = (cell: number, ...options: string[]) =>
      triedOn(partsOf(decision("question", options)), at(view, cell), 0);
    expect(tried(5, "place 11")).toBe("place 5");
    expect(tried(5, "take-back 4")).toBeNull();
    expect(tried(7, "wonder petra", "city 8")).toBe("city 7");
    expect(tried(5, "attack 6")).toBe("attack 5");
    expect(tried(4, "attack 6")).toBeNull();
    expect(tried(0, "go 6")).toBe("go 0");
    expect(tried(4, "caravan 6", "send 6")).toBe("caravan 4");
    expect(tried(3, "caravan 6", "send 6")).toBe("send 3");
    expect(tried(7, "caravan 6", "send 6")).toBeNull();
    expect(tried(4, "move 6")).toBe("move 4");
    expect(tried(8, "focus pottery")).toBeNull();
    const parts = partsOf(decision("move-caravan", ["caravan 4"]), decision("move-caravan", ["go 6"]));
    expect(triedOn(parts, at(view, 8), 0)).toBe("go 8");
    expect(triedOn([], at(view, 4), 0)).toBeNull();
  });

  test("cards that lie nowhere on the table are laid out", () => {
    const options = [optionOf("take card_1", { elements: ["card:card_1"] }), optionOf("decline")];
    const asked = decision("take-focus-card", [], { options });
    expect(trayOf(asked, targetsFor(asked)).map((each) => each.ref.key)).toEqual(["card_1"]);
    const pact = [optionOf("take 1 embassy", { elements: ["pact:1:embassy"] })];
    const second = decision("take-pact", [], { options: pact });
    expect(trayOf(second, targetsFor(second))[0]).toMatchObject({ giver: 1, ref: { key: "embassy" } });
    expect(trayOf(null, new Map())).toEqual([]);
  });
});

describe("the table", () => {
  test("who has moved, who moves, who follows", () => {
    const view = viewWith({ order: [1, 0], active: 1, waiting: [1] });
    expect([turnOf(view, 1), turnOf(view, 0)]).toEqual(["acting", "next"]);
    expect(turnOf(viewWith({ order: [1, 0], active: 0, waiting: [0] }), 1)).toBe("moved");
    expect(turnOf(viewWith({ first: -1, active: -1 }), 0)).toBeNull();
    expect(othersOf(view, 0)).toEqual([1]);
    expect(othersOf(view, null)).toEqual([0, 1]);
  });

  test("diplomacy cards are somewhere", () => {
    const embassy = numberOf("pact:embassy");
    const view = viewWith();
    const first = view.civilizations[0];
    if (first) view.civilizations[0] = { ...first, pacts: [[1, embassy]] };
    expect(pactHolder(view, 1, embassy)).toBe(0);
    expect(pactHolder(view, 0, embassy)).toBeNull();
  });

  test("a completed victory card names its agenda, even if it is met no more", () => {
    const row = (key: string, args: object): LogRow =>
      ({ move: 3, seat: 0, do: null, at: 0, events: [{ key, args }] }) as unknown as LogRow;
    const view = viewWith({}, { agendas: [numberOf("victory:explorer_aesthetic")] });
    const log = [row("agenda-completed", { seat: 0, agenda: "aesthetic" })];
    expect(agendaOf(view, content, log, 0, numberOf("victory:explorer_aesthetic"))).toBe("aesthetic");
    expect(agendaOf(view, content, [], 1, numberOf("victory:explorer_aesthetic"))).toBeNull();
  });
});

describe("attacks", () => {
  test("are told by the log", () => {
    const row = (move: number, ...events: object[]): LogRow => ({ move, seat: 0, events }) as unknown as LogRow;
    const rolled = { seat: 0, die: 5, die2: 3, attack: 10, defence: 7, space: 5 };
    const log = [
      row(4, { key: "attacks", args: { seat: 0, other_seat: 1, space: 5 } }, { key: "rolled", args: rolled }),
      row(5, { key: "attack-won", args: { seat: 0, attack: 11, defence: 9 } }),
    ];
    expect(lastBattle(log.slice(0, 1), 0)).toMatchObject({ outcome: "open", values: [5, 4], defender: 1 });
    expect(lastBattle(log, 0)).toMatchObject({ outcome: "won", attack: 11, defence: 9, dice: [5, 3] });
    expect(lastBattle(log, 5)).toBeNull();
  });
});

describe("spending", () => {
  test("trade tokens by their number", () => {
    const choices = ["spend 0 0", "spend 1 0", "spend 1 1"].map((each): Choice => ({
      ...optionOf(each),
      letter: "A",
      chosen: false,
    }));
    expect([...spendWays(choices).keys()]).toEqual([0, 1]);
  });
});

test("every world wonder is drawn", () => {
  const keys = keysOf("newdawn", "world_wonders");
  expect(keys).toHaveLength(24);
  const sprite = readFileSync(join(import.meta.dirname, "../src/lib/components/pieces.svg"), "utf8");
  for (const key of keys) {
    const shared = SHARED[key];
    expect(key in ART || (shared !== undefined && sprite.includes(`"v-${shared}"`)), key).toBe(true);
  }
});

test("every focus card and agenda has its short words in both languages", () => {
  const [cards, agendas] = [keysOf("newdawn", "focus_cards"), keysOf("newdawn", "agendas")];
  expect([cards.length, agendas.length]).toEqual([20, 10]);
  for (const text of [english, german]) {
    for (const key of cards) expect(text.has(`nd-short-${key.replaceAll("_", "-")}`), key).toBe(true);
    for (const key of agendas) expect(text.has(`nd-goal-${key.replaceAll("_", "-")}`), key).toBe(true);
  }
});
