/** State of the add button, with a short reason if no more units can be added. */
export type AddButtonState =
  | { kind: 'idle' }
  | { kind: 'adding' }
  | { kind: 'added'; reason: string | null }
  | { kind: 'unavailable'; reason: string };
