/** Tap, long press, right click and the key I on one thing: a tap acts, the others show the detail. */

const LONG = 480;
const SLIP = 10;

export function detailOnHold(
  show: (() => void) | undefined,
): (node: HTMLElement | SVGElement) => (() => void) | undefined {
  return (node) => {
    if (!show) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: [number, number] = [0, 0];
    let held = false;

    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const down = (event: Event) => {
      const pointer = event as PointerEvent;
      held = false;
      if (pointer.button !== 0) return;
      from = [pointer.clientX, pointer.clientY];
      timer = setTimeout(() => {
        held = true;
        show();
      }, LONG);
    };
    const move = (event: Event) => {
      const pointer = event as PointerEvent;
      if (Math.hypot(pointer.clientX - from[0], pointer.clientY - from[1]) > SLIP) stop();
    };
    const swallow = (event: Event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      stop();
      if (!held) show();
      held = false;
    };
    const key = (event: Event) => {
      const stroke = event as KeyboardEvent;
      if (stroke.key !== "i" && stroke.key !== "I") return;
      event.preventDefault();
      event.stopPropagation();
      show();
    };

    node.setAttribute("data-hold", ""); // holding it shows more than a tip
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("pointerleave", stop);
    node.addEventListener("click", swallow, { capture: true });
    node.addEventListener("contextmenu", menu);
    node.addEventListener("keydown", key);
    return () => {
      stop();
      node.removeAttribute("data-hold");
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("pointerleave", stop);
      node.removeEventListener("click", swallow, { capture: true });
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("keydown", key);
    };
  };
}
