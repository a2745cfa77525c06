/** What the table shows without saying it: prices, standing bids, points, the phase of the round. Pure functions. */

import type { DecisionOut, LogRow } from "$lib/api/types";
import type { Message } from "$lib/text/texts";
import {
  CIVILIZATION,
  DISASTERS,
  LUXURY_CARD,
  NO_CARD,
  SYMBOLS,
  type PeloponnesContent,
  type PeloponnesView,
  type PlayerView,
  type PowerCardRow,
} from "./model";

const INHABITANT = SYMBOLS.indexOf("inhabitant");

// --- cards and bids -----------------------------------------------------------------------------------------------

/** The power cards of a player whose lower part counts. */
export function activeCards(p: PlayerView, content: PeloponnesContent): PowerCardRow[] {
  return p.cards
    .filter((card) => !p.covered.includes(card))
    .map((card) => content.power_cards[card])
    .filter((card) => card !== undefined);
}

export function holderOf(view: PeloponnesView, card: number): PlayerView | null {
  return view.players.find((p) => p.bid_on === card) ?? null;
}

/** Halves of a coin card that Market and Agora add when bids are compared. */
export function bidBonus(p: PlayerView, content: PeloponnesContent): number {
  return activeCards(p, content).reduce((sum, card) => sum + card.bid_bonus, 0);
}

/** The cards that make bids in the conquest row cheaper. */
export function discounts(p: PlayerView, content: PeloponnesContent): PowerCardRow[] {
  return activeCards(p, content).filter((card) => card.conquest_discount > 0);
}

/** The fewest coin cards that may be bid on a free card. */
export function price(view: PeloponnesView, content: PeloponnesContent, p: PlayerView | null, card: number): number {
  const value = content.power_cards[card]?.value ?? 0;
  if (!view.conquest_row.includes(card)) return value;
  const saved = p ? discounts(p, content).reduce((sum, each) => sum + each.conquest_discount, 0) : 0;
  return Math.max(1, value + content.constants.conquest_surcharge - saved);
}

/** The fewest coin cards that may be bid now, standing bids included; null where no bid is possible any more. */
export function smallestBid(
  view: PeloponnesView,
  content: PeloponnesContent,
  p: PlayerView | null,
  card: number,
): number | null {
  const least = price(view, content, p, card);
  const rival = holderOf(view, card);
  if (!rival) return least;
  if (rival.seat === p?.seat || view.conquest_row.includes(card)) return null;
  const standing = 2 * rival.bid_size + bidBonus(rival, content);
  const own = p ? bidBonus(p, content) : 0;
  return Math.max(least, Math.floor((standing - own) / 2) + 1);
}

/** Luxury goods that can become coin cards now. */
export function convertible(view: PeloponnesView, p: PlayerView): number {
  return Math.min(p.luxury, view.coin_deck.size + view.discard.size);
}

export function luxuryLimit(p: PlayerView, content: PeloponnesContent): number {
  if (!p.luxury_card) return content.constants.luxury_max_torn_down;
  return p.covered.includes(LUXURY_CARD) ? content.constants.luxury_max_covered : content.constants.luxury_max;
}

/** How many coin cards of each symbol a hand holds, as far as it can be seen. */
export function counts(hand: readonly (number | null)[]): number[] {
  return SYMBOLS.map((_, symbol) => hand.filter((card) => card === symbol).length);
}

/** The income for a number of inhabitants, without the further coin cards of buildings. */
export function incomeFor(content: PeloponnesContent, inhabitants: number): { coins: number; luxury: number } {
  const rows = content.income.filter((row) => row.at_least <= inhabitants);
  const row = rows.reduce((best, each) => (each.at_least > best.at_least ? each : best), {
    at_least: -1,
    coins: 0,
    luxury: 0,
  });
  return { coins: row.coins, luxury: row.luxury };
}

// --- points -------------------------------------------------------------------------------------------------------

export interface Points {
  population: number;
  power: number;
  score: number;
}

/** A player's points as they stand; hidden hands count by their number only. */
export function pointsOf(view: PeloponnesView, content: PeloponnesContent, seat: number): Points {
  const p = view.players[seat];
  const tableau = view.tableaus[seat];
  if (!p || !tableau) return { population: 0, power: 0, score: 0 };
  const rules = content.constants;
  const settlers = p.hand.cards.filter((card) => card === INHABITANT).length;
  const goods = p.hand.size - settlers + p.luxury;
  const active = p.luxury_card && !p.covered.includes(LUXURY_CARD);
  const population = tableau.inhabitants + settlers + (active ? rules.luxury_card_inhabitants : 0);
  const power =
    tableau.power + Math.floor(goods / rules.goods_per_power_point) + (active ? rules.luxury_card_power : 0);
  return { population, power, score: Math.min(population, power) };
}

// --- what lies where ----------------------------------------------------------------------------------------------

/** The disaster that lies on a card: a power card, CIVILIZATION or LUXURY_CARD. */
export function coveredBy(p: PlayerView, card: number): number | null {
  const place = p.covered.indexOf(card);
  return place < 0 ? null : (p.covered_by[place] ?? null);
}

export type Lying = { kind: "card"; card: number } | { kind: "civilization" };

/** A tableau from left to right: buildings, the civilization, landscapes. */
export function layOut(p: PlayerView, content: PeloponnesContent): Lying[] {
  const of = (building: boolean): Lying[] =>
    p.cards
      .filter((card) => (content.power_cards[card]?.building ?? false) === building)
      .map((card) => ({ kind: "card", card }));
  const civilization: Lying[] = p.civilization === NO_CARD ? [] : [{ kind: "civilization" }];
  return [...of(true), ...civilization, ...of(false)];
}

export function targetOf(lying: Lying): number {
  return lying.kind === "card" ? lying.card : CIVILIZATION;
}

// --- what happened ------------------------------------------------------------------------------------------------

export interface History {
  /** Keys of the cards revealed this round, open row and conquest row; empty if the log does not tell. */
  open: string[];
  conquest: string[];
  /** How far the marker of a disaster advanced this round. */
  advanced: Map<number, number>;
  /** The round in which a disaster struck, as far as known. */
  struck: Map<number, number>;
}

/** What the log tells about a round. */
export function historyOf(opening: readonly Message[], log: readonly LogRow[], round: number): History {
  const history: History = { open: [], conquest: [], advanced: new Map(), struck: new Map() };
  let now = 0;
  for (const event of [...opening, ...log.flatMap((row) => row.events)]) {
    if (event.key === "round-begins") now = Number(event.args.round);
    if (now > round) break;
    if (event.key === "disaster-strikes") history.struck.set(disasterOf(event), now);
    if (now < round) continue;
    if (event.key === "revealed-open") history.open = event.args.cards as string[];
    if (event.key === "revealed-conquest") history.conquest = event.args.cards as string[];
    if (event.key === "marker-advanced") {
      history.advanced.set(disasterOf(event), (history.advanced.get(disasterOf(event)) ?? 0) + 1);
    }
  }
  return history;
}

function disasterOf(event: Message): number {
  return DISASTERS.findIndex((name) => name === event.args.disaster);
}

export const PHASES = ["reveal", "disasters", "bidding", "turn-order", "take", "income"] as const;

const PLACES: Record<string, number> = { setup: -1, disasters: 1, bidding: 2, taking: 4, income: 5 };

/** Where the round stands: an index of PHASES, or PHASES.length for the end of the game; -1 before the first round. */
export function phaseOf(view: PeloponnesView): number {
  return PLACES[view.phase] ?? PHASES.length;
}

/** What a player does in the bidding, for the others: acting, next, bids, passed. */
export function biddingOf(view: PeloponnesView, seat: number): "acting" | "next" | "bids" | "passed" | null {
  const p = view.players[seat];
  if (view.waiting.includes(seat)) return "acting";
  if (p && p.bid_on !== NO_CARD && p.bid_size > 0) return "bids";
  if (view.phase !== "bidding") return null;
  if (view.to_bid.includes(seat)) return view.to_bid[0] === seat ? "next" : null;
  return "passed";
}

// --- a bid in the making ------------------------------------------------------------------------------------------

export interface Making {
  card: string;
  size: number | null;
  luxury: number | null;
  given: number[];
}

/** The answers this seat has given so far to the questions of one bid. */
export function makingOf(decision: DecisionOut | null, log: readonly LogRow[], you: number | null): Making | null {
  const step = decision?.step;
  if (step !== "choose-size" && step !== "choose-luxury" && step !== "choose-symbols") return null;
  const making: Making = { card: "", size: null, luxury: null, given: [] };
  for (const row of [...log].reverse()) {
    if (row.seat !== you) return null;
    const [verb = "", first = "", second = ""] = (row.do ?? "").split(" ");
    if (verb === "give") making.given.unshift(Number(second));
    else if (verb === "luxury") making.luxury = Number(first);
    else if (verb === "size") making.size = Number(first);
    else return verb === "bid" ? { ...making, card: first } : null;
  }
  return null;
}
