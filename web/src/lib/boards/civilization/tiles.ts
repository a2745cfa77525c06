/** Tiles as they are printed, for drawing. Pure. */

import { NO_ICONS, RESOURCES } from "./model";
import type { Square } from "./squares";
import type { PrintedSquare } from "./types";

/** The squares of a tile: rows from the north, squares from the west. */
export function printedSquares(rows: readonly (readonly PrintedSquare[])[]): Square[] {
  return rows.flatMap((row, y) =>
    row.map((printed, x): Square => ({
      id: `${String(x)},${String(y)}`,
      number: y * row.length + x,
      x,
      y,
      terrain: printed.terrain,
      icons: { ...NO_ICONS, ...printed.icons },
      resource: RESOURCES.find((name) => name === printed.resource) ?? null,
      marker: null,
      city: null,
      figures: [],
      hut: printed.hut,
      village: printed.village,
      blocked: false,
      disaster: false,
      locked: false,
    })),
  );
}
