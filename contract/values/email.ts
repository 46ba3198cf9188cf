import { coerce, define, string, type Struct } from 'superstruct';
import { LENGTHS } from './lengths.ts';
import { normalizeText, tooLongMessage } from './text.ts';

const ATOMS = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{M}\p{Nd}]+(?:-+[\p{L}\p{M}\p{Nd}]+)*$/u;
/** Default-ignorable (invisible) characters; other invisible characters cannot match the patterns above. */
const UNSEEN = /\p{DI}/u;

const isLabel = (label: string) => label.length <= 63 && LABEL.test(label);

/**
 * Syntax check of an e-mail address: unquoted local part, domain labels, non-numeric top-level domain. Invisible and
 * NFKC-unstable characters are rejected, because other systems may rewrite them.
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

/** Canonical e-mail address: trimmed, NFC, lower case. Client and server both use it (R5.19). */
export const canonicalEmail = (email: string): string => (normalizeText(email.trim()) ?? email).toLowerCase();

/** Struct of an e-mail address in canonical form; `messages` are the errors for a missing or malformed address. */
export const emailField = (messages: { required: string; invalid: string }): Struct<string, null> =>
  coerce(
    define('email', (value) => {
      if (typeof value !== 'string' || value === '') return messages.required;
      if (value.length > LENGTHS.email) return tooLongMessage(LENGTHS.email);
      return (normalizeText(value) !== null && isAddress(value)) || messages.invalid;
    }),
    string(),
    canonicalEmail,
  );

/** E-mail address of an account (R5.19). */
export const Email = emailField({ required: 'El email es requerido', invalid: 'Formato de email inválido' });
