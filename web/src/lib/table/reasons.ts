/** Why an answer is better than another, in the terms of the game's evaluation. */

import type { Texts } from "$lib/text/texts";
import { t } from "$lib/text/ui.svelte";

/** Terms with by how much there is more of them, or less; `key` is that of a text of the game. */
export function reasons(why: readonly { key: string; gain: number }[], text: Texts): string {
  return why
    .map(({ key, gain }) => {
      const what = text.say(key);
      return gain > 0 ? t("hint-more", { what, gain }) : t("hint-less", { what, loss: -gain });
    })
    .join("; ");
}
