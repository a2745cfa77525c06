/** Letters typed on the keyboard become options; beyond twenty options a letter may be followed by a second one. */

import type { Choice } from "$lib/boards";

const PAUSE = 900;

export class KeyReader {
  private typed = "";
  private at = -Infinity;

  /** The option that a key stroke means, or null. */
  read(key: string, choices: readonly Choice[], time = Date.now()): Choice | null {
    const stroke = key.toUpperCase();
    if (!/^[A-Z]$/.test(stroke)) return null;
    const before = time - this.at < PAUSE ? this.typed : "";
    this.at = time;
    const long = before === "" ? undefined : choices.find((choice) => choice.letter === before + stroke);
    if (long) {
      this.typed = "";
      return long;
    }
    this.typed = stroke;
    return choices.find((choice) => choice.letter === stroke) ?? null;
  }
}
