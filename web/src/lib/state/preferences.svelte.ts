/** What this person likes. Kept on this device, and with the person on the server if there is one. */

import type { Preferences } from "$lib/api/types";
import { FALLBACK, LANGUAGES, type Lang } from "$lib/text/texts";

const KEY = "tessera.preferences";

export type Liking = Required<Preferences>;

const DEFAULTS: Liking = {
  language: null,
  theme: "auto",
  act_on_first_tap: false,
  first_tap_offered: false,
  ask_anyway: false,
  animations: true,
  pace: "normal",
  notifications: false,
  sounds: null,
  friend_requests: "everybody",
  invitations: "friends",
  research: false,
  watchers_chat: false,
};

function stored(): Partial<Liking> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liking>;
  } catch {
    return {};
  }
}

function spoken(): Lang {
  const wishes = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const wish of wishes) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return FALLBACK;
}

class PreferenceStore {
  current = $state<Liking>({ ...DEFAULTS, ...stored() });

  get lang(): Lang {
    return this.current.language ?? spoken();
  }

  get dark(): boolean {
    if (this.current.theme !== "auto") return this.current.theme === "dark";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }

  /** Take over what the server knows, or change something here. */
  set(change: Partial<Liking>): void {
    this.current = { ...this.current, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.current));
    } catch {
      // private window: it holds until the page is closed
    }
    this.show();
  }

  /** Bring the page in line. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    if (this.current.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.current.theme;
    root.dataset.motion = this.current.animations ? "on" : "off";
  }
}

export const preferences = new PreferenceStore();
