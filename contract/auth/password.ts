import { define } from 'superstruct';
import { LENGTHS } from '../values/lengths.ts';
import { normalizeText } from '../values/text.ts';

const FORBIDDEN_WORDS = ['123456', 'password', 'qwerty', 'abc123', 'admin'];

/** One password in whatever way its accents were typed: what is judged, compared and hashed. */
export const canonicalPassword = (password: string): string => password.normalize('NFC');

/** Characters, however many units each takes. What is far too long in units is not looked at any closer. */
const lengthOf = (password: string) =>
  password.length > 16 * LENGTHS.passwordMax
    ? password.length
    : Array.from(canonicalPassword(password)).length;

/** The rules of a password in the order in which they are shown (R5.16). */
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

/** What is wrong with a password, first rule first; null when nothing is (R5.16). */
export function passwordProblem(password: unknown): string | null {
  if (typeof password !== 'string' || password === '') return 'La contraseña es requerida';
  if (normalizeText(password) === null) return 'La contraseña contiene caracteres no válidos';
  const canonical = canonicalPassword(password);
  return PASSWORD_RULES.find((rule) => !rule.holds(canonical))?.message ?? null;
}

/** A new password. Never trimmed. */
export const NewPassword = define<string>('contraseña', (value) => passwordProblem(value) ?? true);

/** A password that is only compared: present and not beyond the longest one (hashing longer ones would cost). */
export const GivenPassword = define<string>(
  'contraseña',
  (value) =>
    (typeof value === 'string' &&
      value !== '' &&
      value.isWellFormed() &&
      lengthOf(value) <= LENGTHS.passwordMax) ||
    (value === undefined || value === '' ? 'La contraseña es requerida' : 'La contraseña no es válida'),
);
