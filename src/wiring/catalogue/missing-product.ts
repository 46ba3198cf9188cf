import { lazyWithFallback } from '../../components/hydration/lazy-with-fallback.ts';

/** Lazy screen of a product that does not exist. */
export const MissingProduct = lazyWithFallback(() =>
  import('../shell/missing-screen.tsx').then((part) => part.ProductPreviewOrNotFound),
);
