/**
 * What the keys of the frame do on a board, wherever the focus is. The parts of a board offer it: a map that it can be
 * zoomed, the strip of a player that its mat can be opened. The frame knows neither their classes nor their buttons.
 */

import { getContext, setContext } from "svelte";

/** Larger, smaller, all of it. */
export type Zoom = "in" | "out" | "fit";

const HANDLES = Symbol("handles");

export class Handles {
  private map: ((zoom: Zoom) => void) | null = null;
  private readonly mats = new Map<number, () => void>();

  /** The map of the board can be zoomed, until the returned function is called. */
  offerMap(zoom: (zoom: Zoom) => void): () => void {
    this.map ??= zoom;
    return () => {
      if (this.map === zoom) this.map = null;
    };
  }

  /** The whole mat of a player can be opened, until the returned function is called. */
  offerMat(seat: number, open: () => void): () => void {
    this.mats.set(seat, open);
    return () => {
      if (this.mats.get(seat) === open) this.mats.delete(seat);
    };
  }

  zoom(how: Zoom): void {
    this.map?.(how);
  }

  openMat(seat: number): void {
    this.mats.get(seat)?.();
  }
}

/** For the page around a board. */
export function provideHandles(): Handles {
  return setContext(HANDLES, new Handles());
}

/** For the parts of a board; a board that stands elsewhere, such as in a replay, is not taken hold of. */
export function theHandles(): Handles | undefined {
  return getContext<Handles | undefined>(HANDLES);
}
