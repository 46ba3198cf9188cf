import type { Cart } from '../../../contract/cart/cart.ts';
import type { CartFailureCode, CartResult } from './cart.types.ts';

/** Definitive refusals: the server changed nothing. */
const CERTAIN: readonly CartFailureCode[] = [
  'INSUFFICIENT_STOCK',
  'STORE_CLOSED',
  'INVALID_PRODUCT_ID',
  'INVALID_QUANTITY',
  'INVALID_ITEM_ID',
  'VALIDATION_FAILED',
];
/** Transient failures, which a later retry may resolve. */
const PASSING: readonly CartFailureCode[] = [
  'UNAVAILABLE',
  'TIMEOUT',
  'NO_RESPONSE',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
];

export const cartIn = (result: CartResult): Cart | null => (result.ok ? result.value : null);
export const cartFailureCodeIn = (result: CartResult): CartFailureCode | null =>
  result.ok ? null : result.failure.code;

const isAmong = (codes: readonly CartFailureCode[], result: CartResult) =>
  !result.ok && codes.includes(result.failure.code);

export const isDefinitiveRefusal = (result: CartResult): boolean => isAmong(CERTAIN, result);
export const isTransientCartFailure = (result: CartResult): boolean => isAmong(PASSING, result);
