import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Fallback that renders nothing, for optional parts. */
export const EmptyFallback = () => null;

/**
 * Lazy component, to be rendered below a `Suspense`. `Otherwise` replaces it permanently if its code cannot be loaded;
 * without `Otherwise` the error reaches the screen's error boundary.
 */
export function lazyWithFallback<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Otherwise?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  const asModule = (part: ComponentType<Props>) => ({ default: part });
  return lazy(() => fetchPart().then(asModule, Otherwise && (() => asModule(Otherwise))));
}
