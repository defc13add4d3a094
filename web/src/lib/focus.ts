// Where the focus is, and whether it may be moved.

const FIELD = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Whether `target` is a text field, so that key presses belong to it. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(FIELD);
}

/** Whether a dialog is open. */
export function isCovered(): boolean {
  return document.querySelector("dialog[open], [role=dialog]") !== null;
}

/** Whether a key press is for the page itself, not for a text field, a dialog or what has used it already. */
const isForPage = (event: KeyboardEvent): boolean => !event.defaultPrevented && !isField(event.target) && !isCovered();

/** Whether a key press is an Escape for the page itself. */
export const isEscape = (event: KeyboardEvent): boolean => event.key === "Escape" && isForPage(event);

/** Whether a key press is for the page itself, and is no shortcut of the browser. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !event.altKey && !event.ctrlKey && !event.metaKey && isForPage(event);

/** Focuses the page's heading, unless something has the focus. */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
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
