// Lists that scroll to what matters.

/**
 * Scrolls a list now, and whenever it gets another size: in a dialog that is still to open it has none, and
 * a keyboard that comes up takes some of it. Returns what ends it.
 */
export function scrolled(list: HTMLElement, scroll: () => void): () => void {
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(list);
  return () => observer.disconnect();
}

/** The same for a list whose end is its newest. */
export function scrolledToEnd(list: HTMLElement): () => void {
  return scrolled(list, () => (list.scrollTop = list.scrollHeight));
}
