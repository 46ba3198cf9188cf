import { SERVER_DOCUMENT } from './server-document.ts';

type Page = Pick<Document, 'visibilityState'>;

/** How often something is looked at that others change while it is read, in ms: they are seen within 10 s. */
const LOOK_EVERY = 8_000;

/** Of these looks one in so many is due while nobody sees the page, but waits to hear of it: about twice a minute. */
const OUT_OF_SIGHT = 4;

interface Watched {
  page?: Page;
  isOnline?: () => boolean;
  /** Whether somebody waits to hear of it who does not see the page. */
  isAwaited?: () => boolean;
}

/**
 * Tells every few seconds while somebody sees the page, and less often while it is out of sight but awaited, as long as the browser
 * has a line; answers how to stop.
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
