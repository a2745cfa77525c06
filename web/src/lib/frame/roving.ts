/** Of the many buttons in a list only one is in the tab order; arrow keys lead to the others. An attachment. */
export function roving(list: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  const items = () => [...list.querySelectorAll<HTMLElement>("button, a[href]")];

  function settle(): void {
    const all = items();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  }

  function onfocusin(event: FocusEvent): void {
    current = event.target as HTMLElement;
    settle();
  }

  function onkeydown(event: KeyboardEvent): void {
    const all = items();
    const at = current ? all.indexOf(current) : -1;
    const to = new Map([
      ["ArrowDown", at + 1],
      ["ArrowUp", at - 1],
      ["Home", 0],
      ["End", all.length - 1],
    ]).get(event.key);
    if (to === undefined || all.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.max(0, Math.min(to, all.length - 1))]?.focus();
  }

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", onfocusin);
  list.addEventListener("keydown", onkeydown);
  return () => {
    watch.disconnect();
    list.removeEventListener("focusin", onfocusin);
    list.removeEventListener("keydown", onkeydown);
  };
}
