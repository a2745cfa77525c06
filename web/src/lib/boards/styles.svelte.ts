/** The style sheet of a board, as long as a page draws its game: elsewhere its names mean other things. */

export function wears(styles: () => string | undefined): void {
  $effect.pre(() => {
    const css = styles();
    if (!css) return;
    const sheet = document.createElement("style");
    sheet.textContent = css;
    document.head.append(sheet);
    return () => {
      sheet.remove();
    };
  });
}
