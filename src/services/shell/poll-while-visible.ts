import { SERVER_DOCUMENT } from './server-document.ts';

type Page = Pick<Document, 'visibilityState'>;

/** Polling interval in ms, for data that other users change: changes are visible within 10 s. */
const LOOK_EVERY = 8_000;

/** On a hidden page only one poll of this many runs, if a notification is wanted: about twice a minute. */
const OUT_OF_SIGHT = 4;

interface Watched {
  page?: Page;
  isOnline?: () => boolean;
  /** True if the user wants to be notified while the page is hidden. */
  isAwaited?: () => boolean;
}

/**
 * Polling while the page is visible, and less often while it is hidden and a notification is wanted. It
 * pauses while the browser is offline. Returns the function that stops it.
 */
export function pollWhileVisible(
  onDue: () => void,
  {
    page = import.meta.env.SSR ? SERVER_DOCUMENT : document,
    isOnline = () => navigator.onLine,
    isAwaited = () => false,
  }: Watched = {},
): () => void {
  let unseen = 0;
  const timer = setInterval(() => {
    unseen = page.visibilityState === 'visible' ? 0 : unseen + 1;
    const isDue = unseen === 0 || (unseen % OUT_OF_SIGHT === 0 && isAwaited());
    if (isDue && isOnline()) onDue();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
