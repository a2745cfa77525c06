/** Cards that a move takes from one place to another fly there; nothing is told by the flight alone. */

import { fly, leaving } from "$lib/components/flight";
import { moves } from "$lib/components/motion";
import { elementsOf } from "$lib/table/elements";
import type { Message } from "$lib/text/texts";

/** More than so many at once is a new row, not a move. */
const MOST = 3;
/** Pixels within which a thing was only drawn anew. */
const NEAR = 24;
const LYING = ":is(.board, .mat) [data-explain*=':']";
const PLACES = ":is(.board, .mat, .strips) [data-explain*=':']";

interface Lain {
  word: string;
  at: DOMRect;
}
type Lying = ReadonlyMap<HTMLElement, Lain>;

/** Where everything lies that might be moved; nothing if nothing moves. */
export function lying(root: HTMLElement | undefined): Lying {
  const found = root && moves() ? [...root.querySelectorAll<HTMLElement>(LYING)] : [];
  const lain = (node: HTMLElement): Lain => ({ word: wordOf(node), at: node.getBoundingClientRect() });
  return new Map(found.map((node) => [node, lain(node)] as const).filter(([, { at }]) => at.width > 0));
}

function wordOf(node: HTMLElement): string {
  return node.dataset.explain ?? "";
}

/** Let fly what lay there and lies elsewhere now, or went to a player of whom it was told. */
export function flown(before: Lying, root: HTMLElement | undefined, told: readonly Message[]): void {
  const gone = [...before].filter(([node]) => !node.isConnected);
  if (!root || gone.length === 0) return;
  const came = [...root.querySelectorAll<HTMLElement>(PLACES)].filter(
    (node) => before.get(node)?.word !== wordOf(node), // a place may be drawn anew with another card
  );
  const flights = gone.flatMap(([node, { word, at }]) => {
    const away = came.filter((each) => wordOf(each) === word && isFar(at, each.getBoundingClientRect()));
    const to = away.find((each) => each.closest(".mat, .strips")) ?? away[0] ?? strip(root, word, told);
    return to ? [{ node, at, to }] : [];
  });
  const whole = flights.filter(
    ({ node }) => !flights.some((other) => other.node !== node && other.node.contains(node)),
  );
  if (whole.length > MOST) return;
  for (const { node, at, to } of whole) fly({ ...leaving(node, at), root }, to);
}

function isFar(from: DOMRect, to: DOMRect): boolean {
  return to.width > 0 && Math.hypot(to.left - from.left, to.top - from.top) > NEAR;
}

/** The strip of whoever an event names together with the thing. */
function strip(root: HTMLElement, word: string, told: readonly Message[]): HTMLElement | null {
  const key = word.slice(word.indexOf(":"));
  const event = told.find((each) => elementsOf(each).some((element) => element.endsWith(key)));
  const seat = event?.args.seat;
  return typeof seat === "number" ? root.querySelector(`.strips [data-element="seat:${String(seat)}"]`) : null;
}
