/** The level of bots that suits this person, by game. Kept on this device. */

import type { TableOut } from "$lib/api/types";
import { START, isLevel, levelAfter, type Level } from "$lib/table/levels";

const KEY = "tessera.levels";

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

class LevelStore {
  #current = $state<Record<string, string>>(stored());

  of(game: string): Level {
    const found = this.#current[game];
    return found !== undefined && isLevel(found) ? found : START;
  }

  /** A match is over: whoever has beaten the bots gets better ones next time. */
  note(table: TableOut): void {
    const before = this.of(table.game);
    const after = levelAfter(before, table);
    if (after === before) return;
    this.#current = { ...this.#current, [table.game]: after };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#current));
    } catch {
      // private window: it holds until the page is closed
    }
  }
}

export const levels = new LevelStore();
