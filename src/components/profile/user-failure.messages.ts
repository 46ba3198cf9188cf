import type { KnownFailure } from '../../../contract/api/failure.ts';
import type { AccountFailure } from '../../machines/account/account-failure.ts';
import { accountMessages } from '../account/account.messages.ts';

/** Messages of the calls about users (R8.13, R8.14). */
const userFailures: Readonly<Record<string, string>> = {
  ...accountMessages,
  UNAUTHENTICATED: 'Usuario no autenticado. Por favor, inicia sesión.',
  FORBIDDEN: 'No tienes permisos de administrador para esta acción.',
  NOT_FOUND: 'Usuario no encontrado.',
} satisfies Record<AccountFailure, string>;

/** Message for a wrong current password, which a change of password or e-mail requires (R8.14). */
export const WRONG_PASSWORD_TEXT = 'La contraseña actual es incorrecta';

const SERVER_KNOWS = ['CONFLICT', 'VALIDATION_FAILED'];
/** HTTP statuses with a message in R8.13. */
const NAMED = [400, 401, 403, 404, 409, 422, 429, 500];

/** Messages of the failures that are specific to one call about users. */
export type FailureTexts<Code extends string> = Readonly<Record<Exclude<Code, AccountFailure>, string>> &
  Readonly<Partial<Record<AccountFailure, string>>>;

/** Failure message of a call about users. CONFLICT and VALIDATION_FAILED use the server's message (R8.13). */
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
