/** How a table keeps time, in words. */

import type { ClockIn } from "$lib/api/types";
import type { Texts } from "$lib/text/texts";

export function clockRuleText(clock: ClockIn, words: Texts): string {
  const { mode = "none", seconds = 0, increment = 0 } = clock;
  if (mode === "none") return words.say("clock-rule-none");
  if (seconds >= 86_400) return words.say("clock-rule-days", { n: Math.round(seconds / 86_400) });
  const minutes = Math.round((seconds / 60) * 10) / 10;
  if (mode === "move") return words.say("clock-rule-move", { n: minutes });
  return words.say("clock-rule-total", { n: minutes, increment });
}
