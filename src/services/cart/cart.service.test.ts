import { describe, expect, test } from 'vitest';
import type { Result } from '../../../contract/api/failure.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import {
  sampleFailure,
  sampleId,
  sampleItem,
  sampleProduct,
} from '../../../tests/support/samples/samples.ts';
import { createCartService } from './cart.service.ts';

const cart = { id: sampleId(8), userId: sampleId(6), items: [sampleItem()], totalPrice: 19 };
const failing = (code: Parameters<typeof sampleFailure>[0], status: number): Result<unknown> => ({
  ok: false,
  failure: sampleFailure(code, { status }),
});

describe(createCartService.name, () => {
  test('R7.17 each change is one call and answers the whole cart', async () => {
    const whole = successfulAnswer({ cart });
    const { call, asked } = fakeCall({
      getCart: whole,
      addCartItem: whole,
      updateCartItem: whole,
      removeCartItem: whole,
    });
    const service = createCartService(call);
    const answers = [
      await service.getCart(),
      await service.change({ kind: 'add', productId: 'p', quantity: 2 }),
      await service.change({ kind: 'set', itemId: 'i', quantity: 3 }),
      await service.change({ kind: 'remove', itemId: 'i' }),
    ];
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: cart })));
    expect(asked).toEqual([
      { name: 'getCart', input: {} },
      { name: 'addCartItem', input: { body: { productId: 'p', quantity: 2 } } },
      { name: 'updateCartItem', input: { params: { itemId: 'i' }, body: { quantity: 3 } } },
      { name: 'removeCartItem', input: { params: { itemId: 'i' } } },
    ]);
  });

  test('R7.17 a cart that does not exist is empty, and cleared already', async () => {
    const { call } = fakeCall({ getCart: failing('NOT_FOUND', 404), clearCart: failing('CART_EMPTY', 404) });
    const service = createCartService(call);
    expect(await service.getCart()).toEqual({
      ok: true,
      value: { id: '', userId: '', items: [], totalPrice: 0 },
    });
    expect(await service.clear()).toEqual({ ok: true, value: null });
  });

  test.each([
    ['INSUFFICIENT_STOCK', 409, 'INSUFFICIENT_STOCK'],
    ['INVALID_PRODUCT_ID', 422, 'INVALID_PRODUCT_ID'],
    ['INVALID_QUANTITY', 422, 'INVALID_QUANTITY'],
    ['NOT_FOUND', 404, 'NOT_FOUND'],
    ['PRICE_CHANGED', 409, 'CONFLICT'],
    ['TIMEOUT', 0, 'TIMEOUT'],
  ] as const)('R8.7 %s comes out as one of the cart’s failures', async (code, status, known) => {
    const { call } = fakeCall({ addCartItem: failing(code, status) });
    expect(await createCartService(call).addItem({ productId: 'p', quantity: 1 })).toEqual({
      ok: false,
      failure: { code: known, status, errors: [] },
    });
  });

  test.each([
    [successfulAnswer({ product: sampleProduct({ stock: 4 }) }), 4],
    [successfulAnswer({ product: sampleProduct({ stock: 4, isActive: false }) }), 0],
    [failing('NOT_FOUND', 404), 0],
    [failing('NO_RESPONSE', 0), null],
  ])('the stock to clamp by', async (answer, stock) => {
    const { call } = fakeCall({ getProduct: answer });
    expect(await createCartService(call).stockOf('p')).toBe(stock);
  });
});
