import { type RefObject, useEffect, useRef } from 'react';

/** Form ref that focuses the field named by a chart, for each new `focus` object. */
export function useFormFocus(focus: { field: string } | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = focus && form.current?.elements.namedItem(focus.field);
    if (field instanceof HTMLElement) field.focus();
  }, [focus]);
  return form;
}
