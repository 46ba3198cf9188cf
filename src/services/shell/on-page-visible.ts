import { SERVER_DOCUMENT } from './server-document.ts';

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;

/** Calls back each time this tab becomes visible again. Returns the unsubscribe function. */
export function onPageVisible(
  onReturn: () => void,
  page: Page = import.meta.env.SSR ? SERVER_DOCUMENT : document,
): () => void {
  const tell = () => {
    if (page.visibilityState === 'visible') onReturn();
  };
  page.addEventListener('visibilitychange', tell);
  return () => page.removeEventListener('visibilitychange', tell);
}
