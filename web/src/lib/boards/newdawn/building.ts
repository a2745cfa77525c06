/** Building the map: tiles, how they are turned, where they may lie, and the answers that lay one. Pure functions. */

import type { DecisionOut } from "$lib/api/types";
import { hexCentre, type Point } from "$lib/components/hex";
import { SIDES, TERRAINS, type NewDawnContent, type NewDawnView, type Placements, type Side } from "./model";

type Coordinate = readonly [q: number, r: number];

/** The ten hexes of a tile; side B is the mirror image of side A. */
const SHAPE: Record<Side, readonly Coordinate[]> = {
  a: [[0, 0], [0, -1], [-1, 0], [-1, 1], [0, 1], [1, 0], [1, -1], [1, -2], [0, -2], [1, -3]],
  b: [[0, 0], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -2], [2, -2], [2, -3]],
}; // prettier-ignore

export const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;

/** A coordinate turned about (0, 0) by sixths of a circle, clockwise. */
export function rotated([q, r]: Coordinate, turns: number): Coordinate {
  let [x, y] = [q, r];
  for (let i = 0; i < ((turns % 6) + 6) % 6; i++) [x, y] = [-y, x + y];
  return [x + 0, y + 0]; // no negative zero
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
  const printed = content.tiles[tile - 1]?.[side].split(" ") ?? [];
  return SHAPE[side].map((hex, place) => {
    const [q, r] = rotated(hex, rotation);
    const [terrain = "water", feature = ""] = (printed[place] ?? "").split("/");
    return { q: q + at[0], r: r + at[1], terrain: TERRAINS.findIndex((name) => name === terrain), feature };
  });
}

/** The middle of a tile, relative to the hex it is placed by. */
export function tileMiddle(side: Side, rotation: number, size: number): Point {
  const centres = SHAPE[side].map((hex) => hexCentre(...rotated(hex, rotation), size));
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

export function placesFor(view: NewDawnView, side: Side, rotation: number): readonly Coordinate[] {
  return view.placements[side]?.[rotation] ?? [];
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

export const LAYING_STEPS = ["place-tile", "choose-side", "choose-rotation", "choose-position"];

/** What has been answered so far, from the elements of the question. */
export function answered(decision: DecisionOut): { tile: number | null; side: Side | null; rotation: number | null } {
  const given = new Map(decision.prompt.elements.map((element) => element.split(":") as [string, string]));
  const tile = given.get("tile");
  const rotation = given.get("rotation");
  const side = given.get("side");
  return {
    tile: tile === undefined ? null : Number(tile),
    side: side === "a" || side === "b" ? side : null,
    rotation: rotation === undefined ? null : Number(rotation),
  };
}

/** The sides on which a tile can lie at all, and the rotations of a side. */
export function sidesFor(placements: Partial<Placements>): Side[] {
  return SIDES.filter((side) => placements[side]?.some((places) => places.length > 0));
}

export function rotationsFor(placements: Partial<Placements>, side: Side): number[] {
  return ROTATIONS.filter((rotation) => (placements[side]?.[rotation]?.length ?? 0) > 0);
}

/**
 * The answers that lay a tile, from a question on. What has only one answer is not asked.
 */
export function layingPlan(step: string, laying: Laying, view: NewDawnView, seat: number): string[] {
  const { tile, side, rotation, at } = laying;
  if (!at) return [];
  const from = LAYING_STEPS.indexOf(step);
  const plan: [asked: boolean, answer: string][] = [
    [(view.players[seat]?.tiles.length ?? 0) > 1, `tile ${String(tile)}`],
    [sidesFor(view.placements).length > 1, `side ${side}`],
    [rotationsFor(view.placements, side).length > 1, `rotation ${String(rotation)}`],
    [placesFor(view, side, rotation).length > 1, `at ${String(at[0])} ${String(at[1])}`],
  ];
  return plan
    .slice(Math.max(0, from))
    .filter(([asked]) => asked)
    .map(([, answer]) => answer);
}
