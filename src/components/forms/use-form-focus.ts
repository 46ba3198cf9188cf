import { type RefObject, useEffect, useRef } from 'react';

/** A form's ref that moves the focus to the field a chart asks for, each time it asks. */
export function useFormFocus(focus: { field: string } | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = focus && form.current?.elements.namedItem(focus.field);
    if (field instanceof HTMLElement) field.focus();
  }, [focus]);
  return form;
}
