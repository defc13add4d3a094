// Where the focus is, and whether it may be moved.

const FIELD = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Whether a key press there belongs to a text field. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(FIELD);
}

/** Whether a dialog is open. */
export function isCovered(): boolean {
  return document.querySelector("dialog[open], [role=dialog]") !== null;
}

/** Whether a key press is an Escape for the page itself, not for a text field, a dialog or what has used it already. */
export function isEscape(event: KeyboardEvent): boolean {
  return event.key === "Escape" && !event.defaultPrevented && !isField(event.target) && !isCovered();
}

/**
 * Focuses a new element, and returns the focus when it disappears. The focus stays in a text field or
 * dialog.
 */
export function takeFocus(element: HTMLElement): (() => void) | void {
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
