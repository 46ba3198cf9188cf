import { Refusal } from '../../http/refusal.ts';

/** Refusal of a store, by id or slug, that is missing or not visible to the asker (R8.16). */
export const storeNotFound = (store: string): Refusal =>
  new Refusal('POPUP_STORE_NOT_FOUND', `Popup store "${store}" no encontrado o no está disponible`);
