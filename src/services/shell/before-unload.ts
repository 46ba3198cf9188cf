type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Has the browser ask before this page is left, until it is told to stop. */
export function warnBeforeUnload(page: Page = window): () => void {
  const ask = (event: Event) => event.preventDefault();
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}
