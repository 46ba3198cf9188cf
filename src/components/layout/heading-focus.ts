function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.focus({ preventScroll: true });
  return heading;
}

/**
 * Makes the mover of the focus: to the page's heading, or, on a screen that has none while it loads, to the one that
 * comes, and on to the next where that one goes. Whoever has gone on meanwhile is left alone.
 */
export function createHeadingFocus(): () => void {
  let watcher: MutationObserver | null = null;
  return () => {
    watcher?.disconnect();
    const start = document.activeElement;
    let heading = focusHeading();
    watcher = new MutationObserver((_, observer) => {
      const { activeElement, body } = document;
      const isLeft = heading?.isConnected
        ? activeElement !== heading
        : activeElement !== body && activeElement !== start;
      if (isLeft) observer.disconnect();
      else if (!heading?.isConnected) heading = focusHeading();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  };
}

/** Leads the focus to the page's heading if whoever had it is gone, once everything that takes its place is drawn. */
export const catchLostFocus = (): void =>
  queueMicrotask(() => {
    if (document.activeElement === document.body) createHeadingFocus()();
  });

/** Ref of an element that may unmount with the focus in it: the page's heading gets the focus then. */
export const restoreFocusOnUnmount = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) catchLostFocus();
};
