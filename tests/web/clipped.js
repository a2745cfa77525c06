/**
 * Every text of the table that somebody cannot read whole: cut by a box that cannot be scrolled, broken inside a word, or
 * too small. Maps and dials are drawn as large as there is room, and can be enlarged.
 * What scrolls is in reach; `data-line` says that a text is one line of more, a tap away.
 */
() => {
  const LEAST = 12; // pixels: what is smaller is not read
  const page = document.querySelector(".table-page");
  const found = new Map();
  const clips = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const where = (element) => {
    const path = [];
    for (let each = element; each && each !== page && path.length < 4; each = each.parentElement)
      path.unshift([each.localName, ...[...each.classList].filter((name) => !name.startsWith("svelte-"))].join("."));
    return path.join(" > ");
  };
  const note = (element, why, text) => {
    const key = `${where(element)}: ${why}`;
    if (!found.has(key)) found.set(key, `${key} ${JSON.stringify(text.trim().slice(0, 40))}`);
  };
  const hides = (element, rects, size) => {
    let [across, down] = [true, true];
    for (let box = element; box && box !== page.parentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const room = box.getBoundingClientRect();
      for (const rect of rects) {
        // what is drawn of a line: without the room above capitals and below descenders
        const [top, bottom] = [rect.top + 0.22 * size, rect.bottom - 0.14 * size];
        if (across && clips(style.overflowX) && (rect.left < room.left - 1 || rect.right > room.right + 1)) return box;
        if (down && clips(style.overflowY) && (top < room.top - 1 || bottom > room.bottom + 1)) return box;
      }
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      if (style.position === "fixed") return null;
    }
    return null;
  };
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(".vh, svg, select, [data-line]")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (getComputedStyle(element).clipPath !== "none") continue; // for those who hear the page
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (rects.length === 0) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < LEAST) note(element, `${size} px`, node.data);
    const box = hides(element, rects, size);
    if (box) note(element, box === element ? "cut" : `cut by ${where(box).split(" > ").at(-1)}`, node.data);
    for (const word of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      let line = null;
      for (let at = word.index; at < word.index + word[0].length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const rect = [...range.getClientRects()].at(-1); // after a hyphen the first one is the hyphen's
        if (!rect) continue;
        if (line !== null && rect.top > line + 0.6 * size) {
          note(element, "broken word", `${node.data.slice(word.index, at)}|${node.data.slice(at)}`);
          break;
        }
        line = rect.top;
      }
    }
  }
  return [...found.values()];
};
