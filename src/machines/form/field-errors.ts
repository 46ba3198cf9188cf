import type { FieldError } from '../../../contract/calls/checking.ts';

/** What is wrong, by field; under '' stands what belongs to no single one. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The errors by field, the first sentence of each; `below` strips a prefix that the server puts before its names. */
export function byField(errors: readonly FieldError[], below = ''): FieldErrors {
  const found: Record<string, string> = {};
  for (const { field, message } of errors) {
    const name = below !== '' && field.startsWith(`${below}.`) ? field.slice(below.length + 1) : field;
    found[name] ??= message;
  }
  return found;
}

/** The errors as they are shown when one field alone was looked at again. */
export function withField(shown: FieldErrors, field: string, now: FieldErrors): FieldErrors {
  const { [field]: _, ...others } = shown;
  const message = now[field];
  return message === undefined ? others : { ...others, [field]: message };
}

/** The first field with an error, in the order of the form. */
export function firstInvalid(errors: FieldErrors, values: object): { field: string } | null {
  const field =
    Object.keys(values).find((name) => name in errors) ?? Object.keys(errors).find((name) => name !== '');
  return field === undefined ? null : { field };
}
