/** What the board works out from what is sent: pure functions. */

import type { DecisionOut, LogRow } from "$lib/api/types";
import type { AnswerPart, Choice, Targets } from "$lib/boards";
import { markOf, type Mark } from "$lib/components/targets";
import type { Ref } from "$lib/text/texts";
import { keysOf, refOf } from "$lib/table/elements";
import type { Said } from "$lib/table/notation";
import { NONE, argsOf, asks, begins, is, rowOf, say, type NewDawnContent, type NewDawnView } from "./model";
import type { ElementKind, Verbs } from "./notation";
import type { Space } from "./spaces";

// --- targets on the map -------------------------------------------------------------------------------------------

export interface SpaceTarget extends Mark {
  cell: number;
}

const SPACE: ElementKind = "space";

/** The spaces that options name. */
export function spaceTargets(targets: Targets, selected: string | null): SpaceTarget[] {
  return [...targets.keys()].flatMap((element) => {
    const { kind, key } = refOf(element);
    const mark = kind === SPACE ? markOf(targets, element, selected) : null;
    return mark ? [{ ...mark, cell: Number(key) }] : [];
  });
}

/** The space an answer starts from: where the caravan stands, what is attacked. */
export function askedSpace(parts: readonly AnswerPart[]): number | null {
  const named = parts.flatMap((part) => part.decision.prompt.elements).map(refOf);
  const space = named.findLast(({ kind }) => kind === SPACE);
  return space ? Number(space.key) : null;
}

/** Verbs whose options name a space, and on what kind of space somebody might try them in vain. */
const TRIED = {
  capital: (space: Space) => space.capital,
  place: () => true,
  to: () => true,
  go: () => true,
  city: () => true,
  move: (_: Space, own: boolean) => own,
  reinforce: (_: Space, own: boolean) => own,
  under: (_: Space, own: boolean) => own,
  convert: (space: Space, own: boolean) => space.piece !== null && !own,
  destroy: (space: Space, own: boolean) => space.piece !== null && !own,
  attack: (_: Space, own: boolean) => !own,
  caravan: (space: Space, _: boolean, seat: number) => space.caravans.includes(seat),
  send: (space: Space, own: boolean) => own && (space.piece?.kind === "city" || space.piece?.kind === "capital"),
} satisfies Partial<Record<keyof Verbs, (space: Space, own: boolean, seat: number) => boolean>>;
const TRIABLE = Object.keys(TRIED) as (keyof typeof TRIED)[];

/** What somebody tries who taps a space that is no target: as another option of the same kind. Null where none fits. */
export function triedOn(parts: readonly AnswerPart[], space: Space, seat: number | null): string | null {
  if (seat === null) return null;
  const own = space.piece?.seat === seat;
  const offered = parts.toReversed().flatMap((part) => part.choices);
  const verbs = offered.flatMap((choice) => TRIABLE.find((verb) => is(choice, verb)) ?? []);
  const verb = verbs.find((each) => TRIED[each](space, own, seat));
  return verb === undefined ? null : say(verb, space.cell);
}

/** What would stand on a space. */
export type Ghost = "token" | "reinforced" | "city" | "capital" | "caravan" | "battle";

/** What the chosen option would put on its space: drawn as a ghost. */
export function ghostOf(said: Said | null): Ghost | null {
  switch (said?.verb as keyof Verbs | undefined) {
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
export function pactHolder(view: NewDawnView, giver: number, pact: number): number | null {
  const held = (seat: number) =>
    view.civilizations[seat]?.pacts.some(([from, card]) => from === giver && card === pact) ?? false;
  return view.players.find((p) => held(p.seat))?.seat ?? null;
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
  const agendas: readonly string[] = rowOf(content, content.victory_cards, card)?.agendas ?? [];
  const told = completedAgendas(log).get(seat) ?? [];
  const met = (agenda: string) => {
    const [have, need] = view.civilizations[seat]?.progress[agenda] ?? [0, 1];
    return have >= need;
  };
  return agendas.find((agenda) => told.includes(agenda)) ?? agendas.find(met) ?? agendas[0] ?? null;
}

// --- attacks --------------------------------------------------------------------------------------------------------

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
    const [trade, tokens] = argsOf(choice, "spend") ?? [];
    return trade !== undefined && tokens === 0 ? [[trade, choice]] : [];
  });
  return new Map(found);
}

// --- cards to choose from that lie nowhere on the table ---------------------------------------------------------------

export interface Offered {
  ref: Ref;
  /** Whose card it is, for players' diplomacy cards. */
  giver: number | null;
  choices: Choice[];
}

const TRAYED = new Set<string>(["pact", "envoy", "wonder", "rival-card", "resource"] satisfies ElementKind[]);

/** Cards, in the order of the options, that a question is about and that have no place where they could be tapped. */
export function trayOf(decision: DecisionOut | null, targets: Targets): Offered[] {
  if (!decision || asks(decision, "industry")) return [];
  const found = new Map<string, Offered>();
  for (const [element, choices] of targets) {
    const { kind } = refOf(element);
    const [first = "", second = ""] = keysOf(element);
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
  return choices.some((choice) => begins(choice, "take", key));
}
