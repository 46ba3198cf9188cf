import type { CommonFailure, KnownFailure } from '../../../contract/api/failure.ts';
import { failureMessages } from '../feedback/failure.messages.ts';
import { serverSentence } from '../feedback/server-sentence.ts';

/** What going on as a producer may be refused for (R8.6). */
export const producerFailures = {
  ...failureMessages,
  FORBIDDEN: 'No tienes permisos de productor para realizar esta acción.',
} satisfies Record<CommonFailure, string>;

/** The sentence for each failure of which there are words; a conflict, and a full account, in the server's own. */
export const failureTextOf =
  <Code extends string>(words: Readonly<Record<Code, string>>) =>
  (failure: KnownFailure<Code>): string =>
    serverSentence(failure) ?? words[failure.code];

/** Why what belongs to a producer did not come (R8.6). */
export const producerFailureText = failureTextOf(producerFailures);
