import { NO_PAGE } from './no-page.ts';

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;

/** Tells each time that whoever was away comes back to this tab; answers how to stop. */
export function watchReturns(
  onReturn: () => void,
  page: Page = import.meta.env.SSR ? NO_PAGE : document,
): () => void {
  const tell = () => {
    if (page.visibilityState === 'visible') onReturn();
  };
  page.addEventListener('visibilitychange', tell);
  return () => page.removeEventListener('visibilitychange', tell);
}
