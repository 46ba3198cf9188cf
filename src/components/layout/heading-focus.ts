function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.focus({ preventScroll: true });
  return heading;
}

/**
 * Focus mover to the page heading. A screen may have none while it loads; then the next heading takes the focus.
 * If that heading is replaced, its successor takes it. It stops once the user has moved the focus.
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

/** Focuses the page heading if the focused element was removed; it waits until the replacement has rendered. */
export const catchLostFocus = (): void =>
  queueMicrotask(() => {
    if (document.activeElement === document.body) createHeadingFocus()();
  });

/** Ref of an element that may unmount with the focus in it: the page's heading gets the focus then. */
export const restoreFocusOnUnmount = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) catchLostFocus();
};
