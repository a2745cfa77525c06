/** The time, ticking, as the server counts it. */

class Now {
  /** Seconds since 1970 by the server's clock. */
  server = $state(Date.now() / 1000);
  private skew = 0;

  constructor() {
    setInterval(() => {
      this.tick();
    }, 1000);
  }

  /** A message from the server said what time it is there. */
  heard(serverTime: number): void {
    this.skew = serverTime - Date.now() / 1000;
    this.tick();
  }

  private tick(): void {
    this.server = Date.now() / 1000 + this.skew;
  }
}

export const now = new Now();
