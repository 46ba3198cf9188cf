import type { CommonFailure, KnownFailure } from '../../../contract/api/failure.ts';
import { failureMessages, failureText } from '../feedback/failure.messages.ts';

const productMessages = {
  ...failureMessages,
  NOT_FOUND: 'Este producto ya no está en el mercado.',
} satisfies Record<CommonFailure, string>;

/** Why a product or the list of products did not come. */
export const productFailureText = (failure: KnownFailure): string =>
  failure.code === 'NOT_FOUND' ? productMessages.NOT_FOUND : failureText(failure);
