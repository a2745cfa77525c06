/** A promise in words that goes with an offer (CV-5.12): kept while the offer is made, said once it is on the table. */

class Promised {
  text = $state("");

  /** What was promised, once. */
  take(): string {
    const said = this.text.trim();
    this.text = "";
    return said;
  }
}

export const promised = new Promised();
