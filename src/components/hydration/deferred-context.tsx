import { type Context, type ReactNode, useDeferredValue } from 'react';

/**
 * A provider whose value may come a moment later to what is inside: when it changes often, or as soon as the page lives, nothing
 * is held up by all that reads it, and what React has not taken over yet is not taken over in one go.
 */
export const deferredContext = <Value,>(Told: Context<Value>) =>
  function DeferredProvider({ value, children }: { value: Value; children: ReactNode }) {
    return <Told value={useDeferredValue(value)}>{children}</Told>;
  };
