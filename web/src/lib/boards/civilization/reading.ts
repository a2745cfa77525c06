/** What the board reads out of what is sent: pure functions, and no rule among them. */

import type { DecisionOut, OptionOut } from "$lib/api/types";
import type { AnswerPart, Choice, Playing, Targets } from "$lib/boards";
import { lettersOf, markOf, type Mark } from "$lib/components/targets";
import type { Ref } from "$lib/text/texts";
import {
  ENTRIES,
  NONE,
  PHASES,
  TRADING,
  cardByKey,
  squareName,
  squareNumber,
  type Battle,
  type Card,
  type CivilizationContent,
  type CivilizationView,
  type Nation,
  type Offer,
} from "./model";

// --- answers in the making ------------------------------------------------------------------------------------------

/** A notation as lists of words: `city c2 / build market` is city c2, build market. */
export function wordsOf(notation: string): string[][] {
  return notation.split(" / ").map((part) => part.split(" "));
}

/** The words of the last part. */
export function lastWords(notation: string): string[] {
  return wordsOf(notation).at(-1) ?? [];
}

/** What is chosen so far, as it would be sent. */
export function answerOf(parts: readonly AnswerPart[]): string {
  return parts.flatMap((part) => part.chosen?.do ?? []).join(" / ");
}

/** The city that an answer in the making is about. */
export function actingCity(parts: readonly AnswerPart[]): number {
  const [verb, name] = wordsOf(parts[0]?.chosen?.do ?? "")[0] ?? [];
  return verb === "city" && name ? squareNumber(name) : NONE;
}

/** What is to be produced, or played, or placed: the last part that is not a square. */
export function itemOf(parts: readonly AnswerPart[], content: CivilizationContent): Card | "army" | "scout" | null {
  for (const part of parts.toReversed()) {
    for (const words of wordsOf(part.chosen?.do ?? "").toReversed()) {
      const [verb = "", ...rest] = words[0] === "and" ? words.slice(1) : words;
      if (verb === "army" || verb === "scout") return verb;
      if (["build", "free", "wonder", "place"].includes(verb)) return cardByKey(content, rest[0] ?? "");
    }
  }
  return null;
}

/** The square from which a group goes, if that is what is asked. */
export function startOf(parts: readonly AnswerPart[], view: CivilizationView): number {
  const [verb, name] = wordsOf(parts[0]?.chosen?.do ?? "")[0] ?? [];
  if ((verb === "move" || verb === "from") && name) return squareNumber(name);
  return parts[0]?.decision.step === "on-the-way" ? (view.moving?.square ?? NONE) : NONE;
}

/** What could be tried on a square that is no target: what the last part does with others. */
export function triedOn(parts: readonly AnswerPart[], square: string): string | null {
  for (const part of parts.toReversed()) {
    const verbs = part.choices
      .filter((choice) => choice.elements.some((element) => element.startsWith("square:")))
      .map((choice) => lastWords(choice.do))
      .filter((words) => words.length === 2 && squareNumber(words[1] ?? "") !== NONE)
      .map(([verb = ""]) => verb);
    const first = verbs[0];
    if (first) return `${first} ${square}`;
  }
  return null;
}

/** Answers whose outcome is worth asking for: the one in the making, and each square or front that is still open. */
export function foreseen(step: string, parts: readonly AnswerPart[]): string[] {
  if (!["city-menu", "move-menu", "on-the-way", "battle-turn"].includes(step)) return [];
  const answer = answerOf(parts);
  const found = answer ? [answer] : [];
  const at = parts.findLastIndex((part) => part.choices.some((choice) => /^(at|against|front)( |$)/.test(choice.do)));
  if (at > 0) {
    const before = answerOf(parts.slice(0, at));
    for (const choice of parts[at]?.choices ?? []) found.push(`${before} / ${choice.do}`);
  }
  return [...new Set(found)];
}

// --- targets --------------------------------------------------------------------------------------------------------

export interface SquareTarget extends Mark {
  square: string;
}

/** The squares that can be chosen. */
export function squareTargets(targets: Targets, selected: string | null): SquareTarget[] {
  return [...targets.keys()].flatMap((element) => {
    const [kind, square = ""] = element.split(":");
    const mark = kind === "square" ? markOf(targets, element, selected) : null;
    return mark ? [{ ...mark, square }] : [];
  });
}

/** The options of any part that have these last words; for things that no element names. */
export function choicesWith(parts: readonly AnswerPart[], ...start: string[]): Choice[] {
  return parts.flatMap((part) =>
    part.choices.filter((choice) => {
      const words = lastWords(choice.do);
      const said = words[0] === "and" ? words.slice(1) : words;
      return start.every((word, place) => said[place] === word);
    }),
  );
}

/** The same as a mark. */
export function markWith(parts: readonly AnswerPart[], ...start: string[]): Mark | null {
  const choices = choicesWith(parts, ...start);
  const at = choices.findIndex((choice) => choice.chosen);
  const next = choices[(at + 1) % Math.max(1, choices.length)];
  if (!next) return null;
  return {
    letter: choices[at]?.letter ?? lettersOf(choices),
    selected: at >= 0,
    do: next.do,
    choices,
  };
}

/** The letter on a thing that is too small for several: that of its first way. */
export function letterOn(mark: Mark): string {
  return mark.selected ? mark.letter : (mark.choices[0]?.letter ?? mark.letter);
}

/** Options about one thing share its letter. */
export function thingOf(option: Pick<OptionOut, "do">): string {
  return option.do;
}

// --- turns ----------------------------------------------------------------------------------------------------------

/** Seats as one sees them around the table, oneself left out. */
export function othersOf(view: CivilizationView, eyes: number | null): number[] {
  const first = eyes === null ? 0 : eyes + 1;
  return view.players.map((_, i) => (first + i) % view.players.length).filter((seat) => seat !== eyes);
}

/** From the first player on. */
export function inOrder(view: CivilizationView): number[] {
  return view.players.map((_, i) => (view.first + i) % view.players.length);
}

export type TurnState = "acting" | "active" | "next" | "done" | "passed" | null;

/** Where a player stands in the phase. */
export function turnOf(view: CivilizationView, seat: number): TurnState {
  if (view.turn === 0) return view.waiting.includes(seat) ? "acting" : null;
  if (view.waiting.includes(seat)) return "acting";
  if (view.active === NONE) return view.phase === TRADING && view.players[seat]?.passed ? "passed" : null;
  if (view.active === seat) return "active";
  const order = inOrder(view);
  const ahead = order.indexOf(seat) - order.indexOf(view.active);
  return ahead < 0 ? "done" : ahead === 1 ? "next" : null;
}

export interface PhaseLine {
  phase: (typeof PHASES)[number];
  state: "done" | "now" | "open";
  /** Of the current phase: the seats that are through. */
  through: number[];
}

export function phaseLines(view: CivilizationView): PhaseLine[] {
  return PHASES.map((phase, place) => {
    const now = view.turn > 0 && place === view.phase;
    const through = now ? inOrder(view).filter((seat) => ["done", "passed"].includes(turnOf(view, seat) ?? "")) : [];
    return { phase, state: now ? "now" : view.turn > 0 && place < view.phase ? "done" : "open", through };
  });
}

// --- the race -------------------------------------------------------------------------------------------------------

export interface RaceRow {
  way: "culture" | "tech" | "economy" | "military";
  cells: { seat: number; value: number | null; part: number; leads: boolean }[];
}

/** How far everybody is on the four ways to win. */
export function raceOf(view: CivilizationView): RaceRow[] {
  const far = 24; // steps from corner to corner, about: only for the length of the bar
  const rows: [RaceRow["way"], (seat: number) => [number | null, number]][] = [
    ["culture", (seat) => [view.players[seat]?.track ?? 0, (view.nations[seat]?.progress[0] ?? 0) / 100]],
    ["tech", (seat) => [view.players[seat]?.techs.length ?? 0, (view.nations[seat]?.progress[2] ?? 0) / 100]],
    ["economy", (seat) => [view.nations[seat]?.coins ?? 0, (view.nations[seat]?.progress[1] ?? 0) / 100]],
    [
      "military",
      (seat) => {
        const march = view.nations[seat]?.march ?? NONE;
        return march === NONE ? [null, 0] : [march, Math.max(0.04, 1 - march / far)];
      },
    ],
  ];
  return rows.map(([way, of]) => {
    const parts = view.players.map((p) => of(p.seat)[1]);
    const best = Math.max(...parts);
    return {
      way,
      cells: view.players.map((p) => {
        const [value, part] = of(p.seat);
        return { seat: p.seat, value, part, leads: best > 0 && part === best };
      }),
    };
  });
}

// --- techs ----------------------------------------------------------------------------------------------------------

/** The techs of a nation by row of its pyramid; the first one learned lies in the lowest row. */
export function pyramidOf(p: Nation, levels: (tech: number) => number): number[][] {
  const rows: number[][] = [[], [], [], [], []];
  p.techs.forEach((tech, place) => {
    rows[place === 0 ? 0 : levels(tech) - 1]?.push(tech);
  });
  return rows;
}

/** Coin tokens on a card of a nation. */
export function tokensOn(p: Nation, card: number): number {
  const at = p.cards.indexOf(card);
  return at < 0 ? 0 : (p.on[at]?.[0] ?? 0);
}

// --- offers ---------------------------------------------------------------------------------------------------------

export interface Entry {
  what: (typeof ENTRIES)[number];
  count: number;
}

/** The entries of one side of an offer that are not empty. */
export function entriesOf(amounts: readonly number[]): Entry[] {
  return ENTRIES.flatMap((what, place) => {
    const count = amounts[place] ?? 0;
    return count > 0 ? [{ what, count }] : [];
  });
}

/** An amount in an offer that can be set: where it is named, or could be named next. */
export interface Line {
  what: string;
  count: number;
  most: number;
  less: string | null;
  more: string | null;
}

/** The amounts of one side of an offer in the making that are named or can be named next. */
export function offerLines(parts: readonly AnswerPart[], verb: "give" | "get"): Line[] {
  return ENTRIES.flatMap((what): Line[] => {
    const offers = (part: AnswerPart) => part.choices.some((choice) => choice.do.startsWith(`${verb} ${what} `));
    const named = parts.findLast((part) => part.chosen?.do.startsWith(`${verb} ${what} `));
    const last = parts.at(-1);
    const part = named ?? (last?.chosen === null && offers(last) ? last : undefined);
    if (!part) return [];
    const amounts = part.choices
      .filter((choice) => choice.do.startsWith(`${verb} ${what} `))
      .map((choice) => Number(choice.do.split(" ")[2]));
    const count = named ? Number(named.chosen?.do.split(" ")[2] ?? 0) : 0;
    const to = (amount: number) => (amounts.includes(amount) ? `${verb} ${what} ${String(amount)}` : null);
    return [{ what, count, most: Math.max(...amounts), less: to(count - 1), more: to(count + 1) }];
  });
}

/** The hidden things in an offer that is not answered yet, by what the eyes know of them. */
export function enclosedIn(view: CivilizationView): { known: number[]; hidden: number } {
  const zones = view.offered ? [view.offered.events, view.offered.markers] : [];
  const known = zones.flatMap((zone) => zone.cards.filter((card) => card !== null));
  return { known, hidden: zones.reduce((sum, zone) => sum + zone.size, 0) - known.length };
}

// --- battle ---------------------------------------------------------------------------------------------------------

export const ATTACKER = 0;
export const DEFENDER = 1;

/** On which side the eyes sit: what stands below. */
export function ownSide(battle: Battle, eyes: number | null): number {
  if (eyes === battle.attacker) return ATTACKER;
  return eyes === battle.player ? DEFENDER : ATTACKER;
}

/** Who fights on a side; NONE for barbarians. */
export function fighterOf(battle: Battle, side: number): number {
  return side === ATTACKER ? battle.attacker : battle.defender;
}

/** Who plays a side's units. */
export function handHolder(battle: Battle, side: number): number {
  return side === ATTACKER ? battle.attacker : battle.player;
}

/** The hand of a side; whoever plays barbarians holds their units. */
export function battleHand(view: CivilizationView, battle: Battle, side: number): Nation["fighting"] | null {
  return view.players[handHolder(battle, side)]?.fighting ?? null;
}

// --- cards to choose from that lie nowhere on the table ---------------------------------------------------------------

export interface Offered {
  ref: Ref;
  card: Card;
  choices: Choice[];
}

const LAID_OUT = new Set(["learn", "lead", "steal", "outdate", "save", "take"]);

/** Cards that a question is about and that have no place where they could be tapped: techs to learn, and the like. */
export function trayOf(
  decision: DecisionOut | null,
  parts: readonly AnswerPart[],
  content: CivilizationContent,
): Offered[] {
  if (!decision) return [];
  const part = parts.at(-1);
  const found = new Map<string, Offered>();
  for (const choice of part?.choices ?? []) {
    const [verb = "", key = ""] = lastWords(choice.do);
    const card = LAID_OUT.has(verb) ? cardByKey(content, key) : null;
    if (!card) continue;
    const known = found.get(key);
    if (known) known.choices.push(choice);
    else found.set(key, { ref: { kind: "card", key }, card, choices: [choice] });
  }
  return [...found.values()];
}

/** The squares that something announced is about. */
export function announcedSquares(view: CivilizationView): number[] {
  return view.announced.flatMap((plan) =>
    plan.parts
      .split(/[ /]+/)
      .map((word) => (/^[a-p]\d+$/.test(word) ? squareNumber(word) : NONE))
      .filter((square) => square !== NONE),
  );
}

/** How a square is called by people: E5. */
export function spokenName(square: number): string {
  return squareName(square).toUpperCase();
}

/** What the offering seat has said since its offer lies on the table: nothing is moved until it is answered (CV-5.12). */
export function promisesOf(
  table: Pick<Playing, "chat" | "moves">,
  offer: Offer,
  blocked: (person: string) => boolean,
): string[] {
  return table.chat
    .filter((remark) => remark.seat === offer.seat && remark.moves === table.moves)
    .filter((remark) => !remark.removed && !blocked(remark.person))
    .map((remark) => remark.text);
}
