import type { CurrentStoreFailure } from '../../machines/shell/current-store.types.ts';
import { failureMessages } from '../feedback/failure.messages.ts';

/** R8.16. */
export const storeNotFoundText = (idOrSlug: string) =>
  `Popup store "${idOrSlug}" no encontrado o no está disponible`;

/** Why the store that was asked for is not shown. */
export const currentStoreFailureText = ({ code, idOrSlug }: CurrentStoreFailure): string =>
  code === 'POPUP_STORE_NOT_FOUND' ? storeNotFoundText(idOrSlug) : failureMessages[code];
