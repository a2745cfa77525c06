/** What the board works out from what is sent: pure functions. */

import type { DecisionOut, LogRow } from "$lib/api/types";
import type { Choice, Targets } from "$lib/boards";
import { markOf, type Mark } from "$lib/components/targets";
import type { Ref } from "$lib/text/texts";
import {
  ENVOYS_EACH,
  MILITARY,
  NEUTRAL,
  NONE,
  PACTS_EACH,
  type NewDawnContent,
  type NewDawnView,
  type PlayerView,
} from "./model";
import type { Space } from "./spaces";

// --- targets on the map -------------------------------------------------------------------------------------------

export interface SpaceTarget extends Mark {
  cell: number;
}

const SPACE = "space:";

/** The spaces that options name. */
export function spaceTargets(targets: Targets, selected: string | null): SpaceTarget[] {
  return [...targets.keys()].flatMap((element) => {
    if (!element.startsWith(SPACE)) return [];
    const mark = markOf(targets, element, selected);
    return mark ? [{ ...mark, cell: Number(element.slice(SPACE.length)) }] : [];
  });
}

/** The space a question starts from: where the caravan stands, what is attacked. */
export function askedSpace(decision: DecisionOut | null): number | null {
  const element = decision?.prompt.elements.find((each) => each.startsWith(SPACE));
  return element === undefined ? null : Number(element.slice(SPACE.length));
}

/** What somebody tries who taps a space that is no target; the server says why not. Null where nothing fits. */
export function triedOn(decision: DecisionOut | null, space: Space, seat: number | null): string | null {
  if (!decision || seat === null) return null;
  const cell = String(space.cell);
  const own = space.piece?.seat === seat;
  switch (decision.step) {
    case "choose-capital":
      return space.capital ? `capital ${cell}` : null;
    case "place-control":
      return decision.options.some((option) => option.do.startsWith("place ")) ? `place ${cell}` : null;
    case "move-control":
      return decision.prompt.elements.length > 0 || decision.options.some((option) => option.do.startsWith("to "))
        ? `to ${cell}`
        : own
          ? `move ${cell}`
          : null;
    case "convert-token":
      return space.piece && !own ? `convert ${cell}` : null;
    case "forbidden-city":
      return space.piece && !own ? `destroy ${cell}` : null;
    case "choose-caravan":
      if (space.caravans.includes(seat)) return `caravan ${cell}`;
      return own && (space.piece?.kind === "city" || space.piece?.kind === "capital") ? `send ${cell}` : null;
    case "move-caravan":
      return `go ${cell}`;
    case "industry":
      return `city ${cell}`;
    case "campaign":
      return own ? null : `attack ${cell}`;
    case "reinforce":
      return own ? `reinforce ${cell}` : null;
    case "house-wonder":
    case "move-wonder":
      return own ? `under ${cell}` : null;
    default:
      return null;
  }
}

/** What the chosen option would put on its space: drawn as a ghost. */
export function ghostOf(
  notation: string | null,
): "token" | "reinforced" | "city" | "capital" | "caravan" | "battle" | null {
  switch (notation?.split(" ")[0]) {
    case "place":
    case "to":
    case "convert":
      return "token";
    case "reinforce":
      return "reinforced";
    case "city":
      return "city";
    case "capital":
      return "capital";
    case "go":
    case "send":
      return "caravan";
    case "attack":
      return "battle";
    default:
      return null;
  }
}

// --- turns ----------------------------------------------------------------------------------------------------------

/** Where a player stands in the round. */
export function turnOf(view: NewDawnView, seat: number): "acting" | "active" | "next" | "moved" | null {
  if (view.waiting.includes(seat)) return "acting";
  if (view.first === NONE || view.active === NONE) return null;
  if (view.active === seat) return "active";
  const at = view.order.indexOf(view.active);
  const place = view.order.indexOf(seat);
  if (place < at) return "moved";
  return place === at + 1 ? "next" : null;
}

/** Seats as one sees them around the table, oneself left out. */
export function othersOf(view: NewDawnView, eyes: number | null): number[] {
  const first = eyes === null ? 0 : eyes + 1;
  return view.players.map((_, i) => (first + i) % view.players.length).filter((seat) => seat !== eyes);
}

// --- diplomacy ------------------------------------------------------------------------------------------------------

/** Who holds a player's diplomacy card; null while it lies with its owner. */
export function pactHolder(view: NewDawnView, pact: number): number | null {
  return view.players.find((p) => p.pacts.includes(pact))?.seat ?? null;
}

/** Cards of a city-state that lie beside the map; a conquered one has none. */
export function envoysLeft(view: NewDawnView, city: number): number {
  if (view.city_states[city] !== NEUTRAL) return 0;
  return ENVOYS_EACH - view.players.filter((p) => p.envoys.includes(city)).length;
}

export function pactOf(pact: number): { giver: number; kind: number } {
  return { giver: Math.floor(pact / PACTS_EACH), kind: pact % PACTS_EACH };
}

// --- victory cards --------------------------------------------------------------------------------------------------

/** The agenda by which each player completed each victory card, as far as the log tells. */
export function completedAgendas(log: readonly LogRow[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const event of log.flatMap((row) => row.events)) {
    if (event.key !== "agenda-completed") continue;
    const seat = Number(event.args.seat);
    found.set(seat, [...(found.get(seat) ?? []), String(event.args.agenda)]);
  }
  return found;
}

/** By which of its two agendas a player has completed a victory card; null if not completed. */
export function agendaOf(
  view: NewDawnView,
  content: NewDawnContent,
  log: readonly LogRow[],
  seat: number,
  card: number,
): string | null {
  if (!view.players[seat]?.agendas.includes(card)) return null;
  const agendas: readonly string[] = content.victory_cards[card]?.agendas ?? [];
  const told = completedAgendas(log).get(seat) ?? [];
  const met = (agenda: string) => {
    const [have, need] = view.civilizations[seat]?.progress[agenda] ?? [0, 1];
    return have >= need;
  };
  return agendas.find((agenda) => told.includes(agenda)) ?? agendas.find(met) ?? agendas[0] ?? null;
}

// --- attacks --------------------------------------------------------------------------------------------------------

/** How often one die plus the attack beats one die plus the defence; ties go to the defender. */
export function chance(attack: number, defence: number): number {
  let won = 0;
  for (let a = 1; a <= 6; a++) for (let d = 1; d <= 6; d++) if (a + attack > d + defence) won++;
  return won / 36;
}

/** Trade tokens on a player's military cards: what could still be added. */
export function reserves(p: PlayerView | undefined): number {
  return (
    p?.row.reduce((sum, card, place) => sum + (Math.floor(card / 4) === MILITARY ? (p.trade[place] ?? 0) : 0), 0) ?? 0
  );
}

export interface Battle {
  move: number;
  attacker: number;
  defender: number | null;
  cell: number;
  dice: [number, number];
  /** With dice, and with what was added so far. */
  attack: number;
  defence: number;
  /** What both had besides the dice. */
  values: [number, number];
  outcome: "open" | "won" | "failed";
}

/** The last attack of the log that is not older than a number of moves. */
export function lastBattle(log: readonly LogRow[], since: number): Battle | null {
  let battle: Battle | null = null;
  for (const row of log) {
    if (row.move < since) continue;
    for (const { key, args } of row.events) {
      if (key === "rolled") {
        const dice: [number, number] = [Number(args.die), Number(args.die2)];
        const attack = Number(args.attack);
        const defence = Number(args.defence);
        const cell = Number(args.space);
        battle = {
          move: row.move,
          attacker: Number(args.seat),
          defender: null,
          cell,
          dice,
          attack,
          defence,
          values: [attack - dice[0], defence - dice[1]],
          outcome: "open",
        };
        const against = row.events.find((event) => event.key === "attacks");
        if (against) battle.defender = Number(against.args.other_seat);
      }
      if (battle && (key === "attack-won" || key === "attack-failed")) {
        battle.attack = Number(args.attack);
        battle.defence = Number(args.defence);
        battle.outcome = key === "attack-won" ? "won" : "failed";
      }
    }
  }
  return battle;
}

// --- spending trade tokens ------------------------------------------------------------------------------------------

/** The ways to spend trade tokens only, by their number: `spend 2 0`. */
export function spendWays(choices: readonly Choice[]): Map<number, Choice> {
  const found = choices.flatMap((choice): [number, Choice][] => {
    const [verb, trade, tokens] = choice.do.split(" ");
    return verb === "spend" && tokens === "0" ? [[Number(trade), choice]] : [];
  });
  return new Map(found);
}

// --- paying for a wonder --------------------------------------------------------------------------------------------

export interface Means {
  /** How it is paid: `pay marble`, `pay trade`. */
  do: string;
  element: string;
  /** What it gives. */
  production: number;
  have: number;
}

/** What can be spent on a wonder, from the options of the question. */
export function meansOf(decision: DecisionOut, view: NewDawnView, content: NewDawnContent, seat: number): Means[] {
  const p = view.players[seat];
  const wonder = content.world_wonders.find((row) => decision.prompt.elements.includes(`wonder:${row.key}`));
  if (!p || !wonder) return [];
  return decision.options.flatMap((option): Means[] => {
    const [verb, what = ""] = option.do.split(" ");
    if (verb !== "pay") return [];
    const element = option.elements[0] ?? "";
    const resources = content.constants.resource_production;
    const trade = content.constants.trade_production;
    const [kind = "", key = ""] = element.split(":");
    if (kind === "resource") {
      const at = ["marble", "mercury", "oil", "diamonds"].indexOf(key);
      return [{ do: option.do, element, production: resources, have: p.resources[at] ?? 0 }];
    }
    if (kind === "natural") {
      const row = content.natural_wonders.find((each) => each.key === what);
      const fits = row ? wonder.resources.includes(row.resource) : false;
      return [{ do: option.do, element, production: fits ? resources : trade, have: 1 }];
    }
    const place = view.resolving;
    if (what === "trade") return [{ do: option.do, element, production: trade, have: p.trade[place] ?? 0 }];
    const ready = (p.tokens[place] ?? []).filter((token) => token < 8 && !view.turn.spent.includes(token)).length;
    return [{ do: option.do, element, production: trade, have: ready }];
  });
}

/** The payment that wastes least: large pieces as long as they fit, then small ones, then one that is too large. */
export function suggestedPayment(means: readonly Means[], missing: number): number[] {
  const spent = means.map(() => 0);
  let left = missing;
  const order = means.map((_, at) => at).sort((a, b) => (means[b]?.production ?? 0) - (means[a]?.production ?? 0));
  const spend = (wanted: (production: number) => boolean) => {
    for (const at of order) {
      const one = means[at];
      while (one && left > 0 && (spent[at] ?? 0) < one.have && wanted(one.production)) {
        spent[at] = (spent[at] ?? 0) + 1;
        left -= one.production;
      }
    }
  };
  spend((production) => production <= left);
  spend(() => true);
  for (const at of order.toReversed()) {
    const one = means[at];
    while (one && (spent[at] ?? 0) > 0 && left + one.production <= 0) {
      spent[at] = (spent[at] ?? 0) - 1;
      left += one.production;
    }
  }
  return spent;
}

/** The answers that make a payment and build; what has only one answer is not asked. */
export function paymentPlan(means: readonly Means[], spent: readonly number[], paid: number, cost: number): string[] {
  const left = means.map((one) => one.have);
  const want = [...spent];
  const plan: string[] = [];
  let sum = paid;
  for (;;) {
    const ways = left.filter((count) => count > 0).length + (sum >= cost ? 1 : 0);
    const next = want.findIndex((count) => count > 0);
    const only = ways === 1;
    if (next < 0) {
      if (!only && sum >= cost) plan.push("build");
      return plan;
    }
    const one = means[next];
    if (!one) return plan;
    if (!only) plan.push(one.do);
    want[next] = (want[next] ?? 0) - 1;
    left[next] = (left[next] ?? 0) - 1;
    sum += one.production;
  }
}

// --- cards to choose from that lie nowhere on the table ---------------------------------------------------------------

export interface Offered {
  ref: Ref;
  /** Whose card it is, for players' diplomacy cards. */
  giver: number | null;
  choices: Choice[];
}

const TRAYED = new Set(["pact", "envoy", "wonder", "rival-card", "resource"]);

/** Cards, in the order of the options, that a question is about and that have no place where they could be tapped. */
export function trayOf(decision: DecisionOut | null, targets: Targets): Offered[] {
  if (!decision || decision.step === "industry" || decision.step === "pay-wonder") return [];
  const found = new Map<string, Offered>();
  for (const [element, choices] of targets) {
    const [kind = "", first = "", second = ""] = element.split(":");
    if (kind === "card" && fromDeck(first, choices)) {
      found.set(element, { ref: { kind: "card", key: first }, giver: null, choices: [...choices] });
    }
    if (!TRAYED.has(kind)) continue;
    if (kind === "pact" || kind === "rival-card") {
      found.set(element, { ref: { kind: "card", key: second }, giver: Number(first), choices: [...choices] });
    } else if (kind === "resource") {
      found.set(element, { ref: { kind: "resource", key: first }, giver: null, choices: [...choices] });
    } else {
      found.set(element, { ref: { kind: "card", key: first }, giver: null, choices: [...choices] });
    }
  }
  return [...found.values()];
}

/** Focus cards of the row are tapped there; those that come from the deck are shown. */
function fromDeck(key: string, choices: readonly Choice[]): boolean {
  return choices.some((choice) => choice.do.startsWith(`take ${key} `));
}
