import { SERVER_DOCUMENT } from './server-document.ts';

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;

/**
 * Calls back each time this tab becomes hidden, the last reliable event before a page is left. Returns the
 * unsubscribe function.
 */
export function onPageHide(
  onHidden: () => void,
  page: Page = import.meta.env.SSR ? SERVER_DOCUMENT : document,
): () => void {
  const tell = () => {
    if (page.visibilityState === 'hidden') onHidden();
  };
  page.addEventListener('visibilitychange', tell);
  return () => page.removeEventListener('visibilitychange', tell);
}

type UnloadTarget = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Makes the browser ask before this page is left. Returns the function that stops it. */
export function warnBeforeUnload(page: UnloadTarget = window): () => void {
  const ask = (event: Event) => event.preventDefault();
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}

/** Reloads the page. */
export const reloadDocument = (): void => location.reload();
