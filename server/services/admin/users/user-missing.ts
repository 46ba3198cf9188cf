import { Refusal } from '../../../http/refusal.ts';

/** The refusal of an account that is not there (R8.13). */
export const userMissing = (): Refusal => new Refusal('NOT_FOUND', 'Usuario no encontrado.');
