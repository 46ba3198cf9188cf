import type { CurrentStoreFailure } from '../../machines/shell/current-store.types.ts';
import { failureMessages } from '../feedback/failure.messages.ts';

/** Not-found message with fixed wording (R8.16). */
export const storeNotFoundText = (idOrSlug: string) =>
  `Popup store "${idOrSlug}" no encontrado o no está disponible`;

/** Failure message of loading the requested store. */
export const currentStoreFailureText = ({ code, idOrSlug }: CurrentStoreFailure): string =>
  code === 'POPUP_STORE_NOT_FOUND' ? storeNotFoundText(idOrSlug) : failureMessages[code];
