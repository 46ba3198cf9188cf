import type { CommonFailure, KnownFailure } from '../../../contract/api/failure.ts';
import { failureMessages } from '../feedback/failure.messages.ts';
import { serverMessageOf } from '../feedback/server-message.ts';

/** Failure messages common to all producer calls (R8.6). */
export const producerFailures = {
  ...failureMessages,
  FORBIDDEN: 'No tienes permisos de productor para realizar esta acción.',
} satisfies Record<CommonFailure, string>;

/**
 * Message function for a table of failure messages. Some failures, such as a conflict or full storage, use the server's
 * message.
 */
export const createFailureText =
  <Code extends string>(words: Readonly<Record<Code, string>>) =>
  (failure: KnownFailure<Code>): string =>
    serverMessageOf(failure) ?? words[failure.code];

/** Failure message of loading producer data (R8.6). */
export const producerFailureText = createFailureText(producerFailures);
