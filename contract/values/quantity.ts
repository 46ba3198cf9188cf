import { CART_SETTINGS } from '../limits.ts';

/** True for a valid quantity: an integer of 0 or more, up to the maximum (R5.7). */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= CART_SETTINGS.maxQuantity;

/** True for a valid quantity to add: above 0 (R5.7). */
export const isAddedQuantity = (value: unknown): value is number => isQuantity(value) && value > 0;
