/** The games and what belongs to them, fetched once. */

import type { FluentBundle } from "@fluent/bundle";
import { api } from "$lib/api/client";
import type { ChapterOut, Content, GameOut, Summary } from "$lib/api/types";
import { boardTexts, loadBoard, type BoardModule } from "$lib/boards";
import { Catalog } from "$lib/text/catalog.svelte";
import { FALLBACK, Texts, bundle, type Lang } from "$lib/text/texts";
import { source } from "$lib/text/ui.svelte";
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
    return this.said(this.list.find((each) => each.id === id)?.name ?? {}) || id;
  }

  /** What a game says of itself, in the reader's language. */
  said(words: Record<string, string>): string {
    return words[preferences.lang] ?? words.en ?? "";
  }

  /** The same, where there is little room. */
  short(id: string): string {
    return this.said(this.list.find((each) => each.id === id)?.about.short ?? {}) || this.name(id);
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
    return new Catalog(async (lang) => {
      return new Texts(lang, [bundle(lang, ...(await Promise.all([source(lang), texts(id, lang)])))]);
    }).load(preferences.lang);
  }

  /** What a page about a game needs; with a table, the components have the numbers it is played with. */
  async kit(id: string, table?: Pick<Summary, "id" | "content">): Promise<GameKit> {
    const game = (await this.load()).find((each) => each.id === id);
    if (!game) throw new Error(`no game ${id}`);
    const catalog = new Catalog(async (lang) => {
      const langs = game.name[lang] === undefined ? [lang, FALLBACK] : [lang];
      return new Texts(lang, await Promise.all(langs.map((each) => this.bundled(id, each))));
    });
    const [stuff, module] = await Promise.all([
      table && table.content !== game.content ? corrected(table.id) : content(id),
      board(id),
      catalog.load(preferences.lang),
    ]);
    return { game, content: stuff, board: module, texts: catalog };
  }

  /** The messages of the page, of a game and of its board in one language. */
  private async bundled(id: string, lang: Lang): Promise<FluentBundle> {
    const sources = await Promise.all([source(lang), texts(id, lang), boardTexts(id, lang), board(id)]);
    const [frame, game, drawn, { names = "" }] = sources;
    return bundle(lang, frame, game, drawn, names);
  }
}

export const games = new Games();
