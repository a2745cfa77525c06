/**
 * A text is read whole or not at all: where its room is too small for it, it makes way. The card says it when it is
 * looked at.
 */

const UNFIT = "is-unfit";

export function fits(node: HTMLElement): () => void {
  const look = () => {
    node.classList.remove(UNFIT);
    const whole = node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
    node.classList.toggle(UNFIT, !whole);
  };
  const sized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  sized.observe(node.parentElement ?? node);
  changed.observe(node, { characterData: true, childList: true, subtree: true });
  look();
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
