import { Refusal } from '../../http/refusal.ts';

/** The refusal of a product that is not there for the asker (R8.6). */
export const productMissing = (): Refusal =>
  new Refusal('NOT_FOUND', 'Producto no encontrado o no disponible.');
