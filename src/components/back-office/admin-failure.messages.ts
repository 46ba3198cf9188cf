import type { CommonFailure } from '../../../contract/api/failure.ts';
import { failureMessages } from '../feedback/failure.messages.ts';
import { failureTextOf } from './producer-failure.messages.ts';

/** What going on as an admin may be refused for (R8.13). */
export const adminFailures = {
  ...failureMessages,
  FORBIDDEN: 'No tienes permisos de administrador para esta acción.',
} satisfies Record<CommonFailure, string>;

/** Why what the admins look after did not come (R8.13). */
export const adminFailureText = failureTextOf(adminFailures);
