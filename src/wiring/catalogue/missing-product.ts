import { lazyWithFallback } from '../../components/hydration/lazy-with-fallback.ts';

/** What is said of a product that is not there; it comes when one is not. */
export const MissingProduct = lazyWithFallback(() =>
  import('../shell/missing-screen.tsx').then((part) => part.UnknownProduct),
);
