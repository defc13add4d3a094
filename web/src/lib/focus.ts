// Where the focus is, and whether it may be taken from there.

const FIELD = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Whether a key that is pressed there belongs to a field in which somebody writes. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(FIELD);
}

/** Whether a dialog lies over the page. */
export function isCovered(): boolean {
  return document.querySelector("dialog[open], [role=dialog]") !== null;
}

/**
 * Focuses an element that has just come, and gives the focus back when it goes. Somebody who writes or
 * reads a dialog keeps it.
 */
export function focused(element: HTMLElement): (() => void) | void {
  const before = document.activeElement;
  if (isField(before) || isCovered()) return;
  element.focus({ preventScroll: true });
  return () => {
    const taken = document.activeElement;
    if (taken !== element && taken !== document.body) return;
    const hand = document.querySelector<HTMLElement>("[data-card][tabindex='0']");
    const there = before instanceof HTMLElement && before !== document.body && before.isConnected;
    (there ? before : hand)?.focus({ preventScroll: true });
  };
}
