import { LENGTHS } from './lengths.ts';
import { freeText } from './text.ts';

/** A phone number: digits, spaces, dashes, parentheses, an optional leading plus; blank is allowed (R5.9, R5.19). */
export const Phone = freeText({
  max: LENGTHS.phone,
  pattern: /^\+?[\d\p{Zs}()-]*\d[\d\p{Zs}()-]*$/u,
  invalid: 'Formato de teléfono inválido',
});
