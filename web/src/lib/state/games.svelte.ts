/** The games and what belongs to them, fetched once. */

import { api } from "$lib/api/client";
import type { ChapterOut, Content, GameOut } from "$lib/api/types";
import { loadBoard, type BoardModule } from "$lib/boards";
import { Texts, bundle, type Lang } from "$lib/text/texts";
import { sources, ui } from "$lib/text/ui.svelte";
import { preferences } from "./preferences.svelte";

/** Remembers what was fetched; a failure is not remembered. */
function once<T>(fetch: (...key: string[]) => Promise<T>): (...key: string[]) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (...key) => {
    const name = key.join(" ");
    let found = known.get(name);
    if (!found) {
      found = fetch(...key);
      found.catch(() => known.delete(name));
      known.set(name, found);
    }
    return found;
  };
}

const content = once<Content>((game = "") => api.content(game));
const rules = once<ChapterOut[]>((game = "") => api.rules(game));
const texts = once<string>((game = "", lang = "en") => api.texts(game, lang as Lang));
const board = once<BoardModule>((game = "") => loadBoard(game));

/** Everything a page about one game needs. */
export interface GameKit {
  game: GameOut;
  content: Content;
  board: BoardModule;
  texts: Record<Lang, Texts>;
}

class Games {
  list = $state.raw<GameOut[]>([]);
  private loading: Promise<GameOut[]> | null = null;

  async load(): Promise<GameOut[]> {
    this.loading ??= api.games();
    try {
      this.list = await this.loading;
    } catch (error) {
      this.loading = null;
      throw error;
    }
    return this.list;
  }

  /** The name of a game in the reader's language. */
  name(id: string): string {
    const game = this.list.find((each) => each.id === id);
    return game?.name[preferences.lang] ?? game?.name.en ?? id;
  }

  /** The same, where there is little room. */
  short(id: string): string {
    return ui().sayOr(`short-${id}`, this.name(id));
  }

  rules(game: string): Promise<ChapterOut[]> {
    return rules(game);
  }

  async kit(id: string): Promise<GameKit> {
    const [list, stuff, module, en, de] = await Promise.all([
      this.load(),
      content(id),
      board(id),
      texts(id, "en"),
      texts(id, "de"),
    ]);
    const game = list.find((each) => each.id === id);
    if (!game) throw new Error(`no game ${id}`);
    const english = bundle("en", sources.en, en, module.locale?.en ?? "");
    const german = bundle("de", sources.de, de, module.locale?.de ?? "");
    return {
      game,
      content: stuff,
      board: module,
      texts: { en: new Texts("en", [english]), de: new Texts("de", [german, english]) },
    };
  }
}

export const games = new Games();
