import { lazyWithFallback } from '../../components/hydration/lazy-with-fallback.ts';

/** What is said of a store that is not there; it comes when one is not. */
export const MissingStore = lazyWithFallback(() =>
  import('../shell/missing-screen.tsx').then((part) => part.UnknownStore),
);
