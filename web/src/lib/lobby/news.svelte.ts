/** What others want of whoever is here: looked up now and then, more often while a match is looked for. */

import type { NewsOut, SeekIn } from "$lib/api/types";
import { router } from "$lib/router.svelte";
import { session } from "$lib/state/session.svelte";
import { toasts } from "$lib/state/toasts.svelte";
import { company } from "./api";
import { explain, t } from "./words.svelte";

const PAUSE = 15_000;
const WHILE_SEEKING = 4_000;

class News {
  now = $state.raw<NewsOut | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin to look, for as long as this page is open. */
  start(): () => void {
    const seen = () => void this.look();
    document.addEventListener("visibilitychange", seen);
    void this.look();
    return () => {
      document.removeEventListener("visibilitychange", seen);
      clearTimeout(this.timer);
    };
  }

  /** Look at once. A page that nobody sees rests, unless a match is looked for. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const seeking = this.now?.seek != null;
    if (session.me && (seeking || document.visibilityState === "visible")) {
      try {
        await this.take(await company.news());
      } catch {
        // what is known stays; the next look will tell
      }
    } else if (!session.me) this.now = null;
    this.timer = setTimeout(() => void this.look(), this.now?.seek ? WHILE_SEEKING : PAUSE);
  }

  private async take(news: NewsOut | null): Promise<void> {
    this.now = news;
    const table = news?.seek?.table;
    if (!news || !table) return;
    await company.giveUp();
    this.now = { ...news, seek: null };
    toasts.show(t("match-found"));
    router.go(`/table/${table}`);
  }

  async seek(wish: SeekIn): Promise<void> {
    await session.needed();
    await company.seek(wish);
    await this.look();
  }

  async giveUp(): Promise<void> {
    await this.attempt(() => company.giveUp());
  }

  /** Do something, and look what has come of it. */
  async attempt(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      toasts.show(explain(error), { tone: "bad" });
      return false;
    } finally {
      await this.look();
    }
  }
}

export const news = new News();
