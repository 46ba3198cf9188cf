import { lazyWithFallback } from '../../components/hydration/lazy-with-fallback.ts';

/** Lazy screen of a store that does not exist. */
export const MissingStore = lazyWithFallback(() =>
  import('../shell/missing-screen.tsx').then((part) => part.StorePreviewOrNotFound),
);
