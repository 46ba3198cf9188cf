import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { startCart, startSyncedCart, consumer, resting, shownIn } from '../../../tests/support/cart.ts';
import { cartLine, cartProduct, createCartServer } from '../../../tests/support/cart-server.ts';
import { deferred } from '../../../tests/support/deferred.ts';
import { sampleId } from '../../../tests/support/samples.ts';
import { cartMachine } from './cart.machine.ts';
import { cartCount, cartTotal, isBusy, lineOf } from './cart.selectors.ts';

const add = (id: string, quantity = 1) =>
  ({ type: 'item.added', product: cartProduct(id), quantity }) as const;
const set = (productId: string, quantity: number) =>
  ({ type: 'item.quantityChanged', productId, quantity }) as const;
const remove = (productId: string) => ({ type: 'item.removed', productId }) as const;

describe(`${cartMachine.id} of nobody`, () => {
  test('R4.17 R9.11 it is local: id, user, lines, total, and every change is stored', async () => {
    const { actor, storage } = startCart();
    actor.send({ type: 'page.hydrated' });
    await resting(actor);
    actor.send(add('a', 2));
    actor.send(add('b'));
    actor.send(add('a'));
    actor.send(set('b', 4));
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
    actor.send(remove('a'));
    expect(lineOf('a')(actor.getSnapshot())).toEqual(undefined);
    expect(storage.lines).toEqual(lines.slice(1));
  });

  test('what is added before the storage has been read joins what is stored', async () => {
    const { actor } = startCart({ stored: [cartLine('a', 2)] });
    actor.send({ type: 'page.hydrated' });
    actor.send(add('a'));
    actor.send(add('b'));
    await resting(actor);
    expect(shownIn(actor)).toEqual({ a: 3, b: 1 });
  });

  test('a producer has a local cart too', async () => {
    const { actor, server } = startCart({ stored: [cartLine('a', 2)] });
    actor.send({ type: 'page.hydrated' });
    actor.send({ type: 'session.opened', user: { ...consumer, role: 'producer' } });
    await resting(actor);
    actor.send(add('a'));
    expect([shownIn(actor), server.requests]).toEqual([{ a: 3 }, []]);
  });

  test('what another tab stores is shown', async () => {
    const { actor } = startCart({ stored: [cartLine('a', 2)] });
    actor.send({ type: 'page.hydrated' });
    await resting(actor);
    actor.send({ type: 'cart.changedElsewhere', lines: [cartLine('b', 5)] });
    expect(shownIn(actor)).toEqual({ b: 5 });
  });

  test('battery 114 stored lines that were unreadable are told of', async () => {
    const { actor, heard } = startCart({ stored: [cartLine('a', 2)], dropped: 3 });
    actor.send({ type: 'page.hydrated' });
    await resting(actor);
    expect(heard).toEqual([{ type: 'cart.linesLost', count: 3 }]);
    expect(shownIn(actor)).toEqual({ a: 2 });
  });

  test.each([
    ['INVALID_QUANTITY', add('a', 0)],
    ['INVALID_QUANTITY', add('a', 1.5)],
    ['INVALID_QUANTITY', add('a', Number.NaN)],
    ['INVALID_QUANTITY', add('a', 1_000)],
    ['INVALID_QUANTITY', set('a', -1)],
    ['INVALID_PRODUCT_ID', add(' ')],
    ['INSUFFICIENT_STOCK', { ...add('a', 3), product: cartProduct('a', 4) }],
  ] as const)('R5.7 R8.7 %s is refused at once and changes nothing', async (code, event) => {
    const { actor, heard } = startCart({ stored: [cartLine('a', 2)] });
    actor.send({ type: 'page.hydrated' });
    await resting(actor);
    actor.send(event);
    const productId = event.type === 'item.added' ? event.product.id : event.productId;
    const name = `Producto ${productId}`;
    const wanted = (event.type === 'item.added' && productId === 'a' ? 2 : 0) + event.quantity;
    expect(heard).toEqual([
      { type: 'cart.refused', refusal: { code, productId, name, wanted, status: 0, errors: [] } },
    ]);
    expect(shownIn(actor)).toEqual({ a: 2 });
  });

  test('a hundred lines are all that a cart holds', async () => {
    const stored = Array.from({ length: 100 }, (_, index) => cartLine(`p${index}`, 1));
    const { actor, heard } = startCart({ stored });
    actor.send({ type: 'page.hydrated' });
    await resting(actor);
    actor.send(add('a'));
    actor.send(add('p7'));
    expect(heard).toEqual([
      {
        type: 'cart.refused',
        refusal: { code: 'CONFLICT', productId: 'a', wanted: 1, name: 'Producto a', status: 0, errors: [] },
      },
    ]);
    expect([cartCount(actor.getSnapshot()), shownIn(actor)['p7']]).toEqual([101, 2]);
  });
});

describe(`${cartMachine.id} of a consumer`, () => {
  test('R4.17 whoever comes back to the tab sees what another one has done to the cart', async () => {
    const { actor, server, comeBack } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    server.answer({ kind: 'add', productId: 'b', quantity: 2 });
    comeBack();
    await resting(actor);
    expect(shownIn(actor)).toEqual({ a: 1, b: 2 });
  });

  test('R4.17 it is the server’s; changes show at once and are sent in order, one at a time', async () => {
    const answers: ReturnType<typeof deferred<void>>[] = [];
    const server = createCartServer({ a: 1 });
    const { actor } = await startSyncedCart({
      server,
      change: async (request) => {
        const answer = deferred<void>();
        answers.push(answer);
        await answer.promise;
        return server.answer(request);
      },
    });
    actor.send(add('b', 2));
    actor.send(set('a', 5));
    actor.send(add('c'));
    expect(shownIn(actor)).toEqual({ a: 5, b: 2, c: 1 });
    expect([answers.length, server.quantities()]).toEqual([1, { a: 1 }]);
    expect(isBusy(actor.getSnapshot())).toBe(true);
    for (const sent of [1, 2, 3]) {
      await waitFor(actor, () => answers.length === sent);
      answers[sent - 1]?.resolve();
      await waitFor(actor, () => server.requests.length === sent);
    }
    await resting(actor);
    expect(server.requests).toEqual([
      { kind: 'add', productId: 'b', quantity: 2 },
      { kind: 'set', itemId: 'item-a', quantity: 5 },
      { kind: 'add', productId: 'c', quantity: 1 },
    ]);
    expect(shownIn(actor)).toEqual({ a: 5, b: 2, c: 1 });
  });

  test('quick clicks on a quantity come down to the last wish', async () => {
    const { actor, server } = await startSyncedCart({ server: createCartServer({ a: 1, b: 1 }) });
    for (const quantity of [2, 3, 4, 5]) actor.send(set('a', quantity));
    actor.send(set('b', 7));
    actor.send(set('b', 1));
    await resting(actor);
    expect(server.requests).toEqual([
      { kind: 'set', itemId: 'item-a', quantity: 2 },
      { kind: 'set', itemId: 'item-a', quantity: 5 },
    ]);
  });

  test('R8.7 a refused change is taken back and told, with the product’s name', async () => {
    const server = createCartServer({ a: 1 }, { a: 3 });
    const { actor, heard } = await startSyncedCart({ server });
    actor.send(set('a', 9));
    expect(shownIn(actor)).toEqual({ a: 9 });
    await resting(actor);
    expect(shownIn(actor)).toEqual({ a: 1 });
    expect(heard).toEqual([
      {
        type: 'cart.refused',
        refusal: {
          code: 'INSUFFICIENT_STOCK',
          status: 0,
          errors: [],
          productId: 'a',
          wanted: 9,
          name: 'Producto a',
        },
      },
    ]);
  });

  test('a line that is gone already is removed without a word', async () => {
    const server = createCartServer({ a: 1 });
    const { actor, heard } = await startSyncedCart({ server });
    server.held.clear();
    actor.send(remove('a'));
    await resting(actor);
    expect([shownIn(actor), heard]).toEqual([{}, []]);
  });

  test('battery 108 an addition whose answer was lost is looked up before anything is sent again', async () => {
    const { actor, server, heard } = await startSyncedCart();
    server.fates.push('lostAfter', 'lostBefore', 'answered', 'lostBefore', 'lostBefore');
    actor.send(add('a', 2));
    await resting(actor);
    expect([server.requests.length, server.quantities()]).toEqual([1, { a: 2 }]);
    actor.send(add('a', 3));
    await resting(actor);
    expect([server.requests.length, server.quantities(), heard]).toEqual([3, { a: 5 }, []]);
    actor.send(add('a', 4));
    await resting(actor);
    expect([server.requests.length, server.quantities(), shownIn(actor)]).toEqual([5, { a: 5 }, { a: 5 }]);
    expect(heard.length).toBe(1);
  });

  test('R9.1 an addition that took too long may still arrive: it is taken back, not sent again', async () => {
    const { actor, server, heard } = await startSyncedCart();
    server.fates.push('TIMEOUT');
    actor.send(add('a', 2));
    await resting(actor);
    expect([server.requests.length, shownIn(actor)]).toEqual([1, {}]);
    expect(heard).toEqual([
      {
        type: 'cart.refused',
        refusal: { code: 'TIMEOUT', status: 0, errors: [], productId: 'a', wanted: 2, name: 'Producto a' },
      },
    ]);
  });

  test('R8.7 a refusal brings the stock up to date', async () => {
    let fetched = 0;
    const server = createCartServer({ a: 1 }, { a: 3 });
    const { actor } = await startSyncedCart({
      server,
      fetch: () => {
        fetched += 1;
        return server.get();
      },
    });
    actor.send(set('a', 9));
    await resting(actor);
    expect(fetched).toBe(2);
  });

  test('the session ends while a change is under way: what was added stays, in the local cart', async () => {
    const { actor, server, storage } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    server.fates.push('UNAUTHENTICATED');
    actor.send(add('b', 2));
    await waitFor(actor, (snapshot) => snapshot.matches({ lines: { synced: 'suspended' } }));
    actor.send({ type: 'session.closed', reason: 'SESSION_EXPIRED' });
    await resting(actor);
    expect([shownIn(actor), storage.lines.map(({ productId }) => productId)]).toEqual([{ b: 2 }, ['b']]);
  });

  test('signing out leaves nothing of the consumer’s behind', async () => {
    const { actor, storage } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    actor.send(add('b', 2));
    actor.send({ type: 'session.closed', reason: 'SIGNED_OUT' });
    await resting(actor);
    expect([shownIn(actor), storage.lines]).toEqual([{}, []]);
  });

  test('another consumer’s cart takes nothing of the first one’s', async () => {
    const { actor } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    actor.send({ type: 'session.opened', user: { ...consumer, id: sampleId(12) } });
    expect(shownIn(actor)).toEqual({});
  });
});

describe(`${cartMachine.id} after an order`, () => {
  test('R4.19 it is empty at once, tells so after 10 s and looks again 0.5 s later', async () => {
    const server = createCartServer({ a: 1 });
    let fetched = 0;
    const { actor, clock, cleared } = await startSyncedCart({
      server,
      fetch: () => {
        fetched += 1;
        return server.get();
      },
    });
    server.held.clear();
    actor.send({ type: 'order.placed' });
    expect(shownIn(actor)).toEqual({});
    await resting(actor);
    clock.increment(9_999);
    expect(cleared).toEqual([]);
    clock.increment(1);
    expect([cleared, fetched]).toEqual([['cart.cleared'], 2]);
    server.held.set('b', 2);
    clock.increment(500);
    await resting(actor);
    expect([fetched, shownIn(actor)]).toEqual([3, { b: 2 }]);
  });

  test('R4.19 a server that did not empty the cart is asked to', async () => {
    const { actor, server } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    actor.send({ type: 'order.placed' });
    await resting(actor);
    expect([server.quantities(), shownIn(actor)]).toEqual([{}, {}]);
  });

  test('battery 57 what another tab put in meanwhile is not lost', async () => {
    const server = createCartServer({ a: 1 });
    const { actor } = await startSyncedCart({ server });
    server.held.clear();
    server.held.set('b', 1);
    actor.send({ type: 'order.placed' });
    actor.send(add('c'));
    await resting(actor);
    expect([server.quantities(), shownIn(actor)]).toEqual([
      { b: 1, c: 1 },
      { b: 1, c: 1 },
    ]);
  });
});
