import type { CurrentStoreFailure } from '../../machines/current-store/current-store.types.ts';
import { failureMessages } from '../feedback/failure.messages.ts';

/** R8.16. */
export const storeNotFoundText = (identifier: string) =>
  `Popup store "${identifier}" no encontrado o no está disponible`;

/** Why the store that was asked for is not shown. */
export const currentStoreFailureText = ({ code, identifier }: CurrentStoreFailure): string =>
  code === 'POPUP_STORE_NOT_FOUND' ? storeNotFoundText(identifier) : failureMessages[code];
