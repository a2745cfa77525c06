/** Addresses of the client, by the history API. */

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => {
      this.read();
    });
    addEventListener("hashchange", () => {
      this.read();
    });
    document.addEventListener("click", (event) => {
      this.follow(event);
    });
  }

  go(to: string, options: { replace?: boolean } = {}): void {
    const samePage = new URL(to, location.href).pathname === this.path;
    history[options.replace ? "replaceState" : "pushState"](null, "", to);
    this.read();
    if (!samePage) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }

  /** Links to our own pages need no new document. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // within the page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
