/** Who is playing here. A guest is made the first time one is needed. */

import { api } from "$lib/api/client";
import type { Me } from "$lib/api/types";
import { t } from "$lib/text/ui.svelte";
import { blocks } from "./blocks.svelte";
import { preferences, type Liking } from "./preferences.svelte";
import { silence } from "./push";

class Session {
  me = $state.raw<Me | null>(null);
  loaded = $state(false);

  async load(): Promise<void> {
    try {
      this.known(await api.me());
      await blocks.load(this.me !== null);
    } finally {
      this.loaded = true;
    }
  }

  /** The person who plays here; a new guest if there is none yet. */
  async needed(name?: string): Promise<Me> {
    if (this.me) return this.me;
    const number = 100 + Math.floor(Math.random() * 900);
    const guest = await api.guest(name ?? t("guest-name", { number: String(number) }));
    this.me = guest;
    return this.change({});
  }

  async rename(name: string): Promise<void> {
    if (this.me) this.me = await api.changeMe({ name });
    else await this.needed(name);
  }

  async register(name: string, password: string): Promise<void> {
    this.me = await api.register(name, password);
  }

  async signIn(name: string, password: string): Promise<void> {
    this.known(await api.signIn(name, password));
    await blocks.load(true);
  }

  async signOut(): Promise<void> {
    await silence(); // whoever uses this browser next is not told of somebody else's tables
    await api.signOut();
    this.gone();
    await blocks.load(false);
  }

  /** Delete the account. */
  async leaveForGood(password: string): Promise<void> {
    await api.deleteMe(password);
    this.gone();
  }

  /** Other preferences, here and on the server. */
  async like(change: Partial<Liking>): Promise<void> {
    preferences.set(change);
    if (this.me) await this.change({});
  }

  private async change(change: { name?: string }): Promise<Me> {
    const me = await api.changeMe({ ...change, preferences: preferences.current });
    this.me = me;
    return me;
  }

  /** What somebody has agreed to is theirs, not that of whoever uses this browser next. */
  private gone(): void {
    this.me = null;
    preferences.set({ research: false });
  }

  private known(me: Me | null): void {
    this.me = me;
    if (me) preferences.set(me.preferences);
  }
}

export const session = new Session();
