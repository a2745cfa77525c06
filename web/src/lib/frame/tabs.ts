/** The keyboard of a list of tabs: arrows, Home and End move and choose; only the chosen tab is in the tab order. */
export function tabs(list: HTMLElement): () => void {
  const all = () => [...list.querySelectorAll<HTMLElement>("[role=tab]")];

  function onkeydown(event: KeyboardEvent): void {
    const each = all();
    const at = each.findIndex((tab) => tab === document.activeElement);
    if (at < 0) return;
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: each.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = each[(to + each.length) % each.length];
    next?.focus();
    next?.click();
  }

  list.addEventListener("keydown", onkeydown);
  return () => {
    list.removeEventListener("keydown", onkeydown);
  };
}
