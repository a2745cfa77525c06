/** What can be done with a moment of a match: play on from it, or keep it. */

import { api } from "$lib/api/client";
import { router } from "$lib/router.svelte";
import { session } from "$lib/state/session.svelte";
import { toasts } from "$lib/state/toasts.svelte";
import { explain, t } from "$lib/text/ui.svelte";
import { download } from "./download";

/** Open a table against bots that goes on from a moment, on the seat whose eyes saw it. */
export async function playOn(table: string, move: number, seat: number | null): Promise<void> {
  await attempt(async () => {
    await session.needed();
    const made = await api.continueFrom(table, move, seat);
    router.go(`/table/${made.id}`);
    toasts.show(t("continue-opened"));
  });
}

/** Save a moment as a scenario file. */
export async function saveScenario(game: string, table: string, move: number, eyes: number | null): Promise<void> {
  await attempt(async () => {
    download(`${game}-${String(move)}.scenario`, await api.scenario(table, move, eyes));
    toasts.show(t("scenario-saved"));
  });
}

async function attempt(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    toasts.show(explain(error), { tone: "bad" });
  }
}
