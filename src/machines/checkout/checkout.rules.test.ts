import { describe, expect, test } from 'vitest';
import {
  sampleUnsavedCheckout,
  openCheckoutScene,
  CHECKOUT_SHIPPING,
} from '../../../tests/support/browser/checkout.ts';
import { NOW, sampleItem, sampleProduct } from '../../../tests/support/samples/samples.ts';
import { isRefusalResolvedBy, checkoutRefusalOf, placeOrderInputOf } from './checkout.rules.ts';
import type { CheckoutContext, CheckoutFailure } from './checkout.types.ts';

const refused = [sampleItem({ quantity: 3 })];
const fewer = [sampleItem({ quantity: 2 })];
const after = (code: CheckoutFailure) => ({ failure: { code, status: 409, errors: [] }, cart: refused });

describe(isRefusalResolvedBy.name, () => {
  test('R8.9 another cart mends what was wrong with the lines', () => {
    for (const code of ['CART_EMPTY', 'INSUFFICIENT_STOCK', 'STORE_CLOSED', 'STORE_UNCHOSEN'] as const)
      expect(isRefusalResolvedBy(fewer, after(code))).toEqual(true);
  });

  test('the same wishes, no cart, an empty one and one that is stuck mend nothing', () => {
    const stuck = [sampleItem({ quantity: 2, product: sampleProduct({ stock: 1 }) })];
    for (const cart of [refused, null, [], stuck])
      expect(isRefusalResolvedBy(cart, after('INSUFFICIENT_STOCK'))).toEqual(false);
  });

  test('what costs more is acknowledged, not mended, and where nothing failed nothing is mended', () => {
    expect(isRefusalResolvedBy(fewer, after('PRICE_CHANGED'))).toEqual(false);
    expect(isRefusalResolvedBy(fewer, { failure: null, cart: refused })).toEqual(false);
  });
});

describe(checkoutRefusalOf.name, () => {
  test('R5.10 an empty cart is refused here, without an answer of the server', () => {
    expect(checkoutRefusalOf({ cart: [], store: null, stores: {}, now: NOW })).toEqual({
      code: 'CART_EMPTY',
      status: 0,
      errors: [],
    });
  });
});

describe(placeOrderInputOf.name, () => {
  const context = (changes: Partial<CheckoutContext>) => ({
    ...openCheckoutScene({ input: { kept: sampleUnsavedCheckout() } }).actor.getSnapshot().context,
    ...changes,
  });

  test('nothing is sent without a valid shipping or without a key', () => {
    expect(placeOrderInputOf(context({})).key).toEqual(sampleUnsavedCheckout().key);
    expect(() => placeOrderInputOf(context({ shipping: { ...CHECKOUT_SHIPPING, city: '' } }))).toThrow(
      'a valid shipping',
    );
    expect(() => placeOrderInputOf(context({ key: null }))).toThrow('a key');
  });
});
