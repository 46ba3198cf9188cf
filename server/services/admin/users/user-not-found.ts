import { Refusal } from '../../../http/refusal.ts';

/** NOT_FOUND refusal for a missing account (R8.13). */
export const userNotFound = (): Refusal => new Refusal('NOT_FOUND', 'Usuario no encontrado.');
