/** Any input ends what is played back. */

import { preferences } from "$lib/state/preferences.svelte";
import type { Playback } from "$lib/table/playback.svelte";

/** A click comes so long after its press at the latest. */
const PRESSED = 600;

/** An input while `past` is shown; where a tap acts at once, one on the board of the past does no more than end it. */
export function skipPlayback(event: Event, playback: Playback, past: boolean): void {
  if (event.target instanceof Element && event.target.closest(".playback")) return;
  const skipped = playback.skip();
  if (!skipped || !past || !preferences.current.act_on_first_tap || !(event instanceof PointerEvent)) return;
  if (event.target instanceof Element && event.target.closest(".desk, .top-bar, .tab-bar, dialog")) return;
  swallowClick();
}

function swallowClick(): void {
  const swallow = (click: Event) => {
    click.preventDefault();
    click.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => {
    removeEventListener("click", swallow, { capture: true });
  }, PRESSED);
}
