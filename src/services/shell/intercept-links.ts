/** The whole address of a link of this site that is pressed to be followed here and now; null for any other press. */
function addressPressed(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.href;
}

/**
 * Gives every press of a link to `follow` before the page hears of it, until the returned function is called; the page hears only
 * of those that it does not take over.
 */
export function interceptLinks(
  follow: (href: string) => boolean,
  page: EventTarget = globalThis,
): () => void {
  const onClick = (event: Event) => {
    const href = event instanceof MouseEvent ? addressPressed(event) : null;
    if (href === null || !follow(href)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('click', onClick, { capture: true });
  return () => page.removeEventListener('click', onClick, { capture: true });
}
