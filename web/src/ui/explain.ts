// An explanation that appears beside what it explains while the pointer or the keyboard's focus is there.

import type { Attachment } from "svelte/attachments";

import "../styles/explain.css";

/** Milliseconds for the pointer to go over to the explanation, which stays while it is there. */
const LINGERS = 150;
/** The distances from the explained element and from the edge of the window, in px. */
const GAP = 8;
const EDGE = 12;

let last = 0;

/** Shows `text` beside an element on hover and on focus; Escape hides it. */
export function explain(text: () => string): Attachment<HTMLElement> {
  return (element) => {
    const id = `explained-${++last}`;
    let shown: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show(): void {
      clearTimeout(timer);
      if (shown) return;
      shown = document.createElement("div");
      shown.id = id;
      shown.className = "explanation";
      shown.setAttribute("role", "tooltip");
      shown.textContent = text();
      shown.onpointerenter = () => clearTimeout(timer);
      shown.onpointerleave = leave;
      // Inside an open dialog, which would otherwise cover it, or the landmark of what it explains.
      (element.closest("dialog, main, header") ?? document.body).append(shown);
      element.setAttribute("aria-describedby", id);
      put(shown, element.getBoundingClientRect());
    }
    function hide(): void {
      clearTimeout(timer);
      shown?.remove();
      shown = null;
      element.removeAttribute("aria-describedby");
    }
    function leave(): void {
      clearTimeout(timer);
      timer = setTimeout(() => !focused() && hide(), LINGERS);
    }
    function focused(): boolean {
      return element === document.activeElement && element.matches(":focus-visible");
    }
    function enter(event: PointerEvent): void {
      if (event.pointerType !== "touch") show();
    }
    function focus(): void {
      if (focused()) show();
    }
    function key(event: KeyboardEvent): void {
      if (event.key === "Escape" && shown) hide();
    }
    function press(): void {
      if (shown) hide();
      else if (element.matches("button")) show();
    }

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointerenter", enter, { signal });
    element.addEventListener("pointerleave", leave, { signal });
    element.addEventListener("focusin", focus, { signal });
    element.addEventListener("focusout", hide, { signal });
    element.addEventListener("click", press, { signal });
    document.addEventListener("keydown", key, { signal });
    return () => {
      hide();
      listening.abort();
    };
  };
}

/** Places an explanation below an element or, where there is no room, above it. */
function put(shown: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = shown;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.min(at.left, clientWidth - width - EDGE);
  const below = at.bottom + GAP + height <= clientHeight - EDGE;
  shown.style.left = `${Math.max(EDGE, left)}px`;
  shown.style.top = `${Math.max(EDGE, below ? at.bottom + GAP : at.top - GAP - height)}px`;
}
