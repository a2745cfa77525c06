/** Lets a copy of something fly over the table to where it lies now; nothing is told by the flight alone. */

export interface Leaving {
  copy: HTMLElement;
  from: DOMRect;
  /** Where the copy is drawn, with the styles of the thing. */
  root: HTMLElement;
}

/** What a thing looks like that lay there. */
export function leaving(node: HTMLElement, from: DOMRect): Omit<Leaving, "root"> {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${String(from.left)}px`,
    top: `${String(from.top)}px`,
    width: `${String(from.width)}px`,
    height: `${String(from.height)}px`,
    margin: "0",
    zIndex: "15",
    pointerEvents: "none",
    transformOrigin: "center",
  });
  return { copy, from };
}

/** Fly to an element; if it is not on the screen, lift off and fade. */
export function fly({ copy, from, root }: Leaving, to: Element | null, duration = 460): void {
  const goal = to?.getBoundingClientRect();
  const end =
    goal && goal.width > 0
      ? {
          x: goal.left + goal.width / 2 - (from.left + from.width / 2),
          y: goal.top + goal.height / 2 - (from.top + from.height / 2),
          scale: Math.max(0.12, Math.min(goal.width / from.width, goal.height / from.height)),
        }
      : { x: 0, y: -40, scale: 0.9 };
  root.append(copy);
  const motion = copy.animate(
    [
      { transform: "none", opacity: 1 },
      {
        transform: `translate(${String(end.x * 0.55)}px, ${String(end.y * 0.55 - 24)}px) scale(${String((1 + end.scale) / 2)})`,
        opacity: 1,
        offset: 0.55,
      },
      { transform: `translate(${String(end.x)}px, ${String(end.y)}px) scale(${String(end.scale)})`, opacity: 0.15 },
    ],
    { duration, easing: "cubic-bezier(.2, .7, .3, 1)" },
  );
  motion.finished.then(
    () => {
      copy.remove();
    },
    () => {
      copy.remove();
    },
  );
}
