/** Tiles as content tables write them: rows from the north, squares from the west. Pure. */

import { NO_ICONS, RESOURCES, TERRAINS, type Icons, type ResourceName } from "./model";
import type { Square } from "./squares";

const LETTERS: Record<string, string> = { D: "desert", G: "grassland", F: "forest", M: "mountains", W: "water" };
const DEPOSITS: Record<string, ResourceName> = {
  w: RESOURCES[0],
  s: RESOURCES[1],
  n: RESOURCES[2],
  i: RESOURCES[3],
};

/** What is printed on a tile; the icons of terrains, and those of natural wonders and gold. */
export function printedSquares(squares: string, terrains: readonly Icons[]): Square[] {
  return squares.split("/").flatMap((row, y) =>
    row
      .trim()
      .split(/\s+/)
      .map((word, x): Square => {
        const marks = [...word.slice(1)];
        const deposit = marks.find((mark) => mark in DEPOSITS);
        const terrain = LETTERS[word.charAt(0)] ?? "desert";
        const printed = terrains[TERRAINS.findIndex((each) => each === terrain)] ?? NO_ICONS;
        const count = (mark: string) => marks.filter((each) => each === mark).length;
        return {
          id: `${String(x)},${String(y)}`,
          number: y * 4 + x,
          x,
          y,
          terrain,
          icons: { ...NO_ICONS, ...printed, culture: count("c"), coin: count("o") },
          resource: deposit ? (DEPOSITS[deposit] ?? null) : null,
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
