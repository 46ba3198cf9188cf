import type { CommonFailure } from '../../../contract/api/failure.ts';
import { failureMessages } from '../feedback/failure.messages.ts';
import { createFailureText } from './producer-failure.messages.ts';

/** Failure messages common to all admin calls (R8.13). */
export const adminFailures = {
  ...failureMessages,
  FORBIDDEN: 'No tienes permisos de administrador para esta acción.',
} satisfies Record<CommonFailure, string>;

/** Failure message of loading admin data (R8.13). */
export const adminFailureText = createFailureText(adminFailures);
