/** What answers in the making would come to, for the panel that asks and the parts of the board that show it. */

import type { Forecast } from "./model";

class Foresight {
  private ply = -1;
  private known = $state.raw<ReadonlyMap<string, Forecast | null>>(new Map());

  /** Ask for some answers to a question; what is known already is not asked again. */
  look(ply: number, answers: readonly string[], ask: (answer: string) => Promise<unknown>): void {
    if (ply !== this.ply) {
      this.ply = ply;
      this.known = new Map();
    }
    for (const answer of answers) {
      void ask(answer)
        .then((found) => {
          if (ply === this.ply) this.known = new Map([...this.known, [answer, found as Forecast | null]]);
        })
        .catch(() => undefined); // then there is nothing to show
    }
  }

  of(answer: string): Forecast | null {
    return this.known.get(answer) ?? null;
  }
}

export const foresight = new Foresight();
