import { Refusal } from '../../http/refusal.ts';

/** NOT_FOUND refusal for a product that is missing or not visible to the asker (R8.6). */
export const productNotFound = (): Refusal =>
  new Refusal('NOT_FOUND', 'Producto no encontrado o no disponible.');
