import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Shown instead of what nobody misses. */
export const EmptyFallback = () => null;

/**
 * A part whose code comes when it is first drawn, below a `Suspense`. `Otherwise` stands in for good where the code cannot be
 * fetched; without one the screen breaks, and says so.
 */
export function lazyWithFallback<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Otherwise?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  const asModule = (part: ComponentType<Props>) => ({ default: part });
  return lazy(() => fetchPart().then(asModule, Otherwise && (() => asModule(Otherwise))));
}
