import { type Context, type ReactNode, useDeferredValue } from 'react';

/**
 * Context provider with a deferred value: a change re-renders its readers with low priority.
 * A change right after the start does not force React to hydrate deferred parts at once.
 */
export const createDeferredProvider = <Value,>(Told: Context<Value>) =>
  function DeferredProvider({ value, children }: { value: Value; children: ReactNode }) {
    return <Told value={useDeferredValue(value)}>{children}</Told>;
  };
