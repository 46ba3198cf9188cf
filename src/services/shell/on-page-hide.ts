import { SERVER_DOCUMENT } from './server-document.ts';

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;

/** Tells each time that this tab goes out of sight, which is the last that a page hears before it is left; answers how to stop. */
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
