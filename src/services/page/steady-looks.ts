type Page = Pick<Document, 'visibilityState'>;

/** How often something is looked at that others change while it is read, in ms: they are seen within 10 s. */
const LOOK_EVERY = 8_000;

/** Tells every few seconds while somebody sees the page and the browser has a line; answers how to stop. */
export function lookSteadily(
  onDue: () => void,
  { page = document, isOnline = () => navigator.onLine }: { page?: Page; isOnline?: () => boolean } = {},
): () => void {
  const timer = setInterval(() => {
    if (page.visibilityState === 'visible' && isOnline()) onDue();
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
