/** The games and what belongs to them, fetched once. */

import { api } from "$lib/api/client";
import type { ChapterOut, Content, GameOut, Summary } from "$lib/api/types";
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
const corrected = once<Content>((table = "") => api.contentOf(table));
const rules = once<ChapterOut[]>((game = "", lang = "en") => api.rules(game, lang as Lang));
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

  /** The game that an address names; the first one if it names none, null if there is none at all. */
  async named(id: string): Promise<string | null> {
    const list = await this.load();
    return id || (list[0]?.id ?? null);
  }

  /** The numbered rules of a game in the reader's language. */
  rules(game: string): Promise<ChapterOut[]> {
    return rules(game, preferences.lang);
  }

  /** The messages of a game alone, for pages on which no board is drawn. */
  async words(id: string): Promise<Record<Lang, Texts>> {
    const [en, de] = await Promise.all([texts(id, "en"), texts(id, "de")]);
    const english = bundle("en", sources.en, en);
    return { en: new Texts("en", [english]), de: new Texts("de", [bundle("de", sources.de, de), english]) };
  }

  /** What a page about a game needs; with a table, the components have the numbers it is played with. */
  async kit(id: string, table?: Pick<Summary, "id" | "content">): Promise<GameKit> {
    const game = (await this.load()).find((each) => each.id === id);
    if (!game) throw new Error(`no game ${id}`);
    const [stuff, module, en, de] = await Promise.all([
      table && table.content !== game.content ? corrected(table.id) : content(id),
      board(id),
      texts(id, "en"),
      texts(id, "de"),
    ]);
    const english = bundle("en", sources.en, en, module.locale?.en ?? "", module.explain?.en ?? "");
    const german = bundle("de", sources.de, de, module.locale?.de ?? "", module.explain?.de ?? "");
    return {
      game,
      content: stuff,
      board: module,
      texts: { en: new Texts("en", [english]), de: new Texts("de", [german, english]) },
    };
  }
}

export const games = new Games();
