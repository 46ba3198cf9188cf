import { coerce, define, string, type Struct } from 'superstruct';
import { LENGTHS } from './lengths.ts';
import { normalizeText } from './text.ts';

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/u;

/** The one canonical form of an address: trimmed, NFC, lower case. Both sides use it (R5.19). */
export const canonicalEmail = (email: string): string => (normalizeText(email.trim()) ?? email).toLowerCase();

/** An e-mail address in canonical form; `messages` are said when it is missing or malformed. */
export const emailField = (messages: { required: string; invalid: string }): Struct<string, null> =>
  coerce(
    define('email', (value) => {
      if (typeof value !== 'string' || value === '') return messages.required;
      if (value.length > LENGTHS.email || normalizeText(value) === null) return messages.invalid;
      return EMAIL.test(value) || messages.invalid;
    }),
    string(),
    canonicalEmail,
  );

/** The e-mail address of an account (R5.19). */
export const Email = emailField({ required: 'El email es requerido', invalid: 'Formato de email inválido' });
