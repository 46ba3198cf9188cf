import type { CommonFailure, KnownFailure } from '../../../contract/api/failure.ts';
import { failureMessages, failureText } from '../feedback/failure.messages.ts';

const productMessages = {
  ...failureMessages,
  NOT_FOUND: 'Este producto ya no está en el mercado.',
} satisfies Record<CommonFailure, string>;

/** Failure message of loading a product or the product list. */
export const productFailureText = (failure: KnownFailure): string =>
  failure.code === 'NOT_FOUND' ? productMessages.NOT_FOUND : failureText(failure);
