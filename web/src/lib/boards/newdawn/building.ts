/** Building the map: tiles, how they are turned, and the answer that lays one. Pure functions. */

import type { AnswerPart } from "$lib/boards";
import { hexCentre, type Point } from "$lib/components/hex";
import { keysOf, refOf } from "$lib/table/elements";
import { OUTLINES, SIDES, WATER, type NewDawnContent, type Side } from "./model";

type Coordinate = readonly [q: number, r: number];

/** The ten hexes of a tile as it is turned. */
function hexesOf(side: Side, rotation: number): readonly Coordinate[] {
  return OUTLINES[side][rotation] ?? OUTLINES[side][0];
}

export interface TileSpace {
  q: number;
  r: number;
  terrain: number;
  /** What is printed: a resource, a letter, `capital`, a city-state, a natural wonder. */
  feature: string;
}

/** A tile as it would lie: its spaces with their terrain. */
export function tileSpaces(
  content: NewDawnContent,
  tile: number,
  side: Side,
  rotation: number,
  at: Coordinate = [0, 0],
): TileSpace[] {
  const printed = content.prints.tiles[tile - 1]?.[side] ?? [];
  return hexesOf(side, rotation).map(([q, r], place) => {
    const { terrain, feature } = printed[place] ?? { terrain: WATER, feature: "" };
    return { q: q + at[0], r: r + at[1], terrain, feature };
  });
}

/** The middle of a tile, relative to the hex it is placed by. */
export function tileMiddle(side: Side, rotation: number, size: number): Point {
  const centres = hexesOf(side, rotation).map(([q, r]) => hexCentre(q, r, size));
  const sum = centres.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / centres.length, y: sum.y / centres.length };
}

/** The hex that contains a point. */
export function hexAt({ x, y }: Point, size: number): Coordinate {
  const r = y / (size * 1.5);
  const q = x / (size * Math.sqrt(3)) - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq + 0, rr + 0];
}

export function isPlace(places: readonly Coordinate[], at: Coordinate): boolean {
  return places.some(([q, r]) => q === at[0] && r === at[1]);
}

/** Where a tile held by its middle would go: the legal place nearest to a point, if one is near; else the hex below. */
export function snapped(
  places: readonly Coordinate[],
  side: Side,
  rotation: number,
  point: Point,
  size: number,
): { at: Coordinate; legal: boolean } {
  const middle = tileMiddle(side, rotation, size);
  const held = { x: point.x - middle.x, y: point.y - middle.y };
  let best: Coordinate | null = null;
  let least = 1.75 * size;
  for (const place of places) {
    const centre = hexCentre(place[0], place[1], size);
    const far = Math.hypot(centre.x - held.x, centre.y - held.y);
    if (far < least) [best, least] = [place, far];
  }
  return best ? { at: best, legal: true } : { at: hexAt(held, size), legal: false };
}

/** A tile being laid: what is chosen, answered already or not. */
export interface Laying {
  tile: number;
  side: Side;
  rotation: number;
  at: Coordinate | null;
}

/** What is chosen so far. What left no choice is not among the parts, but every question names what came before it. */
export function layingOf(parts: readonly AnswerPart[]): Laying {
  const last = parts.at(-1);
  const named = [...(last?.decision.prompt.elements ?? []), ...(last?.chosen?.elements ?? [])];
  const given = new Map(named.map((element) => [refOf(element).kind, keysOf(element)]));
  const number = (verb: string, place = 0) => Number(given.get(verb)?.[place] ?? 0);
  return {
    tile: number("tile"),
    side: SIDES.find((side) => side === given.get("side")?.[0]) ?? SIDES[0],
    rotation: number("rotation"),
    at: given.has("at") ? [number("at"), number("at", 1)] : null,
  };
}
