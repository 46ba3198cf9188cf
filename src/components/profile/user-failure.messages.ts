import type { KnownFailure } from '../../../contract/api/failure.ts';
import type { AccountFailure } from '../../machines/account/account-failure.ts';
import { accountMessages } from '../account/account.messages.ts';

/** What a call about users says (R8.13, R8.14). */
const userFailures: Readonly<Record<string, string>> = {
  ...accountMessages,
  UNAUTHENTICATED: 'Usuario no autenticado. Por favor, inicia sesión.',
  FORBIDDEN: 'No tienes permisos de administrador para esta acción.',
  NOT_FOUND: 'Usuario no encontrado.',
} satisfies Record<AccountFailure, string>;

/** The password of now, which a change of password or address takes, is another one (R8.14). */
export const WRONG_PASSWORD = 'La contraseña actual es incorrecta';

const SERVER_KNOWS = ['CONFLICT', 'VALIDATION_FAILED'];
/** Statuses that R8.13 has a sentence for. */
const NAMED = [400, 401, 403, 404, 409, 422, 429, 500];

/** The refusals of a call that those about users do not share, each with its sentence. */
export type FailureTexts<Code extends string> = Readonly<Record<Exclude<Code, AccountFailure>, string>> &
  Readonly<Partial<Record<AccountFailure, string>>>;

/** Why a call about users failed; a conflict or what is invalid in the server's own words (R8.13). */
export function userFailureText<Code extends string>(
  { code, status, message }: KnownFailure<Code>,
  own: FailureTexts<Code>,
): string {
  if (code === 'VALIDATION_FAILED' && status === 400) return message ?? 'Parámetros de solicitud inválidos';
  const ownTexts: Readonly<Record<string, string>> = own;
  const said = ownTexts[code];
  if (said !== undefined) return said;
  if (status > 400 && !NAMED.includes(status)) return `Error del servidor: ${status}`;
  return (SERVER_KNOWS.includes(code) && message) || (userFailures[code] ?? accountMessages.INTERNAL);
}
