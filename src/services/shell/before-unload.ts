type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Makes the browser ask before this page is left. Returns the function that stops it. */
export function warnBeforeUnload(page: Page = window): () => void {
  const ask = (event: Event) => event.preventDefault();
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}
