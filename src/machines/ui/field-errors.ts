import type { FieldError } from '../../../contract/api/validate-input.ts';

/** Error messages by field; '' for errors that belong to no single field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** First error message of each field. `below` is a prefix of the server's field names, which is removed. */
export function errorsByField(errors: readonly FieldError[], below = ''): FieldErrors {
  const found: Record<string, string> = {};
  for (const { field, message } of errors) {
    const name = below !== '' && field.startsWith(`${below}.`) ? field.slice(below.length + 1) : field;
    found[name] ??= message;
  }
  return found;
}

/** True if an error belongs to this field or to a part of it: `payment.0.note` belongs to `payment`. */
const isOf = (field: string) => (name: string) => name === field || name.startsWith(`${field}.`);

/** True if a field or a part of it has an error. */
export const hasFieldError = (errors: FieldErrors, field: string): boolean =>
  Object.keys(errors).some(isOf(field));

/** Displayed errors after one field, with its parts, was validated again. */
export function withFieldErrors(shown: FieldErrors, field: string, now: FieldErrors): FieldErrors {
  const isLooked = isOf(field);
  return Object.fromEntries([
    ...Object.entries(shown).filter(([name]) => !isLooked(name)),
    ...Object.entries(now).filter(([name]) => isLooked(name)),
  ]);
}

/** First field with an error, in the order of the form. */
export function firstInvalidField(errors: FieldErrors, values: object): { field: string } | null {
  const names = Object.keys(errors).filter((name) => name !== '');
  const field =
    Object.keys(values)
      .map((name) => names.find(isOf(name)))
      .find((name) => name !== undefined) ?? names[0];
  return field === undefined ? null : { field };
}
