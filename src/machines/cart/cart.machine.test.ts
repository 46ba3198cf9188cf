import { describe, expect, test } from 'vitest';
import {
  addItemEvent,
  consumer,
  removeItemEvent,
  waitUntilCartIdle,
  setQuantityEvent,
  visibleLinesIn,
  startCart,
} from '../../../tests/support/browser/cart.ts';
import { cartLine, cartProduct } from '../../../tests/support/browser/cart-server.ts';
import { cartMachine } from './cart.machine.ts';
import { cartCount, cartTotal, cartLineSelector } from './cart.selectors.ts';

describe(`${cartMachine.id} of nobody`, () => {
  test('R3.11 R4.17 R9.11 it is local: id, user, lines, total, and every change is stored', async () => {
    const { actor, storage } = startCart();
    actor.send({ type: 'page.hydrated' });
    await waitUntilCartIdle(actor);
    actor.send(addItemEvent('a', 2));
    actor.send(addItemEvent('b'));
    actor.send(addItemEvent('a'));
    actor.send(setQuantityEvent('b', 4));
    const lines = [
      { id: 'a', productId: 'a', product: cartProduct('a'), quantity: 3, price: 2 },
      { id: 'b', productId: 'b', product: cartProduct('b'), quantity: 4, price: 2 },
    ];
    expect(actor.getSnapshot().context.cart).toEqual({
      id: 'local-cart',
      userId: 'anonymous',
      items: lines,
      totalPrice: 14,
    });
    expect(storage.lines).toEqual(lines);
    expect([cartCount(actor.getSnapshot()), cartTotal(actor.getSnapshot())]).toEqual([7, 14]);
    actor.send(removeItemEvent('a'));
    expect(cartLineSelector('a')(actor.getSnapshot())).toEqual(undefined);
    expect(storage.lines).toEqual(lines.slice(1));
  });

  test('what is added before the storage has been read joins what is stored', async () => {
    const { actor } = startCart({ stored: [cartLine('a', 2)] });
    actor.send({ type: 'page.hydrated' });
    actor.send(addItemEvent('a'));
    actor.send(addItemEvent('b'));
    await waitUntilCartIdle(actor);
    expect(visibleLinesIn(actor)).toEqual({ a: 3, b: 1 });
  });

  test('R4.17 a producer has a local cart too', async () => {
    const { actor, server } = startCart({ stored: [cartLine('a', 2)] });
    actor.send({ type: 'page.hydrated' });
    actor.send({ type: 'session.opened', user: { ...consumer, role: 'producer' } });
    await waitUntilCartIdle(actor);
    actor.send(addItemEvent('a'));
    expect([visibleLinesIn(actor), server.requests]).toEqual([{ a: 3 }, []]);
  });

  test('what another tab stores is shown', async () => {
    const { actor, changeElsewhere } = startCart({ stored: [cartLine('a', 2)] });
    actor.send({ type: 'page.hydrated' });
    await waitUntilCartIdle(actor);
    changeElsewhere([cartLine('b', 5)]);
    expect(visibleLinesIn(actor)).toEqual({ b: 5 });
  });

  test('battery 114 stored lines that were unreadable are told of', async () => {
    const { actor, heard } = startCart({ stored: [cartLine('a', 2)], dropped: 3 });
    actor.send({ type: 'page.hydrated' });
    await waitUntilCartIdle(actor);
    expect(heard).toEqual([{ type: 'cart.linesLost', count: 3 }]);
    expect(visibleLinesIn(actor)).toEqual({ a: 2 });
  });

  test.each([
    ['INVALID_QUANTITY', addItemEvent('a', 0)],
    ['INVALID_QUANTITY', addItemEvent('a', 1.5)],
    ['INVALID_QUANTITY', addItemEvent('a', Number.NaN)],
    ['INVALID_QUANTITY', addItemEvent('a', 1_000)],
    ['INVALID_QUANTITY', setQuantityEvent('a', -1)],
    ['INVALID_PRODUCT_ID', addItemEvent(' ')],
    ['INSUFFICIENT_STOCK', { ...addItemEvent('a', 3), product: cartProduct('a', 4) }],
  ] as const)('R5.7 R8.7 %s is refused at once and changes nothing', async (code, event) => {
    const { actor, heard } = startCart({ stored: [cartLine('a', 2)] });
    actor.send({ type: 'page.hydrated' });
    await waitUntilCartIdle(actor);
    actor.send(event);
    const productId = event.type === 'item.added' ? event.product.id : event.productId;
    const name = `Producto ${productId}`;
    const wanted = (event.type === 'item.added' && productId === 'a' ? 2 : 0) + event.quantity;
    expect(heard).toEqual([
      { type: 'cart.refused', refusal: { code, productId, name, wanted, status: 0, errors: [] } },
    ]);
    expect(visibleLinesIn(actor)).toEqual({ a: 2 });
  });

  test('a hundred lines are all that a cart holds', async () => {
    const stored = Array.from({ length: 100 }, (_, index) => cartLine(`p${index}`, 1));
    const { actor, heard } = startCart({ stored });
    actor.send({ type: 'page.hydrated' });
    await waitUntilCartIdle(actor);
    actor.send(addItemEvent('a'));
    actor.send(addItemEvent('p7'));
    expect(heard).toEqual([
      {
        type: 'cart.refused',
        refusal: { code: 'CONFLICT', productId: 'a', wanted: 1, name: 'Producto a', status: 0, errors: [] },
      },
    ]);
    expect([cartCount(actor.getSnapshot()), visibleLinesIn(actor)['p7']]).toEqual([101, 2]);
  });
});
