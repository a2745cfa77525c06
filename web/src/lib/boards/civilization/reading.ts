/** What the board reads out of what is sent: pure functions, and no rule among them. */

import type { DecisionOut, OptionOut } from "$lib/api/types";
import type { AnswerPart, Choice, Playing, Targets } from "$lib/boards";
import { lettersOf, markOf, type Mark } from "$lib/components/targets";
import type { Ref } from "$lib/text/texts";
import { refOf } from "$lib/table/elements";
import { chainOf, joined, written, type Said } from "$lib/table/notation";
import {
  ATTACKER,
  DEFENDER,
  ENTRIES,
  NONE,
  PHASES,
  TRADING,
  argsOf,
  asks,
  begins,
  cardByKey,
  is,
  squareName,
  squareNumber,
  type Battle,
  type Card,
  type CityFacts,
  type CivilizationContent,
  type CivilizationView,
  type EntryName,
  type Nation,
  type Offer,
} from "./model";
import type { ElementKind, Verbs } from "./notation";

// --- answers in the making ------------------------------------------------------------------------------------------

/** What is made besides is made as anything else: `and army` is army. */
export function plainOf(said: Said): Said {
  const [verb, ...args] = is(said, "and") ? said.args : [said.verb, ...said.args];
  return { verb, args };
}

/** What is chosen at a part, with what it stands under. */
function chosenAt(part: AnswerPart | undefined): Said[] {
  return part?.chosen ? chainOf(part.chosen) : [];
}

/** What is chosen so far, with another option at the part that offers it. */
export function answerWith(parts: readonly AnswerPart[], choice: Choice): string {
  const at = parts.findLastIndex((part) => part.choices.some((each) => each.do === choice.do));
  return joined([...parts.slice(0, Math.max(0, at)).flatMap((part) => part.chosen?.do ?? []), choice.do]);
}

/** What a city makes, in the order in which it is always said. */
export const CITY_YIELDS = ["production", "trade", "culture"] as const;

/** What would be different of a city. */
export function changesOf(
  view: CivilizationView,
  then: CityFacts,
): { kind: (typeof CITY_YIELDS)[number]; by: number }[] {
  const now = view.nations.flatMap((nation) => nation.cities).find((city) => city.square === then.square);
  if (!now) return [];
  return CITY_YIELDS.map((kind) => ({ kind, by: then[kind] - now[kind] })).filter(({ by }) => by !== 0);
}

/** What is chosen so far, as it would be sent. */
export function answerOf(parts: readonly AnswerPart[]): string {
  return joined(parts.flatMap((part) => part.chosen?.do ?? []));
}

/** The city that an option is about, by its name; null if it is about none. */
export function cityOf(option: Said & { under: readonly Said[] }): string | null {
  return argsOf(chainOf(option)[0], "city")?.[0] ?? null;
}

/** The city that an answer in the making is about. */
export function actingCity(parts: readonly AnswerPart[]): number {
  const [name] = argsOf(chosenAt(parts[0])[0], "city") ?? [];
  return name === undefined ? NONE : squareNumber(name);
}

/** The square that a capital in the making is about: the chosen one, else the first. */
export function candidateOf(parts: readonly AnswerPart[]): number {
  const [first] = (parts[0]?.choices ?? []).filter((choice) => is(choice, "capital"));
  const chosen = parts[0]?.chosen ?? first;
  const [name] = argsOf(chosen ?? null, "capital") ?? [];
  return name === undefined ? NONE : squareNumber(name);
}

/** What is to be produced, or played, or placed: the last part that is not a square. */
export function itemOf(parts: readonly AnswerPart[], content: CivilizationContent): Card | "army" | "scout" | null {
  for (const part of parts.toReversed()) {
    for (const said of chosenAt(part).toReversed().map(plainOf)) {
      if (is(said, "army", "scout")) return said.verb;
      if (is(said, "build", "free", "wonder", "place")) return cardByKey(content, said.args[0]);
    }
  }
  return null;
}

/** The square from which a group goes, if that is what is asked. */
export function startOf(parts: readonly AnswerPart[], view: CivilizationView): number {
  const [said] = chosenAt(parts[0]);
  if (is(said, "move", "from")) return squareNumber(said.args[0]);
  return asks(parts[0]?.decision, "on-the-way") ? (view.moving?.square ?? NONE) : NONE;
}

/** What could be tried on a square that is no target: what the last part does with others. */
export function triedOn(parts: readonly AnswerPart[], square: string): string | null {
  for (const part of parts.toReversed()) {
    const first = part.choices.find(({ place, args }) => place && args.length === 1 && args[0] === refOf(place).key);
    if (first) return written({ verb: first.verb, args: [square] });
  }
  return null;
}

/** Answers whose outcome is worth asking for: the one in the making, and each square or front that is still open. */
export function foreseen(decision: DecisionOut, parts: readonly AnswerPart[]): string[] {
  if (!asks(decision, "place-capital", "city-menu", "move-menu", "on-the-way", "battle-turn")) return [];
  const answer = answerOf(parts);
  const found = answer ? [answer] : [];
  for (const choice of parts[0]?.choices ?? []) if (is(choice, "capital", "unit")) found.push(choice.do);
  const at = parts.findLastIndex((part) => part.choices.some((choice) => is(choice, "at", "against", "front")));
  if (at > 0) {
    const before = answerOf(parts.slice(0, at));
    for (const choice of parts[at]?.choices ?? []) found.push(joined([before, choice.do]));
  }
  return [...new Set(found)];
}

// --- targets --------------------------------------------------------------------------------------------------------

export interface SquareTarget extends Mark {
  square: string;
}

const SQUARE: ElementKind = "square";

/** The squares that can be chosen. */
export function squareTargets(targets: Targets, selected: string | null): SquareTarget[] {
  return [...targets.keys()].flatMap((element) => {
    const { kind, key: square } = refOf(element);
    const mark = kind === SQUARE ? markOf(targets, element, selected) : null;
    return mark ? [{ ...mark, square }] : [];
  });
}

/** A mark for the options of any part that are said so; for things that no element names. */
export function markWith<K extends keyof Verbs>(
  parts: readonly AnswerPart[],
  verb: K,
  ...start: Partial<Verbs[K]>
): Mark | null {
  const choices = parts.flatMap((part) => part.choices.filter((choice) => begins(plainOf(choice), verb, ...start)));
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
  what: EntryName;
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
  what: EntryName;
  count: number;
  most: number;
  less: string | null;
  more: string | null;
}

/** The amounts of one side of an offer in the making that are named or can be named next. */
export function offerLines(parts: readonly AnswerPart[], verb: "give" | "get"): Line[] {
  return ENTRIES.flatMap((what): Line[] => {
    const amount = (said: Said | null) => (said?.verb === verb && said.args[0] === what ? said.args[1] : undefined);
    const offers = (part: AnswerPart) => part.choices.some((choice) => amount(choice) !== undefined);
    const named = parts.findLast((part) => amount(part.chosen) !== undefined);
    const last = parts.at(-1);
    const part = named ?? (last?.chosen === null && offers(last) ? last : undefined);
    if (!part) return [];
    const ways = new Map(part.choices.map((choice) => [Number(amount(choice) ?? NaN), choice.do]));
    const amounts = [...ways.keys()].filter((many) => !Number.isNaN(many));
    const count = Number(amount(named?.chosen ?? null) ?? 0);
    const to = (many: number) => ways.get(many) ?? null;
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

/** The hand of a side; barbarians have one of their own. */
export function battleHand(view: CivilizationView, battle: Battle, side: number): Nation["fighting"] | null {
  if (side === DEFENDER && battle.horde) return battle.horde.units;
  return view.players[handHolder(battle, side)]?.fighting ?? null;
}

// --- cards to choose from that lie nowhere on the table ---------------------------------------------------------------

export interface Offered {
  ref: Ref;
  card: Card;
  choices: Choice[];
}

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
    if (!is(choice, "learn", "lead", "steal", "outdate", "save", "take")) continue;
    const [key] = choice.args;
    const card = cardByKey(content, key);
    if (!card) continue;
    const known = found.get(key);
    if (known) known.choices.push(choice);
    else found.set(key, { ref: { kind: "card", key }, card, choices: [choice] });
  }
  return [...found.values()];
}

/** The squares that something announced is about. */
export function announcedSquares(view: CivilizationView): number[] {
  return view.announced.flatMap((plan) => plan.squares);
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
