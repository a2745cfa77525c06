/**
 * A bid in the making, before anything is sent: which coin cards of the hand and how much luxury. The board shows it on
 * the hand and beside the card, the decision panel as a stepper; both change it.
 */

export interface Start {
  /** Which bid of which table this is. */
  id: string;
  card: string;
  /** The smallest and the largest bid. */
  least: number;
  most: number;
  /** Coin cards in hand by symbol, and how many of them should rather be kept. */
  have: readonly number[];
  keep: readonly number[];
  luxury: number;
}

class Draft {
  id = $state("");
  card = $state("");
  least = $state(0);
  most = $state(0);
  have = $state.raw<readonly number[]>([]);
  given = $state.raw<readonly number[]>([]);
  luxury = $state(0);
  luxuryMost = $state(0);
  /** Sends the bid; set by the panel. */
  confirm = $state.raw<(() => void) | null>(null);

  private keep: readonly number[] = [];

  readonly cards = $derived(this.given.reduce((sum, count) => sum + count, 0));
  readonly size = $derived(this.cards + this.luxury);
  readonly enough = $derived(this.size >= this.least);

  /** Begin with the smallest bid, made of what is needed least. */
  start(start: Start): void {
    this.id = start.id;
    this.card = start.card;
    this.least = start.least;
    this.most = start.most;
    this.have = start.have;
    this.keep = start.keep;
    this.luxuryMost = start.luxury;
    this.luxury = 0;
    this.given = start.have.map(() => 0);
    this.resize(start.least);
  }

  stop(): void {
    this.id = "";
    this.confirm = null;
  }

  resize(size: number): void {
    const wanted = Math.max(0, Math.min(size, this.most));
    while (this.size < wanted && this.more());
    while (this.size > wanted && this.less());
  }

  /** One card more, of the kind there is most of; luxury last. */
  more(): boolean {
    if (this.size >= this.most) return false;
    const spare = this.have.map((have, symbol) => this.rest(symbol) - Math.min(have, this.keep[symbol] ?? 0));
    const kinds = spare.map((_, symbol) => symbol).filter((symbol) => this.rest(symbol) > 0);
    const best = kinds.reduce(
      (most, each) => ((spare[each] ?? 0) > (spare[most] ?? -99) ? each : most),
      kinds[0] ?? -1,
    );
    if (best >= 0) return this.add(best);
    if (this.luxury >= this.luxuryMost) return false;
    this.luxury++;
    return true;
  }

  /** One card less: luxury first, then of the kind the bid has most of. */
  less(): boolean {
    if (this.luxury > 0) {
      this.luxury--;
      return true;
    }
    const most = this.given.indexOf(Math.max(...this.given));
    return this.remove(most);
  }

  add(symbol: number): boolean {
    if (this.rest(symbol) <= 0 || this.size >= this.most) return false;
    this.given = this.given.map((count, each) => (each === symbol ? count + 1 : count));
    return true;
  }

  remove(symbol: number): boolean {
    if ((this.given[symbol] ?? 0) <= 0) return false;
    this.given = this.given.map((count, each) => (each === symbol ? count - 1 : count));
    return true;
  }

  /** One more of a symbol, and none again after all. */
  turn(symbol: number): void {
    if (!this.add(symbol)) this.given = this.given.map((count, each) => (each === symbol ? 0 : count));
  }

  turnLuxury(): void {
    this.luxury = this.luxury < this.luxuryMost && this.size < this.most ? this.luxury + 1 : 0;
  }

  private rest(symbol: number): number {
    return (this.have[symbol] ?? 0) - (this.given[symbol] ?? 0);
  }

  /**
   * The answers that make this bid, from a question on. Questions with one answer are not asked, except for symbols; the
   * last symbol follows from the others, and all of them if the whole hand or none of it is bid.
   */
  plan(step: string, symbols: readonly string[]): string[] {
    const hand = this.have.reduce((sum, count) => sum + count, 0);
    const plan = step === "bid" ? [`bid ${this.card}`] : [];
    if (this.least < this.most) plan.push(`size ${String(this.size)}`);
    if (Math.max(0, this.size - hand) < Math.min(this.size, this.luxuryMost))
      plan.push(`luxury ${String(this.luxury)}`);
    if (this.cards > 0 && this.cards < hand) {
      plan.push(...symbols.slice(0, -1).map((symbol, i) => `give ${symbol} ${String(this.given[i] ?? 0)}`));
    }
    return plan;
  }
}

export const draft = new Draft();

/** The name of a bid in the making. */
export function draftId(table: string, round: number, card: string): string {
  return `${table}:${String(round)}:${card}`;
}
