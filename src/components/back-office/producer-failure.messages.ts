import type { CommonFailure, KnownFailure } from '../../../contract/calls/failure.ts';
import { failureMessages } from '../feedback/failure.messages.ts';

/** What going on as a producer may be refused for (R8.6). */
export const producerFailures = {
  ...failureMessages,
  FORBIDDEN: 'No tienes permisos de productor para realizar esta acción.',
} satisfies Record<CommonFailure, string>;

/** Why what belongs to a producer did not come; a conflict in the server's own words. */
export const producerFailureText = ({ code, message }: KnownFailure): string =>
  (code === 'CONFLICT' && message) || producerFailures[code];
