function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * Makes the mover of the focus: to the page's heading, or, on a screen that has none while it loads, to the one that
 * comes. Whoever has gone on meanwhile is left alone.
 */
export function createHeadingFocus(): () => void {
  let watcher: MutationObserver | null = null;
  return () => {
    watcher?.disconnect();
    if (focusHeading()) return;
    const start = document.activeElement;
    watcher = new MutationObserver((_, observer) => {
      const isElsewhere = document.activeElement !== start && document.activeElement !== document.body;
      if (isElsewhere || focusHeading()) observer.disconnect();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  };
}
