/** What is in the box of a game, from the data file that its tables are compared with. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

type Tables = Record<string, Record<string, unknown>>;

const TESTS = join(import.meta.dirname, "../../tests/games");

/** The text of the data file: every number and every word that is printed on a component. */
export const printedOn = (game: string): string => readFileSync(join(TESTS, game, "components.json"), "utf8");

/** The keys of the components of a table. */
export const keysOf = (game: string, table: string): string[] =>
  Object.keys((JSON.parse(printedOn(game)) as Tables)[table] ?? {});
