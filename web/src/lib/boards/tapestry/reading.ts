/** What a board of Tapestry reads from views and logs. Pure. */

import type { DecisionOut, LogRow } from "$lib/api/types";
import type { AnswerPart, Targets } from "$lib/boards";
import type { Message } from "$lib/text/texts";
import { refOf } from "$lib/table/elements";
import {
  PERSON,
  TRACKS,
  argsOf,
  asks,
  is,
  pieceOf,
  type Player,
  type TapestryContent,
  type TapestryView,
} from "./model";
import type { ElementKind, Verbs } from "./notation";

/** Everybody but the one whose eyes they are, clockwise; bots last. */
export function othersOf(game: TapestryView, eyes: number | null): number[] {
  const seats = game.players.map((p) => p.seat);
  if (eyes === null) return seats;
  const people = game.seats;
  const order = seats.filter((seat) => seat < people).map((_, i) => (eyes + i) % people);
  return [...order.filter((seat) => seat !== eyes), ...seats.filter((seat) => seat >= people)];
}

/** What a seat does in the round of turns. */
export function turnOf(game: TapestryView, seat: number): "acting" | "next" | "ended" | null {
  const p = game.players[seat];
  if (!p || !game.started) return null;
  if (p.ended) return "ended";
  if (game.turn.seat === seat) return "acting";
  if (p.kind !== PERSON || game.turn.seat < 0) return null;
  for (let step = 1; step < game.seats; step++) {
    const next = game.players[(game.turn.seat + step) % game.seats];
    if (next && !next.ended) return next.seat === seat ? "next" : null;
  }
  return null;
}

/** Whose token is furthest on a track; nobody before anybody has moved. */
export function leaders(game: TapestryView, track: number): number[] {
  const best = Math.max(0, ...game.summaries.map((each) => each.positions[track] ?? 0));
  return best === 0
    ? []
    : game.players.flatMap((p) => (game.summaries[p.seat]?.positions[track] === best ? [p.seat] : []));
}

/** The seats of the tokens on each space of a track, with repetitions. */
export function tokensOn(game: TapestryView, track: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const p of game.players) {
    for (const space of p.tokens[track] ?? []) found.set(space, [...(found.get(space) ?? []), p.seat]);
  }
  return found;
}

/** Who has a landmark: a seat; null if it is still there; undefined if it has left the game. */
export function holderOf(game: TapestryView, landmark: number): number | null | undefined {
  const holder = game.players.find((p) => p.landmarks.includes(landmark));
  if (holder) return holder.seat;
  return game.lost.includes(landmark) ? undefined : null;
}

/** Who has earned an achievement. */
export function achievers(game: TapestryView, which: number): number[] {
  return game.players.flatMap((p) => (Math.floor(p.achieved / 2 ** which) % 2 === 1 ? [p.seat] : []));
}

export function isTrack(name: string): boolean {
  return (TRACKS as readonly string[]).includes(name);
}

/** Whether elements of a kind can be chosen. */
export function offers(targets: Targets, kind: ElementKind): boolean {
  return [...targets.keys()].some((element) => refOf(element).kind === kind);
}

/** The part of an answer whose options have a verb. */
export function partOf(parts: readonly AnswerPart[], verb: keyof Verbs): AnswerPart | undefined {
  return parts.find((part) => part.choices.some((choice) => is(choice, verb)));
}

/** The number or word behind the verb of the option that is chosen. */
export function saidIn<K extends keyof Verbs>(parts: readonly AnswerPart[], verb: K): Verbs[K][0] | null {
  return argsOf(partOf(parts, verb)?.chosen, verb)?.[0] ?? null;
}

/** The tile that is being laid: the one that is chosen, or the only one. */
export function tileInHand(
  parts: readonly AnswerPart[],
  p: Player | undefined,
  drawn: number,
  content: TapestryContent,
): string | null {
  const said = saidIn(parts, "tile");
  if (said) return said;
  if (partOf(parts, "tile") || !p) return null;
  const only = new Set(p.tiles).size === 1 ? p.tiles[0] : p.tiles.includes(drawn) ? drawn : undefined;
  return pieceOf(content, only)?.key ?? null;
}

/** The last turns of the bots: from the cards they drew on, one list of events for each bot that moved. */
export function botTurns(log: readonly LogRow[], game: TapestryView): Message[] {
  const all = log.flatMap((row) => row.events.map((event) => event as Message));
  const from = all.findLastIndex((event) => event.key === "bot-pair" || isBotIncome(event, game));
  if (from < 0) return [];
  const to = all.findIndex(
    (event, at) =>
      at > from && typeof event.args.seat === "number" && event.args.seat < game.seats && TURN.has(event.key),
  );
  return all.slice(from, to < 0 ? undefined : to);
}

const TURN = new Set(["spent", "income-turn"]);

function isBotIncome(event: Message, game: TapestryView): boolean {
  return event.key === "income-turn" && typeof event.args.seat === "number" && event.args.seat >= game.seats;
}

/** What is followed by questions: a benefit that lies open, a card that does something. */
const LEADS_ON = new Set([
  ...["income-turn", "advanced", "repeated", "bonus", "achieved", "invented", "upgraded", "created", "district"],
  ...["landmark", "explored", "explored-space", "explored-mat", "conquered", "die", "played", "responded", "copied"],
]);
/** Questions that begin something by themselves. */
const BEGINS = ["choose-turn", "choose-start", "draft-landmark"] as const;

/** Why something is asked, where no card asks: what came about last in this turn. */
export function becauseOf(log: readonly LogRow[], decision: DecisionOut): Message | null {
  if (asks(decision, ...BEGINS)) return null;
  const last = log.flatMap((row) => row.events).findLast(({ key }) => LEADS_ON.has(key));
  return last && last.args.seat === decision.seat ? last : null;
}

/** What victory points came from, in the order in which a result tells it. */
export const SOURCES = [
  "income",
  "tracks",
  "exploring",
  "conquering",
  "city",
  "techs",
  "cards",
  "achievements",
] as const;
export type Source = (typeof SOURCES)[number] | "other";

const LEADS_TO: Readonly<Record<string, Source>> = {
  "income-turn": "income",
  advanced: "tracks",
  bonus: "tracks",
  repeated: "tracks",
  explored: "exploring",
  "explored-space": "exploring",
  "explored-mat": "exploring",
  conquers: "conquering",
  conquered: "conquering",
  die: "conquering",
  placed: "city",
  landmark: "city",
  district: "city",
  upgraded: "techs",
  invented: "techs",
  recycled: "techs",
  played: "cards",
  responded: "cards",
  created: "cards",
  achieved: "achievements",
};

/**
 * Where the points of all seats came from, as far as the log tells: what somebody did last before they scored; and of an
 * income turn its own points, which come directly before its resources.
 */
export function pointsFrom(log: readonly LogRow[], seats: number): Map<Source, number>[] {
  const found = Array.from({ length: seats }, () => new Map<Source, number>());
  const last: Source[] = found.map(() => "other");
  const earning = found.map(() => false);
  for (const { events } of log) {
    for (const [place, { key, args }] of events.entries()) {
      const seat = Number(args.seat ?? -1);
      const points = found[seat];
      if (!points) continue;
      last[seat] = LEADS_TO[key] ?? last[seat] ?? "other";
      if (key === "income-turn" || key === "advanced") earning[seat] = key === "income-turn";
      const sign = key === "scored" ? 1 : key === "lost-vp" ? -1 : 0;
      const next = events[place + 1];
      const source = earning[seat] && next?.key === "gained" && next.args.seat === seat ? "income" : last[seat];
      if (sign !== 0) points.set(source, (points.get(source) ?? 0) + sign * Number(args.count));
    }
  }
  return found;
}
