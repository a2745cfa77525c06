/** A grid of plots: what lies on it, and where it is drawn. Pure functions. */

import { SQUARE_SIDES, outline, squareCorners, type Point } from "./hex";

export type PlotAt = readonly [x: number, y: number];

/** A plot that is not simply free. */
export interface Plot {
  x: number;
  y: number;
  /** blocked: cannot be built on; filled: something stands there; marked: free, with something printed on it. */
  kind: "blocked" | "filled" | "marked";
  seat?: number | null;
  icon?: string;
  /** A terrain of the sprite. */
  glyph?: string;
  label?: string;
}

/** What is being placed: the plots it would cover. */
export interface Ghost {
  plots: readonly PlotAt[];
  legal: boolean;
  /** Plots that are in the way. */
  blocked?: readonly PlotAt[];
}

/** A building on several plots; some of them may lie beyond the grid. */
export interface GridPiece {
  plots: readonly PlotAt[];
  label: string;
  /** A drawing of the sprite, or a path on a grid of 24. */
  icon?: string;
  path?: string;
  /** A class for its colour. */
  tone?: string;
}

/** A part of the grid with an outline of its own. */
export interface District {
  plots: readonly PlotAt[];
  /** done: it is complete; gain: what is being placed would complete it. */
  state: "open" | "done" | "gain";
  label?: string;
}

export interface PlotTarget {
  x: number;
  y: number;
  letter: string;
  label: string;
  option: string;
  selected?: boolean;
  /** Drawn as a dot only: one of many. */
  quiet?: boolean;
}

/** Something for each column and each row. */
export interface Lines {
  columns: readonly number[];
  rows: readonly number[];
}

/** The side of a plot. */
export const CELL = 16;
/** Room for letters, numbers and signs around the grid. */
export const RIM = 14;
/** The radius of the sign of a district. */
export const BADGE = 4.6;
/** How wide a letter of a name is, about. */
const LETTER = 3.4;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function keyOf(x: number, y: number): string {
  return `${String(x)},${String(y)}`;
}

export function middleOf(x: number, y: number): Point {
  return { x: (x + 0.5) * CELL - 0.5, y: (y + 0.5) * CELL - 0.5 };
}

/** The outline of some plots. */
export function around(plots: readonly PlotAt[]): string {
  return outline(
    plots,
    (plot) => plot,
    ([x, y]) => squareCorners(middleOf(x, y), CELL),
    SQUARE_SIDES,
  );
}

/** Where the drawing and the name of a piece stand: the largest box that it fills, the lower one of several. */
export function boxIn(plots: readonly PlotAt[], columns: number, rows: number): Box {
  const inside = plots.filter(([x, y]) => x >= 0 && y >= 0 && x < columns && y < rows);
  const taken = new Set(inside.map(([x, y]) => keyOf(x, y)));
  const fills = (x: number, y: number, wide: number, high: number): boolean =>
    Array.from({ length: wide * high }, (_, i) => i).every((i) =>
      taken.has(keyOf(x + (i % wide), y + Math.floor(i / wide))),
    );
  let best = { x: inside[0]?.[0] ?? 0, y: inside[0]?.[1] ?? 0, wide: 1, high: 1 };
  for (const [x, y] of inside) {
    for (const [right, low] of inside) {
      const [wide, high] = [right - x + 1, low - y + 1];
      if (wide < 1 || high < 1 || wide * high > inside.length || !fills(x, y, wide, high)) continue;
      const gain = wide * high - best.wide * best.high;
      if (gain > 0 || (gain === 0 && low > best.y + best.high - 1)) best = { x, y, wide, high };
    }
  }
  return { x: best.x * CELL, y: best.y * CELL, width: best.wide * CELL - 1, height: best.high * CELL - 1 };
}

/** Where the sign of a district stands: at the lower right corner of its last plot. */
export function cornerOf(plots: readonly PlotAt[]): Point {
  const [x, y] = plots.reduce((last, each) => (each[0] + each[1] * 1.001 > last[0] + last[1] * 1.001 ? each : last));
  return { x: (x + 1) * CELL - 1, y: (y + 1) * CELL - 1 };
}

/** Whether a name is wider than its box, so that its letters move closer together. */
export function isTight(box: Box, name: string): boolean {
  return name.length * LETTER > box.width - 2;
}

/** Whether the sign of a district would cover the name below a piece; then the name stands above. */
export function isNameCovered(box: Box, name: string, districts: readonly District[]): boolean {
  const half = Math.min(name.length * LETTER, box.width - 3) / 2;
  return districts.some((each) => {
    const at = cornerOf(each.plots);
    const below = Math.abs(at.y - box.y - box.height) < CELL / 2;
    return each.state !== "open" && below && Math.abs(at.x - box.x - box.width / 2) < half + BADGE;
  });
}
