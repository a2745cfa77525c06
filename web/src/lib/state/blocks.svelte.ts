/** Whom the person here does not want to meet. */

import { api } from "$lib/api/client";
import type { BlockedOut } from "$lib/api/types";

class Blocks {
  people = $state.raw<BlockedOut[]>([]);

  /** Read again, for whoever is signed in now. */
  async load(signedIn: boolean): Promise<void> {
    this.people = signedIn ? await api.blocks().catch(() => []) : [];
  }

  has(person: string): boolean {
    return this.people.some((blocked) => blocked.person === person);
  }

  async set(person: string, blocked: boolean): Promise<void> {
    await (blocked ? api.block(person) : api.unblock(person));
    await this.load(true);
  }
}

export const blocks = new Blocks();
