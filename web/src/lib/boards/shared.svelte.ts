/**
 * What several parts of a board share while a table is drawn and no view tells: the tile in a hand, the building that is
 * being turned. There is one for each table, not one for the page: several tables may be drawn on it.
 */

import { getContext, setContext } from "svelte";

type Made = Map<new () => unknown, unknown>;

const SHARED = Symbol("shared");

/** For the page around a board. */
export function provideShared(): void {
  setContext<Made>(SHARED, new Map());
}

/** For the parts of a board: the one that the others have too. A board that stands elsewhere is not played on. */
export function shared<T>(kind: new () => T): T {
  const made = getContext<Made | undefined>(SHARED);
  const found = (made?.get(kind) as T | undefined) ?? ofNobody(kind);
  made?.set(kind, found);
  return found;
}

/** It outlives the part that asks first: what is derived in it would stand still once that part is gone. */
function ofNobody<T>(kind: new () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = new kind();
  });
  return made as T;
}
