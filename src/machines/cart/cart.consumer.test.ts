import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import {
  addItemEvent,
  waitForKeeperState,
  consumer,
  orderPlacedEvent,
  removeItemEvent,
  waitUntilCartIdle,
  setQuantityEvent,
  visibleLinesIn,
  startCart,
  startSyncedCart,
} from '../../../tests/support/browser/cart.ts';
import { cartLine, createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { sampleId } from '../../../tests/support/samples/samples.ts';
import type { CartResult } from './cart.types.ts';
import { cartMachine } from './cart.machine.ts';
import { isBusy } from './cart.selectors.ts';

describe(`${cartMachine.id} of a consumer`, () => {
  test('R4.17 whoever comes back to the tab sees what another one has done to the cart', async () => {
    const { actor, server, comeBack } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    server.answer({ kind: 'add', productId: 'b', quantity: 2 });
    comeBack();
    await waitUntilCartIdle(actor);
    expect(visibleLinesIn(actor)).toEqual({ a: 1, b: 2 });
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
    actor.send(addItemEvent('b', 2));
    actor.send(setQuantityEvent('a', 5));
    actor.send(addItemEvent('c'));
    expect(visibleLinesIn(actor)).toEqual({ a: 5, b: 2, c: 1 });
    expect([answers.length, server.quantities()]).toEqual([1, { a: 1 }]);
    expect(isBusy(actor.getSnapshot())).toBe(true);
    for (const sent of [1, 2, 3]) {
      await waitFor(actor, () => answers.length === sent);
      answers[sent - 1]?.resolve();
      await waitFor(actor, () => server.requests.length === sent);
    }
    await waitUntilCartIdle(actor);
    expect(server.requests).toEqual([
      { kind: 'add', productId: 'b', quantity: 2 },
      { kind: 'set', itemId: 'item-a', quantity: 5 },
      { kind: 'add', productId: 'c', quantity: 1 },
    ]);
    expect(visibleLinesIn(actor)).toEqual({ a: 5, b: 2, c: 1 });
  });

  test('quick clicks on a quantity come down to the last wish', async () => {
    const { actor, server } = await startSyncedCart({ server: createCartServer({ a: 1, b: 1 }) });
    for (const quantity of [2, 3, 4, 5]) actor.send(setQuantityEvent('a', quantity));
    actor.send(setQuantityEvent('b', 7));
    actor.send(setQuantityEvent('b', 1));
    await waitUntilCartIdle(actor);
    expect(server.requests).toEqual([
      { kind: 'set', itemId: 'item-a', quantity: 2 },
      { kind: 'set', itemId: 'item-a', quantity: 5 },
    ]);
  });

  test('R8.7 a refused change is taken back and told, with the product’s name', async () => {
    const server = createCartServer({ a: 1 }, { a: 3 });
    const { actor, heard } = await startSyncedCart({ server });
    actor.send(setQuantityEvent('a', 9));
    expect(visibleLinesIn(actor)).toEqual({ a: 9 });
    await waitUntilCartIdle(actor);
    expect(visibleLinesIn(actor)).toEqual({ a: 1 });
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
    actor.send(removeItemEvent('a'));
    await waitUntilCartIdle(actor);
    expect([visibleLinesIn(actor), heard]).toEqual([{}, []]);
  });

  test('battery 108 an addition whose answer was lost is looked up before anything is sent again', async () => {
    const { actor, server, heard } = await startSyncedCart();
    server.fates.push('lostAfter', 'lostBefore', 'answered', 'lostBefore', 'lostBefore');
    actor.send(addItemEvent('a', 2));
    await waitUntilCartIdle(actor);
    expect([server.requests.length, server.quantities()]).toEqual([1, { a: 2 }]);
    actor.send(addItemEvent('a', 3));
    await waitUntilCartIdle(actor);
    expect([server.requests.length, server.quantities(), heard]).toEqual([3, { a: 5 }, []]);
    actor.send(addItemEvent('a', 4));
    await waitUntilCartIdle(actor);
    expect([server.requests.length, server.quantities(), visibleLinesIn(actor)]).toEqual([
      5,
      { a: 5 },
      { a: 5 },
    ]);
    expect(heard.length).toBe(1);
  });

  test('R9.1 an addition that took too long may still arrive: it is taken back, not sent again', async () => {
    const { actor, server, heard } = await startSyncedCart();
    server.fates.push('TIMEOUT');
    actor.send(addItemEvent('a', 2));
    await waitUntilCartIdle(actor);
    expect([server.requests.length, visibleLinesIn(actor)]).toEqual([1, {}]);
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
    actor.send(setQuantityEvent('a', 9));
    await waitUntilCartIdle(actor);
    expect(fetched).toBe(2);
  });

  test('the session ends while a change is under way: what was added stays, in the local cart', async () => {
    const { actor, server, storage } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    server.fates.push('UNAUTHENTICATED');
    actor.send(addItemEvent('b', 2));
    await waitForKeeperState(actor, 'consumerLines.suspended');
    actor.send({ type: 'session.closed', reason: 'SESSION_EXPIRED' });
    await waitUntilCartIdle(actor);
    expect([visibleLinesIn(actor), storage.lines.map(({ productId }) => productId)]).toEqual([
      { b: 2 },
      ['b'],
    ]);
  });

  test('signing out leaves nothing of the consumer’s behind', async () => {
    const { actor, storage } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    actor.send(addItemEvent('b', 2));
    actor.send({ type: 'session.closed', reason: 'SIGNED_OUT' });
    await waitUntilCartIdle(actor);
    expect([visibleLinesIn(actor), storage.lines]).toEqual([{}, []]);
  });

  test('another consumer’s cart takes nothing of the first one’s', async () => {
    const { actor } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    actor.send({ type: 'session.opened', user: { ...consumer, id: sampleId(12) } });
    expect(visibleLinesIn(actor)).toEqual({});
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
    actor.send(orderPlacedEvent(actor));
    expect(visibleLinesIn(actor)).toEqual({});
    await waitUntilCartIdle(actor);
    clock.increment(9_999);
    expect(cleared).toEqual([]);
    clock.increment(1);
    expect([cleared, fetched]).toEqual([['cart.cleared'], 1]);
    server.held.set('b', 2);
    clock.increment(500);
    await waitUntilCartIdle(actor);
    expect([fetched, visibleLinesIn(actor)]).toEqual([2, { b: 2 }]);
  });

  test('R4.19 a server that did not empty the cart is asked to', async () => {
    const { actor, server, clock } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    actor.send(orderPlacedEvent(actor));
    expect(visibleLinesIn(actor)).toEqual({});
    clock.increment(10_000);
    clock.increment(500);
    await waitUntilCartIdle(actor);
    expect([server.quantities(), visibleLinesIn(actor)]).toEqual([{}, {}]);
  });

  test('battery 57 once the server has shown its cart, the same lines again are no leftover of the order', async () => {
    const { actor, server, comeBack } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    server.held.clear();
    actor.send(orderPlacedEvent(actor));
    actor.send(addItemEvent('b'));
    await waitUntilCartIdle(actor);
    actor.send(removeItemEvent('b'));
    await waitUntilCartIdle(actor);
    server.held.set('a', 1);
    comeBack();
    await waitUntilCartIdle(actor);
    expect([server.quantities(), visibleLinesIn(actor)]).toEqual([{ a: 1 }, { a: 1 }]);
  });

  test('R4.19 a change that was answered before the order and heard after it is looked up', async () => {
    const server = createCartServer({ a: 1 });
    const answer = deferred<CartResult>();
    const { actor } = await startSyncedCart({ server, change: () => answer.promise });
    actor.send(addItemEvent('c'));
    server.carryOut({ kind: 'add', productId: 'c', quantity: 1 });
    answer.resolve(server.get());
    server.order();
    actor.send({ type: 'order.placed', taken: [cartLine('a', 1)] });
    await waitUntilCartIdle(actor);
    expect([server.quantities(), visibleLinesIn(actor)]).toEqual([{}, {}]);
  });

  test('battery 108 R4.19 an addition beside the order whose answer was lost is not added twice', async () => {
    const server = createCartServer({ a: 1 });
    const answer = deferred<CartResult>();
    const answers = [answer.promise];
    const { actor } = await startSyncedCart({
      server,
      change: (request) => answers.pop() ?? server.answer(request),
    });
    actor.send(addItemEvent('a'));
    server.order();
    actor.send({ type: 'order.placed', taken: [cartLine('a', 1)] });
    server.carryOut({ kind: 'add', productId: 'a', quantity: 1 });
    answer.resolve({ ok: false, failure: { code: 'NO_RESPONSE', status: 0, errors: [] } });
    await waitUntilCartIdle(actor);
    expect([server.quantities(), visibleLinesIn(actor)]).toEqual([{ a: 1 }, { a: 1 }]);
  });

  test('R4.19 what was being looked up before the order says nothing any more', async () => {
    const server = createCartServer({ a: 1 });
    const looks: ReturnType<typeof deferred<CartResult>>[] = [];
    const fetch = () => {
      const look = deferred<CartResult>();
      looks.push(look);
      return look.promise;
    };
    const { actor, comeBack } = startCart({ server, fetch });
    actor.send({ type: 'page.hydrated' });
    actor.send({ type: 'session.opened', user: consumer });
    await waitFor(actor, () => looks.length === 1);
    looks[0]?.resolve(server.get());
    await waitUntilCartIdle(actor);
    comeBack();
    const before = server.get();
    server.order();
    server.held.set('b', 1);
    actor.send(orderPlacedEvent(actor));
    expect(visibleLinesIn(actor)).toEqual({});
    looks[1]?.resolve(before);
    looks[2]?.resolve(server.get());
    await waitUntilCartIdle(actor);
    expect([server.quantities(), visibleLinesIn(actor)]).toEqual([{ b: 1 }, { b: 1 }]);
  });

  test('battery 57 what another tab put in meanwhile is not lost', async () => {
    const server = createCartServer({ a: 1 });
    const { actor } = await startSyncedCart({ server });
    server.order();
    server.held.set('b', 1);
    actor.send(orderPlacedEvent(actor));
    actor.send(addItemEvent('c'));
    await waitUntilCartIdle(actor);
    expect([server.quantities(), visibleLinesIn(actor)]).toEqual([
      { b: 1, c: 1 },
      { b: 1, c: 1 },
    ]);
  });
});
