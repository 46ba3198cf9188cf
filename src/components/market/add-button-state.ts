/** State of the add button, with a short reason if no more units can be added. */
export type AddState =
  | { kind: 'idle' }
  | { kind: 'adding' }
  | { kind: 'added'; reason: string | null }
  | { kind: 'unavailable'; reason: string };
