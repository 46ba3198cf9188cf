import { useId } from 'react';

/** Ids and ARIA attributes that connect a control with its hint and error. */
export function useFieldIds(hint: unknown, error: string | null | undefined) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    frame: { controlId: id, hintId: `${id}-hint`, errorId: `${id}-error` },
    control: {
      id,
      ...(described ? { 'aria-describedby': described } : {}),
      ...(error ? { 'aria-invalid': true as const } : {}),
    },
  };
}
