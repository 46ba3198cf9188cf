import { type RefObject, useEffect } from 'react';

/** Reads field values at hydration, because users or the browser may have filled fields before it. */
export function usePreHydrationInput(
  form: RefObject<HTMLFormElement | null>,
  onFound: (field: string, value: string) => void,
): void {
  useEffect(() => {
    if (!form.current) return;
    for (const [field, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value !== '') onFound(field, value);
    }
    // Runs once: later changes reach the chart through events.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
