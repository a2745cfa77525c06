/**
 * How wide the room is in which a table is drawn: the page's container, which need not be the window. Sheets ask it with
 * `@container page`; this is for what a drawing decides in code.
 */

import { getContext, setContext } from "svelte";
import { innerWidth } from "svelte/reactivity/window";

const ROOM = Symbol("room");
const PHONE = 760;
const NARROW = 1139;

export class Room {
  constructor(private readonly width: () => number) {}

  /** One part of the table below the other. */
  get isPhone(): boolean {
    return this.width() <= PHONE;
  }

  /** One part of the table is shown at a time. */
  get isNarrow(): boolean {
    return this.width() <= NARROW;
  }
}

/** For whoever draws a table in a room of its own. */
export function provideRoom(width: () => number): Room {
  return setContext(ROOM, new Room(width));
}

/** For the parts of a table; where nobody says otherwise, it has the whole window. */
export function theRoom(): Room {
  return getContext<Room | undefined>(ROOM) ?? new Room(() => innerWidth.current ?? 0);
}
