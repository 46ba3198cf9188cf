import { describe, expect, test } from 'vitest';
import { sampleItem, sampleProduct } from '../../../tests/support/samples/samples.ts';
import { CART_SETTINGS } from '../../../contract/limits.ts';
import { addButtonStateOf, cartLineOf, addableQuantity } from './cart-line.ts';
import { startingContext } from '../../machines/cart/cart-context.ts';
import { createActor } from 'xstate';
import { cartMachine } from '../../machines/cart/cart.machine.ts';

const honey = sampleProduct({ stock: 4 });
const rest = { held: 0, isPending: false };

describe(addButtonStateOf, () => {
  test('says adding until the cart has it, then added, then nothing', () => {
    expect(addButtonStateOf(honey, { held: 1, isPending: true }, 0)).toEqual({ kind: 'adding' });
    expect(addButtonStateOf(honey, { held: 1, isPending: false }, 0)).toEqual({
      kind: 'added',
      reason: null,
    });
    expect(addButtonStateOf(honey, { held: 1, isPending: false }, null)).toEqual({ kind: 'idle' });
  });

  test('what was added last says with it that no more is left', () => {
    expect(addButtonStateOf(honey, { held: 4, isPending: false }, 3)).toEqual({
      kind: 'added',
      reason: 'Ya llevas todos los que quedan',
    });
  });

  test('an addition that was taken back is not called added', () => {
    expect(addButtonStateOf(honey, { held: 1, isPending: false }, 1)).toEqual({ kind: 'idle' });
  });

  test('a product that is gone, or all of which the cart holds, says so', () => {
    expect(addButtonStateOf(sampleProduct({ stock: 0 }), rest, null)).toEqual({
      kind: 'unavailable',
      reason: 'No queda ninguno',
    });
    expect(addButtonStateOf(honey, { held: 4, isPending: false }, null)).toEqual({
      kind: 'unavailable',
      reason: 'Ya llevas todos los que quedan',
    });
  });
});

describe(addableQuantity, () => {
  test('R5.7 ends at the stock and at the most a line may hold', () => {
    expect([
      addableQuantity({ stock: 4 }, 1),
      addableQuantity({ stock: 4 }, 9),
      addableQuantity({ stock: 5_000 }, 0),
    ]).toEqual([3, 0, CART_SETTINGS.maxQuantity]);
  });
});

describe(cartLineOf, () => {
  const cart = createActor(cartMachine).getSnapshot();
  const snapshotOf = (change: Partial<typeof cart.context>) =>
    ({ ...cart, context: { ...startingContext(), ...change } }) as typeof cart;
  const line = sampleItem({ productId: honey.id, quantity: 2 });
  const change = { kind: 'add', productId: honey.id, quantity: 1, price: 9.5 } as const;

  test('counts what the cart shows', () => {
    const shown = { ...startingContext().cart, items: [line] };
    expect(cartLineOf(snapshotOf({ cart: shown }), honey.id)).toEqual({ held: 2, isPending: false });
    expect(cartLineOf(snapshotOf({ cart: shown }), 'other')).toEqual(rest);
  });

  test('knows what is under way, waiting or arriving', () => {
    const pending = { held: 0, isPending: true };
    expect(cartLineOf(snapshotOf({ sent: { ...change, held: 0 } }), honey.id)).toEqual(pending);
    expect(cartLineOf(snapshotOf({ queue: [change] }), honey.id)).toEqual(pending);
    expect(cartLineOf(snapshotOf({ arriving: [line] }), honey.id)).toEqual(pending);
    expect(cartLineOf(snapshotOf({ queue: [change] }), 'other')).toEqual(rest);
  });
});
