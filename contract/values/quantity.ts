import { CART } from '../limits.ts';

/** R5.7: a whole number of 0 or more. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= CART.maxQuantity;

/** R5.7: above 0 when adding. */
export const isAddedQuantity = (value: unknown): value is number => isQuantity(value) && value > 0;
