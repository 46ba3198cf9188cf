import { define } from 'superstruct';
import { LENGTHS } from '../values/lengths.ts';
import { normalizeText } from '../values/text.ts';

const FORBIDDEN_WORDS = ['123456', 'password', 'qwerty', 'abc123', 'admin'];

/** Canonical form of a password (Unicode NFC), used for validation, comparison and hashing. */
export const canonicalPassword = (password: string): string => password.normalize('NFC');

/** Length in code points. A far too long text is measured in UTF-16 units, to avoid the cost of normalization. */
const lengthOf = (password: string) =>
  password.length > 16 * LENGTHS.passwordMax
    ? password.length
    : Array.from(canonicalPassword(password)).length;

/** Password rules in display order (R5.16). */
export const PASSWORD_RULES = [
  {
    id: 'minLength',
    label: `Al menos ${LENGTHS.passwordMin} caracteres`,
    message: `La contraseña debe tener al menos ${LENGTHS.passwordMin} caracteres`,
    holds: (password: string) => lengthOf(password) >= LENGTHS.passwordMin,
  },
  {
    id: 'maxLength',
    label: `Como mucho ${LENGTHS.passwordMax} caracteres`,
    message: `La contraseña no puede superar los ${LENGTHS.passwordMax} caracteres`,
    holds: (password: string) => lengthOf(password) <= LENGTHS.passwordMax,
  },
  {
    id: 'lowercase',
    label: 'Una letra minúscula',
    message: 'La contraseña debe contener al menos una letra minúscula',
    holds: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    id: 'uppercase',
    label: 'Una letra mayúscula',
    message: 'La contraseña debe contener al menos una letra mayúscula',
    holds: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: 'digit',
    label: 'Un número',
    message: 'La contraseña debe contener al menos un número',
    holds: (password: string) => /\d/.test(password),
  },
  {
    id: 'special',
    label: 'Un carácter especial',
    message: 'La contraseña debe contener al menos un carácter especial',
    holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  },
  {
    id: 'notCommon',
    label: 'Ninguna palabra fácil de adivinar',
    message: 'La contraseña contiene una palabra demasiado común',
    holds: (password: string) => !FORBIDDEN_WORDS.some((word) => password.toLowerCase().includes(word)),
  },
] as const;

export type PasswordRuleId = (typeof PASSWORD_RULES)[number]['id'];

/** First violated password rule as a message; null for a valid password (R5.16). */
export function passwordProblem(password: unknown): string | null {
  if (typeof password !== 'string' || password === '') return 'La contraseña es requerida';
  if (normalizeText(password) === null) return 'La contraseña contiene caracteres no válidos';
  const canonical = canonicalPassword(password);
  return PASSWORD_RULES.find((rule) => !rule.holds(canonical))?.message ?? null;
}

/** New password; never trimmed. */
export const NewPassword = define<string>('contraseña', (value) => passwordProblem(value) ?? true);

/** Password for comparison only: not empty and at most the maximum length, because hashing longer ones is expensive. */
export const GivenPassword = define<string>(
  'contraseña',
  (value) =>
    (typeof value === 'string' &&
      value !== '' &&
      value.isWellFormed() &&
      lengthOf(value) <= LENGTHS.passwordMax) ||
    (value === undefined || value === '' ? 'La contraseña es requerida' : 'La contraseña no es válida'),
);
