// Dragging a card out of the hand, with mouse, pen or finger.

/** Pixels that a pointer must move before it drags. */
const SLACK = 8;

export interface Drag {
  /** The distance from where the card was picked up, in px. */
  x: number;
  y: number;
}

interface DragOptions {
  /** Called while the card is dragged, and with null when it is released. */
  onmove(drag: Drag | null): void;
  /** Called when the card is released over the trick or high enough above the hand. */
  ondrop(): void;
}

/**
 * An attachment for a card of the hand. After a drag, the click that the browser sends is ignored.
 * A finger must start upwards, so that swiping along the hand moves nothing.
 */
export function draggable({ onmove, ondrop }: DragOptions) {
  return (card: HTMLElement): (() => void) => {
    let start: { id: number; x: number; y: number } | null = null;
    let dragging = false;
    let swallow = false;

    const down = (event: PointerEvent): void => {
      swallow = false;
      if (event.button !== 0 || !event.isPrimary) return;
      start = { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!dragging) {
        const far = Math.hypot(x, y) > SLACK;
        const upward = -y > Math.abs(x) * 0.7;
        if (far && event.pointerType === "touch" && !upward) start = null;
        if (!far || !start) return;
        dragging = true;
        card.setPointerCapture?.(event.pointerId);
      }
      onmove({ x, y });
    };
    const end = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      const lifted = start.y - event.clientY;
      const dropped = dragging && event.type === "pointerup";
      swallow = dragging;
      start = null;
      if (!dragging) return;
      dragging = false;
      onmove(null);
      if (dropped && (lifted > card.offsetHeight * 0.6 || overDrop(event))) ondrop();
    };
    const click = (event: MouseEvent): void => {
      if (!swallow || event.detail === 0) return;
      swallow = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    const listening = new AbortController();
    const { signal } = listening;
    card.addEventListener("pointerdown", down, { signal });
    card.addEventListener("pointermove", move, { signal });
    card.addEventListener("pointerup", end, { signal });
    card.addEventListener("pointercancel", end, { signal });
    card.addEventListener("click", click, { capture: true, signal });
    return () => listening.abort();
  };
}

function overDrop({ clientX, clientY }: PointerEvent): boolean {
  return [...document.querySelectorAll("[data-drop]")].some((zone) => {
    const { left, right, top, bottom } = zone.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
}
