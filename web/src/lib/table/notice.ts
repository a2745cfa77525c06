/** Tells, once per waiting period, that it is this seat's turn. */

import { preferences } from "$lib/state/preferences.svelte";
import { t } from "$lib/text/ui.svelte";

export function announceTurn(game: string, table: string): void {
  if (preferences.current.sounds) chime();
  if (!preferences.current.notifications || !("Notification" in window)) return;
  if (Notification.permission !== "granted" || (document.visibilityState === "visible" && document.hasFocus())) return;
  const notice = new Notification(t("notice-title"), {
    body: t("notice-body", { game }),
    tag: `tessera-${table}`,
    icon: "/icon.svg",
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Two soft tones. */
function chime(): void {
  try {
    const audio = new AudioContext();
    for (const [place, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const level = audio.createGain();
      const start = audio.currentTime + place * 0.16;
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0.0001, start);
      level.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      level.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      tone.connect(level).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    }
  } catch {
    // no sound here
  }
}
