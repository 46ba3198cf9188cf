import type { KnownFailure } from '../../../contract/api/failure.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import type { AccountFailure } from '../../machines/account/account-failure.ts';
import { failureMessages } from '../feedback/failure.messages.ts';
import { retryWaitText } from '../feedback/retry-wait-text.ts';

/** Failure messages of the account calls of visitors (R4.7, R8.6, R8.13). */
export const accountMessages = {
  ...failureMessages,
  INVALID_CODE: 'El código no es correcto o ha caducado. Revísalo o pide otro.',
  BOT_CHECK_FAILED: 'Actividad sospechosa detectada',
} satisfies Record<AccountFailure, string>;

/** Failure message of an account call, with the wait before a retry. A refused bot check uses the server's message. */
export function accountFailureText(
  { code, message, retryAfter }: KnownFailure<AccountFailure>,
  format: Pick<Formatter, 'count'>,
): string {
  const text = (code === 'BOT_CHECK_FAILED' && message) || accountMessages[code];
  return `${text}${retryWaitText(retryAfter, format)}`;
}

export const accountLabels = {
  fullName: 'Nombre y apellidos',
  username: 'Email',
  phone: 'Teléfono',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  confirmationCode: 'Código',
};
