import type { CommonFailure, KnownFailure } from '../../../contract/calls/failure.ts';
import { failureMessages } from '../feedback/failure.messages.ts';

/** What going on as a producer may be refused for (R8.6). */
export const producerFailures = {
  ...failureMessages,
  FORBIDDEN: 'No tienes permisos de productor para realizar esta acción.',
} satisfies Record<CommonFailure, string>;

/** The sentence for each failure of which there are words; a conflict in the server's own. */
export const failureTextOf =
  <Code extends string>(words: Readonly<Record<Code, string>>) =>
  ({ code, message }: KnownFailure<Code>): string =>
    (code === 'CONFLICT' && message) || words[code];

/** Why what belongs to a producer did not come (R8.6). */
export const producerFailureText = failureTextOf(producerFailures);
