import { type Struct, validate } from 'superstruct';

/** Validation error of one field: dotted path and a message for the user. */
export interface FieldError {
  field: string;
  message: string;
}

export type ValidationResult<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/** Limit of errors per answer; a user does not read more. */
const MAX_ERRORS = 50;

/**
 * Validation and normalization of an input by its struct: drops unknown fields, trims and normalizes text. All forms,
 * services and the server use it. It never throws and returns one message per field, at most 50.
 */
export function validateInput<T, S>(input: unknown, struct: Struct<T, S>): ValidationResult<T> {
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

/** Replaces superstruct's English default messages; the project's own rules have Spanish messages. */
const spanish = (message: string) => (message.startsWith('Expected ') ? 'El valor no es válido' : message);
