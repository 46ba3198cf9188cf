import { coerce, define, string, type Struct } from 'superstruct';
import { LENGTHS } from './lengths.ts';
import { normalizeText, tooLongText } from './text.ts';

const ATOMS = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{M}\p{Nd}]+(?:-+[\p{L}\p{M}\p{Nd}]+)*$/u;
/** Letters and marks that nobody sees; other such signs are in no name. */
const UNSEEN = /\p{DI}/u;

const isLabel = (label: string) => label.length <= 63 && LABEL.test(label);

/**
 * Whether a mail server takes an address for what it says: a local part and a domain of names whose last is no number, in signs
 * that are seen and that nobody on the way writes as others. What is quoted is none.
 */
function isAddress(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  return (
    rest.length === 0 &&
    local.length <= 64 &&
    ATOMS.test(local) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    /^\p{L}/u.test(labels.at(-1) ?? '') &&
    !UNSEEN.test(text) &&
    text.normalize('NFKC') === text
  );
}

/** The one canonical form of an address: trimmed, NFC, lower case. Both sides use it (R5.19). */
export const canonicalEmail = (email: string): string => (normalizeText(email.trim()) ?? email).toLowerCase();

/** An e-mail address in canonical form; `messages` are said when it is missing or malformed. */
export const emailField = (messages: { required: string; invalid: string }): Struct<string, null> =>
  coerce(
    define('email', (value) => {
      if (typeof value !== 'string' || value === '') return messages.required;
      if (value.length > LENGTHS.email) return tooLongText(LENGTHS.email);
      return (normalizeText(value) !== null && isAddress(value)) || messages.invalid;
    }),
    string(),
    canonicalEmail,
  );

/** The e-mail address of an account (R5.19). */
export const Email = emailField({ required: 'El email es requerido', invalid: 'Formato de email inválido' });
