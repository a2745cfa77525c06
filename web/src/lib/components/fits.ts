/**
 * A text is read whole or not at all: where its room is too small for it, it makes way. The card says it when it is
 * looked at.
 */

const UNFIT = "is-unfit";

/** How far letters reach out of lines that are set close, which takes no room. */
function overhang(node: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  const [line] = range.getClientRects();
  const close = parseFloat(getComputedStyle(node).lineHeight);
  return line && close ? Math.max(0, line.height - close) : 0;
}

export function fits(node: HTMLElement): () => void {
  const look = () => {
    node.classList.remove(UNFIT);
    const whole =
      node.scrollHeight <= node.clientHeight + 1 + overhang(node) && node.scrollWidth <= node.clientWidth + 1;
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

/** A text of which as many whole lines are read as its room has; all of it is a tap away, which `data-line` says. */
export function clamped(node: HTMLElement): () => void {
  const room = node.parentElement ?? node;
  const look = () => {
    const lines = Math.floor((room.clientHeight + 1) / parseFloat(getComputedStyle(node).lineHeight));
    node.style.setProperty("-webkit-line-clamp", String(Math.max(1, lines)));
    node.classList.toggle(UNFIT, lines < 1);
  };
  const sized = new ResizeObserver(look);
  sized.observe(room);
  return () => {
    sized.disconnect();
  };
}
