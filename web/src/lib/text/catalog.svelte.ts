/** Messages in the language of the reader; another language is fetched when somebody wants to read it. */

import { Texts, type Lang } from "./texts";

export class Catalog implements Readonly<Record<Lang, Texts>> {
  private had = $state.raw<Partial<Record<Lang, Texts>>>({});
  private readonly asked = new Map<Lang, Promise<Texts>>();

  constructor(private readonly fetched: (lang: Lang) => Promise<Texts>) {}

  /** Once it is there, this catalog can be read in the language. */
  async load(lang: Lang): Promise<this> {
    let asked = this.asked.get(lang);
    if (!asked) {
      asked = this.fetched(lang);
      this.asked.set(lang, asked);
    }
    try {
      const texts = await asked;
      if (this.had[lang] !== texts) this.had = { ...this.had, [lang]: texts };
    } catch (error) {
      this.asked.delete(lang);
      throw error;
    }
    return this;
  }

  get en(): Texts {
    return this.read("en");
  }

  get de(): Texts {
    return this.read("de");
  }

  /** Until a language is there, what is there already is better than nothing. */
  private read(lang: Lang): Texts {
    const texts = this.had[lang];
    if (texts) return texts;
    this.load(lang).catch(() => undefined);
    return Object.values(this.had)[0] ?? new Texts(lang, []);
  }
}
