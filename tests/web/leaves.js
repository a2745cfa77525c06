// Every leaf of the board that can be seen, with the words that say what it is, from itself to the region it is in.
(() => {
  const drawer = document.querySelector("dialog[open] .drawer-body");
  const regions = drawer ? [drawer] : [...document.querySelectorAll(".table-page :is(.board, .mat, .strips, .rail)")];
  const apart = ".btn, .map-tools, .key-dot, .vh, kbd, [hidden], .tip-line, .space-tip, .cv-tip, option";
  const isSeen = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
    const there = document.elementsFromPoint(x + width / 2, y + height / 2); // not scrolled away, not behind something
    return there.some((one) => each.contains(one));
  };
  const isLeaf = (each) => {
    if (each instanceof SVGElement) return each.matches("svg:not(:has([tabindex])), [role=button], .target");
    return [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
  };
  const wordsOf = (leaf, region) => {
    const words = [];
    for (let each = leaf; each && each !== region.parentElement; each = each.parentElement)
      if (each.dataset?.explain) words.push(each.dataset.explain);
    return words;
  };
  return regions.flatMap((region) =>
    [...region.querySelectorAll("*")]
      .filter((each) => isLeaf(each) && !each.closest(apart) && isSeen(each))
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const path = [...Array(4)].reduce((found) => {
          const last = found.at(-1);
          return last ? [...found, last.parentElement] : found;
        }, [each]);
        return {
          words: wordsOf(each, region),
          text: each.textContent.trim().slice(0, 40),
          path: path.filter(Boolean).map((one) => `${one.tagName.toLowerCase()}.${(one.getAttribute("class") ?? "").split(/\s+/).filter((name) => !name.startsWith("svelte-")).join(".")}`).join(" < "),
          x: x + width / 2,
          y: y + height / 2,
        };
      }),
  );
})();
