/** Tells, once per waiting period, that it is this seat's turn. */

import { preferences } from "$lib/state/preferences.svelte";
import { t } from "$lib/text/ui.svelte";

export function announceTurn(game: string, table: string): void {
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
