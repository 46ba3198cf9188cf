import { type Struct, validate } from 'superstruct';

/** What is wrong with one field: a dotted path and a sentence fit to show. */
export interface FieldError {
  field: string;
  message: string;
}

export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/** Nobody reads more of them at once. */
const MAX_ERRORS = 50;

/**
 * Checks and tidies an input by its struct: unknown fields dropped, texts trimmed and normalised.
 * The one way in for forms, services and server; never throws. Messages come out once per field, 50 at most.
 */
export function check<T, S>(input: unknown, struct: Struct<T, S>): Checked<T> {
  const [error, value] = validate(input, struct, { coerce: true, mask: true });
  if (!error) return { ok: true, value };
  const errors = new Map<string, FieldError>();
  for (const { path, message } of error.failures()) {
    const field = path.join('.');
    if (errors.size === MAX_ERRORS) break;
    if (!errors.has(field)) errors.set(field, { field, message: spanish(message) });
  }
  return { ok: false, errors: [...errors.values()] };
}

/** superstruct's own sentences are English; every rule of ours carries its Spanish one. */
const spanish = (message: string) => (message.startsWith('Expected ') ? 'El valor no es válido' : message);
