/** Short messages at the edge of the screen. */

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "bad";
  action?: { text: string; run: () => void };
}

let next = 1;

class Toasts {
  list = $state<Toast[]>([]);

  show(text: string, options: { tone?: Toast["tone"]; action?: Toast["action"]; seconds?: number } = {}): number {
    const same = this.list.find((toast) => toast.text === text);
    if (same) return same.id;
    const toast: Toast = { id: next++, text, tone: options.tone ?? "plain" };
    if (options.action) toast.action = options.action;
    this.list = [...this.list.slice(-3), toast];
    setTimeout(
      () => {
        this.drop(toast.id);
      },
      (options.seconds ?? 6) * 1000,
    );
    return toast.id;
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
