import { useId } from 'react';

/** Ids that tie a control to its hint and its error, and the attributes that say so. */
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
