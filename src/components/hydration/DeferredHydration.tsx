import { type ReactNode, Suspense } from 'react';

/**
 * What React takes over when the page is alive already, piece by piece as the browser has time, and at once where it is pressed:
 * the boundary is what lets it wait, nothing in it is still to come. What in it reads an actor begins with what the server drew
 * (src/hydration/use-hydration-selector.ts).
 */
export const DeferredHydration = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
