/** Tiles as content tables write them: rows from the north, squares from the west. Pure. */

import { NO_ICONS, TERRAINS, type Icons, type ResourceName } from "./model";
import { DEPOSITS, TERRAIN_LETTERS } from "./notation";
import type { Square } from "./squares";

const deposits: Partial<Record<string, ResourceName>> = DEPOSITS;

/** What is printed on a tile; the icons of terrains, and those of natural wonders and gold. */
export function printedSquares(squares: string, terrains: readonly Icons[]): Square[] {
  return squares.split("/").flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .map((word, x): Square => {
        const marks = [...word.slice(1)];
        const deposit = marks.find((mark) => mark in deposits);
        const number = TERRAIN_LETTERS.findIndex((letter) => letter === word.charAt(0));
        const terrain = TERRAINS[number] ?? TERRAINS[0];
        const printed = terrains[number] ?? NO_ICONS;
        const count = (mark: string) => marks.filter((each) => each === mark).length;
        return {
          id: `${String(x)},${String(y)}`,
          number: y * 4 + x,
          x,
          y,
          terrain,
          icons: { ...NO_ICONS, ...printed, culture: count("c"), coin: count("o") },
          resource: deposit ? (deposits[deposit] ?? null) : null,
          marker: null,
          city: null,
          figures: [],
          hut: marks.includes("H"),
          village: marks.includes("V"),
          blocked: false,
          disaster: false,
          locked: false,
        };
      }),
  );
}
