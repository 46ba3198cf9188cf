/** Absolute URL of a clicked link within this site. Null for modified clicks, downloads, new tabs and other sites. */
function addressPressed(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.href;
}

/**
 * Intercepts clicks on links before the page handles them. If `follow` returns true, the page does not see
 * the click. Returns the function that stops it.
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
