import { toasts } from "$lib/state/toasts.svelte";
import { t } from "$lib/text/ui.svelte";

/** Put a text on the clipboard and say so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(t("copied"));
  } catch {
    toasts.show(t("copy-failed", { text }), { tone: "bad", seconds: 20 });
  }
}
