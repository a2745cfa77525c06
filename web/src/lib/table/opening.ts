/** Opening and joining tables. */

import { api } from "$lib/api/client";
import type { GameOut, TableIn } from "$lib/api/types";
import { router } from "$lib/router.svelte";
import { levels } from "$lib/state/levels.svelte";
import { session } from "$lib/state/session.svelte";
import { wishNow } from "./setup";

export async function openTable(wish: TableIn): Promise<void> {
  await session.needed();
  const made = await api.open(wish);
  router.go(`/table/${made.id}`);
}

/** One click: me and bots that suit me, at once. */
export function playNow(game: GameOut): Promise<void> {
  return openTable(wishNow(game, levels.of(game.id)));
}
