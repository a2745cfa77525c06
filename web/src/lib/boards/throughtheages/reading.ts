/** What the board reads out of what is sent: pure functions, and no rule among them. */

import type { DecisionOut, LogRow, OptionOut } from "$lib/api/types";
import type { Choice, Targets } from "$lib/boards";
import type { Mark } from "$lib/components/targets";
import type { Said } from "$lib/table/notation";
import {
  NONE,
  TYPES,
  URBAN,
  argsOf,
  asks,
  cardOf,
  is,
  isTechnology,
  levelOf,
  say,
  type AgesContent,
  type AgesView,
  type BankRow,
  type Card,
  type CardOf,
  type Ledger,
  type Player,
  type Stage,
  type Stocks,
  type Zone,
} from "./model";
import type { Verbs } from "./notation";

// --- things and their options ---------------------------------------------------------------------------------------

/** Which thing an option is about; what is built anew and what is upgraded to are the same thing. */
export function thingOf(option: Pick<OptionOut, "verb" | "args" | "under" | "do" | "elements">): string {
  switch (option.verb as keyof Verbs) {
    case "build":
    case "from":
    case "upgrade":
    case "develop":
    case "revolt":
    case "stage":
    case "take":
    case "lead":
    case "grow":
      return option.elements.at(-1) ?? option.do;
    case "play":
    case "tactic":
      return option.elements[0] ?? option.do;
    case "on":
      return is(option.under[0], "destroy") ? `destroy:${String(option.args[0])}` : option.do;
    default:
      return option.do;
  }
}

/** The seats that options such as `on 2` name. */
export function seatsOf(choices: readonly Said[]): number[] {
  return choices.flatMap((choice) => {
    const [seat] = argsOf(choice, "on") ?? argsOf(choice, "with") ?? [];
    return typeof seat === "number" ? [seat] : [];
  });
}

/** The mark of a thing: the options that are about it, or all that name it where there are no others. */
export function markFor(targets: Targets, element: string): Mark | null {
  const named = targets.get(element) ?? [];
  const about = named.filter((choice) => thingOf(choice) === element);
  const others = named.filter((choice) => !isAside(choice));
  const choices = about.length > 0 ? about : others;
  const first = choices[0];
  if (!first) return null;
  const at = choices.findIndex((choice) => choice.chosen && !isNone(choice));
  return {
    letter: choices[Math.max(at, 0)]?.letter ?? first.letter,
    selected: at >= 0,
    do: choices.length > 1 ? (choices[(at + 1) % choices.length] ?? first).do : first.do,
    choices,
  };
}

/** None of it: that a unit stays at home is chosen too, but marks nothing. */
function isNone(choice: Choice): boolean {
  return is(choice, "send", "bonus", "cards", "pay") && choice.args.at(-1) === 0;
}

/** Destroying, and giving up a worker for an upgrade, are not what a tap on a technology means. */
function isAside(choice: Choice): boolean {
  return is(choice.under[0], "destroy", "upgrade") || is(choice, "copy");
}

/** What somebody tries who taps a card of a hand that is no target; the server says why not. */
export function triedWith(decision: DecisionOut | null, card: Card): string | null {
  const key = card.row.key;
  if (asks(decision, "action-phase")) {
    const verbs: Partial<Record<Card["kind"], "develop" | "lead" | "play" | "tactic">> = {
      technology: "develop",
      government: "develop",
      special: "develop",
      leader: "lead",
      action: "play",
      tactic: "tactic",
    };
    const verb = verbs[card.kind];
    return verb ? say(verb, key) : null;
  }
  if (asks(decision, "political-action")) {
    const verbs: Partial<Record<Card["kind"], "prepare" | "attack" | "offer">> = {
      event: "prepare",
      territory: "prepare",
      aggression: "attack",
      war: "attack",
      pact: "offer",
    };
    const verb = verbs[card.kind];
    return verb ? say(verb, key) : null;
  }
  return null;
}

// --- the civilization -------------------------------------------------------------------------------------------------

export interface Standing {
  card: CardOf<"technology">;
  workers: number;
  stored: number;
  /** Resources for one more worker. */
  price: number;
}

export interface TypeColumn {
  type: number;
  /** By age, the oldest first. */
  techs: Standing[];
  /** Technologies of this type in the own hand. */
  coming: CardOf<"technology">[];
  workers: number;
  /** Whether so many buildings of the type are the most. */
  urban: boolean;
}

/** The technologies in play by type, with those in hand that would join them. */
export function columnsOf(game: AgesView, content: AgesContent, seat: number, ownHand: boolean): TypeColumn[] {
  const p = game.players[seat];
  if (!p) return [];
  const prices = game.civilizations[seat]?.build_prices ?? [];
  const standing = p.techs.flatMap((number, place): Standing[] => {
    const card = cardOf(content, number);
    if (!card || !isTechnology(card)) return [];
    return [{ card, workers: p.workers[place] ?? 0, stored: p.stored[place] ?? 0, price: prices[place] ?? 0 }];
  });
  const hand = ownHand ? handOf(content, p.civil_hand).filter(isTechnology) : [];
  return TYPES.flatMap((_, type): TypeColumn[] => {
    const techs = standing.filter((each) => each.card.row.type === type);
    const coming = hand.filter((card) => card.row.type === type);
    if (techs.length === 0 && coming.length === 0) return [];
    const workers = techs.reduce((sum, each) => sum + each.workers, 0);
    return [{ type, techs, coming, workers, urban: (URBAN as readonly number[]).includes(type) }];
  });
}

/** The ages of technologies in some columns, the newest first. */
export function lanesOf(columns: readonly TypeColumn[]): number[] {
  const ages = columns.flatMap((column) => [...column.techs.map((each) => each.card), ...column.coming]);
  return [...new Set(ages.map((card) => levelOf(card)))].sort((a, b) => b - a);
}

/** More lanes than this share the height badly. */
const TALL_LANES = 3;

/** The lanes that are folded to their names where there are many: those without workers or tokens, the oldest first. */
export function foldedLanes(columns: readonly TypeColumn[], lanes: readonly number[]): ReadonlySet<number> {
  const busy = new Set(
    columns.flatMap(({ techs }) =>
      techs.filter(({ workers, stored }) => workers + stored > 0).map(({ card }) => levelOf(card)),
    ),
  );
  const idle = lanes.filter((age) => !busy.has(age)).sort((a, b) => a - b);
  return new Set(idle.slice(0, Math.max(0, lanes.length - TALL_LANES)));
}

/** The cards of a zone that can be seen. */
export function handOf(content: AgesContent, zone: Zone): Card[] {
  return zone.cards.flatMap((number) => cardOf(content, number) ?? []);
}

/** The ages of the cards that cannot be seen, where the backs tell them. */
export function hiddenOf(content: AgesContent, zone: Zone): number[] {
  const known = handOf(content, zone).map((card) => levelOf(card));
  const left = [...(zone.backs ?? [])];
  for (const age of known) {
    const at = left.indexOf(age);
    if (at >= 0) left.splice(at, 1);
  }
  return left.slice(0, Math.max(0, zone.size - known.length));
}

/** The best technology of each type that has workers, and all workers of the type: the strip's miniature. */
export function bestOf(
  game: AgesView,
  content: AgesContent,
  seat: number,
): { type: number; age: number; count: number }[] {
  return columnsOf(game, content, seat, false).flatMap(({ type, techs, workers }) => {
    if (workers === 0) return [];
    const ages = techs.filter((each) => each.workers > 0).map((each) => levelOf(each.card));
    return [{ type, age: Math.max(...ages), count: workers }];
  });
}

// --- the banks, as printed ----------------------------------------------------------------------------------------------

export interface Cells {
  /** The numbers of the cells, from 1; a token lies on those up to the size of the bank. */
  cells: number[];
  /** What holds when all of them, and all to the right, are empty. */
  then: BankRow;
}

export interface BankSection {
  /** Food for a token of this section. */
  price: number;
  parts: Cells[];
  /** What is eaten when the section is empty. */
  eaten: number;
}

/** The yellow bank from left to right: the tokens on the right are taken first. */
export function yellowSections(rows: readonly BankRow[], tokens: number): BankSection[] {
  const ascending = [...rows].sort((a, b) => a.tokens - b.tokens);
  const sections: BankSection[] = [];
  ascending.slice(1).forEach((row, place) => {
    const below = ascending[place];
    if (!below) return;
    const end = (ascending[place + 2]?.tokens ?? tokens + 1) - 1;
    const cells = range(row.tokens, Math.max(row.tokens, end));
    const last = sections.at(-1);
    if (last?.price === row.population) last.parts.push({ cells, then: below });
    else sections.push({ price: row.population, parts: [{ cells, then: below }], eaten: below.consumption });
  });
  return sections;
}

export interface BlueSection {
  cells: number[];
  /** What is lost when the section is empty. */
  lost: number;
}

export function blueSections(corruption: readonly (readonly [number, number])[], tokens: number): BlueSection[] {
  const ascending = [...corruption].sort((a, b) => a[0] - b[0]);
  return ascending.slice(1).map(([from], place) => ({
    cells: range(from, Math.max(from, (ascending[place + 2]?.[0] ?? tokens + 1) - 1)),
    lost: ascending[place]?.[1] ?? 0,
  }));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

// --- the table ----------------------------------------------------------------------------------------------------------

/** Seats as one sees them around the table, oneself left out. */
export function othersOf(game: AgesView, eyes: number | null): number[] {
  const first = eyes === null ? 0 : eyes + 1;
  return game.players.map((_, i) => (first + i) % game.players.length).filter((seat) => seat !== eyes);
}

/** Where a player stands in the round. */
export function turnOf(game: AgesView, seat: number): "acting" | "active" | "next" | "moved" | "resigned" | null {
  if (game.players[seat]?.resigned) return "resigned";
  if (game.waiting.includes(seat)) return "acting";
  if (game.active === NONE || game.phase === "over") return null;
  if (game.active === seat) return "active";
  const playing = game.players.filter((p) => !p.resigned).map((p) => p.seat);
  const after = playing.map((_, i) => (game.active + 1 + i) % game.players.length);
  if (after.find((each) => playing.includes(each)) === seat) return "next";
  const place = (each: number) => (each - game.starting + game.players.length) % game.players.length;
  return place(seat) < place(game.active) ? "moved" : null;
}

/** Who took the cards that are missing in the row, since the row was last filled, as far as the log tells. */
export function takenFrom(log: readonly LogRow[], active: number): Map<number, { seat: number; card: string }> {
  const found = new Map<number, { seat: number; card: string }>();
  for (const row of log.toReversed()) {
    const [place] = row.said.flatMap((each) => argsOf(each, "take") ?? []);
    const took = row.events.find((event) => event.key === "took");
    if (place !== undefined && took && row.seat === active) {
      const space = place - 1;
      if (!found.has(space)) found.set(space, { seat: row.seat, card: String(took.args.card) });
    }
    if (row.events.some((event) => event.key === "turn-begins")) break;
  }
  return found;
}

export interface Back {
  age: number;
  /** The card, for those who know it. */
  card: Card | null;
}

/** An events deck by its backs, the oldest on top; known cards stand where their age is. */
export function backsOf(content: AgesContent, ...zones: Zone[]): Back[] {
  return zones.flatMap((zone) => {
    const known: Back[] = handOf(content, zone).map((card) => ({ age: levelOf(card), card }));
    const unknown: Back[] = hiddenOf(content, zone).map((age) => ({ age, card: null }));
    return [...known, ...unknown].sort((a, b) => a.age - b.age || Number(a.card !== null) - Number(b.card !== null));
  });
}

/** A tactic in a tactics area: what lies under one stands for it there, and remembers which it is. */
export function tacticOf(content: AgesContent, game: AgesView, number: number): Card | null {
  const card = cardOf(content, number);
  if (card?.kind !== "condition") return card;
  const remembered = game.players.flatMap((p) => p.on[p.cards.indexOf(number)] ?? []);
  return cardOf(content, remembered[0]);
}

/** Who uses each of the common tactics. */
export function usersOf(game: AgesView, tactic: number): Player[] {
  return game.players.filter((p) => p.tactic === tactic && !p.resigned);
}

// --- the ledger ---------------------------------------------------------------------------------------------------------

const NOTHING: Stocks = { science: 0, culture: 0, food: 0, resources: 0 };

export function changeOf(ledger: Ledger, stage: Stage): Stocks {
  return ledger.lines.find((line) => line.stage === stage)?.change ?? NOTHING;
}

/** What corruption takes, of whatever. */
export function corruptedOf(ledger: Ledger): number {
  const lost = changeOf(ledger, "corruption");
  return -(lost.resources + lost.food);
}

export type Trouble = "uprising" | "famine" | "corruption" | "discards" | "civil" | "military";

/** What one should know before ending the turn, the worst first. */
export function troublesOf(ledger: Ledger): { kind: Trouble; count: number; grave: boolean }[] {
  const famine = -Math.min(0, changeOf(ledger, "consumption").culture);
  const all: { kind: Trouble; count: number; grave: boolean }[] = [
    { kind: "uprising", count: ledger.uprising ? ledger.discontent : 0, grave: true },
    { kind: "famine", count: famine, grave: true },
    { kind: "corruption", count: corruptedOf(ledger), grave: true },
    { kind: "civil", count: ledger.civil_actions, grave: false },
    { kind: "discards", count: ledger.discards, grave: false },
  ];
  return all.filter((trouble) => trouble.count > 0);
}

/** A number with its sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${String(-amount)}` : `+${String(amount)}`;
}

// --- the strength track -------------------------------------------------------------------------------------------------

/** Round numbers for an axis that reaches so far: at most five, from 0. */
export function ticksUpTo(most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((each) => most / each <= 4) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/** Ascending places, moved as little as needed so that each is at least a gap from the next. */
export function apart(places: readonly number[], gap: number): number[] {
  interface Cluster {
    sum: number;
    size: number;
  }
  const startOf = ({ sum, size }: Cluster) => sum / size - ((size - 1) * gap) / 2;
  const clusters: Cluster[] = [];
  for (const place of places) {
    let last: Cluster = { sum: place, size: 1 };
    let before = clusters.at(-1);
    while (before && startOf(last) < startOf(before) + before.size * gap) {
      clusters.pop();
      last = { sum: before.sum + last.sum, size: before.size + last.size };
      before = clusters.at(-1);
    }
    clusters.push(last);
  }
  return clusters.flatMap((cluster) => Array.from({ length: cluster.size }, (_, i) => startOf(cluster) + i * gap));
}

// --- the final score ----------------------------------------------------------------------------------------------------

/** What an event of the final scoring brought. */
export interface Scored {
  card: string;
  points: Map<number, number>;
}

/** The events of the final scoring as the log tells them, in their order. */
export function finalScoring(log: readonly LogRow[]): Scored[] {
  const told = log.flatMap((row) => row.events);
  const begins = told.findLastIndex((event) => event.key === "final-scoring");
  const found: Scored[] = [];
  for (const { key, args } of begins < 0 ? [] : told.slice(begins)) {
    if (key === "last-effects") break;
    if (key === "event") found.push({ card: String(args.card), points: new Map() });
    const sign = key === "culture" ? 1 : key === "culture-lost" ? -1 : 0;
    const points = found.at(-1)?.points;
    if (sign === 0 || !points) continue;
    const seat = Number(args.seat);
    points.set(seat, (points.get(seat) ?? 0) + sign * Number(args.count));
  }
  return found;
}
