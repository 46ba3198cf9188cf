import { type ReactNode, Suspense } from 'react';

/**
 * Deferred hydration: a Suspense boundary that React hydrates after the page is interactive, or at once when pressed.
 * Nothing inside suspends. Components that read an actor must start with the server's state
 * (src/hydration/use-hydration-selector.ts).
 */
export const DeferredHydration = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
