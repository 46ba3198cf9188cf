import type { FieldError } from '../../../contract/api/checking.ts';

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

/** Whether an error is one of this field: of itself, or of a part of it, as `payment.0.note` is of `payment`. */
const isOf = (field: string) => (name: string) => name === field || name.startsWith(`${field}.`);

/** Whether something is wrong with a field or a part of it. */
export const isWrong = (errors: FieldErrors, field: string): boolean => Object.keys(errors).some(isOf(field));

/** The errors as they are shown when one field alone, with its parts, was looked at again. */
export function withField(shown: FieldErrors, field: string, now: FieldErrors): FieldErrors {
  const isLooked = isOf(field);
  return Object.fromEntries([
    ...Object.entries(shown).filter(([name]) => !isLooked(name)),
    ...Object.entries(now).filter(([name]) => isLooked(name)),
  ]);
}

/** The first field with an error, in the order of the form. */
export function firstInvalid(errors: FieldErrors, values: object): { field: string } | null {
  const names = Object.keys(errors).filter((name) => name !== '');
  const field =
    Object.keys(values)
      .map((name) => names.find(isOf(name)))
      .find((name) => name !== undefined) ?? names[0];
  return field === undefined ? null : { field };
}
