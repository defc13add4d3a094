// Lists that scroll to what matters most.

/**
 * Scrolls a list before it is next painted and whenever its size changes: in a dialog that is not open yet it has
 * no size, and an on-screen keyboard takes some of it. Returns a function that stops this.
 */
export function keepScrolled(list: HTMLElement, scroll: () => void): () => void {
  const observer = new ResizeObserver(scroll); // it is called once in any case, when the layout is known
  observer.observe(list);
  return () => observer.disconnect();
}

/** Keeps a list scrolled to its newest item, at the end; returns a function that stops this. */
export function keepScrolledToEnd(list: HTMLElement): () => void {
  return keepScrolled(list, () => (list.scrollTop = list.scrollHeight));
}
