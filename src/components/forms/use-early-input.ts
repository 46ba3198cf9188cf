import { type RefObject, useEffect } from 'react';

/** Hands over what stands in a form's fields when the page comes alive: typed or filled in before anybody listened. */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  onFound: (field: string, value: string) => void,
): void {
  useEffect(() => {
    if (!form.current) return;
    for (const [field, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value !== '') onFound(field, value);
    }
    // Only once: from then on the fields tell of themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
