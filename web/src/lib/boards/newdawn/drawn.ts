/** Where the map is drawn: middles and corners of its spaces, outlines, the box around it all. Pure functions. */

import { HEX_SIDES, boxOf, hexCentre, hexCorners, outline, type Point } from "$lib/components/hex";
import { tileMiddle, type TileSpace } from "./building";
import { SIDES, type NewDawnView } from "./model";
import type { Space } from "./spaces";

/** From the middle of a space to a corner. */
export const SIZE = 24;

export interface Drawn extends Space {
  centre: Point;
  corners: Point[];
}

export interface MapBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function drawnOf(spaces: readonly Space[]): Drawn[] {
  return spaces.map((space) => {
    const centre = hexCentre(space.q, space.r, SIZE);
    return { ...space, centre, corners: hexCorners(centre, SIZE) };
  });
}

/** The outline of some spaces. */
export function around(list: readonly Drawn[]): string {
  return outline(
    list,
    (space) => [space.q, space.r],
    (space) => space.corners,
    HEX_SIDES,
  );
}

/** The outline of a tile as it would lie. */
export function rimOf(tile: readonly TileSpace[]): string {
  return outline(
    tile,
    (space) => [space.q, space.r],
    (space) => hexCorners(hexCentre(space.q, space.r, SIZE), SIZE),
    HEX_SIDES,
  );
}

/** Room for the letters of columns and the numbers of rows. */
const RIM = 15;

export interface Rim {
  columns: { name: string; x: number; y: number }[];
  rows: { name: string; x: number; y: number }[];
}

/** Where the names of columns and rows stand: close to the land, because tools lie over the corners of the map. */
export function rimOfMap(drawn: readonly Drawn[]): Rim {
  const columns = new Map<string, Drawn>();
  const rows = new Map<string, Drawn>();
  const there = new Set(drawn.map((space) => `${String(space.q)},${String(space.r)}`));
  for (const space of drawn) {
    const [, column = "", row = ""] = /^([A-Z]+)([0-9]+)$/.exec(space.name) ?? [];
    if (space.r < (columns.get(column)?.r ?? Infinity)) columns.set(column, space);
    if (space.q < (rows.get(row)?.q ?? Infinity)) rows.set(row, space);
  }
  /** Out of the way of a neighbour that lies half a space further up. */
  const aside = ({ q, r }: Drawn) => {
    if (there.has(`${String(q)},${String(r - 1)}`)) return RIM / 3;
    return there.has(`${String(q + 1)},${String(r - 1)}`) ? -RIM / 3 : 0;
  };
  return {
    columns: [...columns].map(([name, space]) => ({
      name,
      x: space.centre.x + aside(space),
      y: space.centre.y - SIZE - RIM / 2,
    })),
    rows: [...rows].map(([name, { centre }]) => ({ name, x: centre.x - SIZE - RIM / 2, y: centre.y - RIM / 2 })),
  };
}

/** The map, and while it is built, everywhere a tile may come to lie. */
export function mapBox(drawn: readonly Drawn[], placements: NewDawnView["placements"]): MapBox {
  const corners = drawn.flatMap((space) => space.corners);
  for (const side of SIDES) {
    placements[side]?.forEach((list, rotation) => {
      for (const [q, r] of list) {
        const middle = tileMiddle(side, rotation, SIZE);
        const centre = hexCentre(q, r, SIZE);
        corners.push(...hexCorners({ x: centre.x + middle.x, y: centre.y + middle.y }, SIZE * 3.2));
      }
    });
  }
  const box = boxOf(corners, SIZE / 6 + 4);
  const { x, y, width, height } = { ...box, height: box.height + SIZE / 5 }; // tiles are as thick as this
  return { x: x - RIM, y: y - RIM, width: width + RIM, height: height + RIM };
}

/** Of the lower corners, the one in which less of the map is: there is room for the event dial. */
export function isLeftFreer(drawn: readonly Drawn[], box: MapBox): boolean {
  const low = drawn.filter((space) => space.centre.y > box.y + 0.83 * box.height);
  const right = low.filter((space) => space.centre.x > box.x + 0.74 * box.width).length;
  const left = low.filter((space) => space.centre.x < box.x + 0.26 * box.width).length;
  return left < right;
}
