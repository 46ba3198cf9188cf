import { describe, expect, test } from 'vitest';
import {
  addItemEvent,
  waitForKeeperState,
  consumer,
  orderPlacedEvent,
  removeItemEvent,
  waitUntilCartIdle,
  setQuantityEvent,
  visibleLinesIn,
  startSyncedCart,
} from '../../../tests/support/browser/cart.ts';
import { createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { countUnsentChanges } from '../../components/cart/unsent-changes.ts';
import { type CartActorRef, cartMachine } from './cart.machine.ts';
import { isBusy } from './cart.selectors.ts';
import type { CartResult } from './cart.types.ts';

describe(`${cartMachine.id} of a consumer without a line`, () => {
  const stalled = (actor: CartActorRef) => waitForKeeperState(actor, 'consumerLines.stalled');

  test('battery 108 it takes every change, says how many products wait, and sends the last wishes when the line is back', async () => {
    const { actor, server, heard } = await startSyncedCart({ server: createCartServer({ a: 1, b: 2 }) });
    server.line.isDown = true;
    actor.send(setQuantityEvent('a', 2));
    await stalled(actor);
    for (const quantity of [3, 4]) actor.send(setQuantityEvent('a', quantity));
    actor.send(removeItemEvent('b'));
    actor.send(addItemEvent('c', 2));
    expect([
      visibleLinesIn(actor),
      countUnsentChanges(actor.getSnapshot()),
      isBusy(actor.getSnapshot()),
    ]).toEqual([{ a: 4, c: 2 }, 3, true]);
    server.line.isDown = false;
    server.requests.length = 0;
    actor.send({ type: 'connection.restored' });
    await waitUntilCartIdle(actor);
    expect(server.requests).toEqual([
      { kind: 'set', itemId: 'item-a', quantity: 4 },
      { kind: 'remove', itemId: 'item-b' },
      { kind: 'add', productId: 'c', quantity: 2 },
    ]);
    expect([
      server.quantities(),
      visibleLinesIn(actor),
      countUnsentChanges(actor.getSnapshot()),
      heard,
    ]).toEqual([{ a: 4, c: 2 }, { a: 4, c: 2 }, 0, []]);
  });

  test('battery 108 a server that nobody calls back is asked again every 10 s, and only asked', async () => {
    let fetched = 0;
    const server = createCartServer({ a: 1 });
    const { actor, clock } = await startSyncedCart({
      server,
      fetch: () => {
        fetched += 1;
        return server.get();
      },
    });
    server.line.isDown = true;
    actor.send(addItemEvent('a'));
    await stalled(actor);
    clock.increment(9_999);
    expect(fetched).toBe(2);
    clock.increment(1);
    await stalled(actor);
    expect([fetched, server.requests.length]).toEqual([3, 1]);
  });

  test('R4.17 what waited when the page was left is sent by the next; what had arrived is not', async () => {
    const server = createCartServer({ a: 3, b: 2 });
    const change = { kind: 'add', quantity: 1, price: 2 } as const;
    const { actor } = await startSyncedCart({
      server,
      unsent: [
        { sent: { ...change, productId: 'a', held: 2 }, queue: [{ ...change, kind: 'set', productId: 'b' }] },
        { sent: { ...change, productId: 'c', held: 0 }, queue: [{ ...change, productId: 'c' }] },
      ],
    });
    await waitUntilCartIdle(actor);
    expect([server.requests, server.quantities(), visibleLinesIn(actor)]).toEqual([
      [
        { kind: 'set', itemId: 'item-b', quantity: 1 },
        { kind: 'add', productId: 'c', quantity: 2 },
      ],
      { a: 3, b: 1, c: 2 },
      { a: 3, b: 1, c: 2 },
    ]);
  });

  test('a session that ended meanwhile keeps what waits until the same consumer is back', async () => {
    const server = createCartServer({ a: 1 });
    const answers: CartResult[] = [server.get()];
    const unauthenticated: CartResult = {
      ok: false,
      failure: { code: 'UNAUTHENTICATED', status: 401, errors: [] },
    };
    const { actor } = await startSyncedCart({ server, fetch: () => answers.shift() ?? unauthenticated });
    server.line.isDown = true;
    actor.send(addItemEvent('b'));
    await waitForKeeperState(actor, 'consumerLines.suspended');
    server.line.isDown = false;
    actor.send({ type: 'session.opened', user: consumer });
    await waitUntilCartIdle(actor);
    expect(server.quantities()).toEqual({ a: 1, b: 1 });
  });

  test('R4.17 each confirmed change and each order is told to the other tabs, a refused one is not', async () => {
    const { actor, server, tellings } = await startSyncedCart({
      server: createCartServer({ a: 1 }, { a: 3 }),
    });
    actor.send(setQuantityEvent('a', 2));
    await waitUntilCartIdle(actor);
    actor.send(setQuantityEvent('a', 9));
    await waitUntilCartIdle(actor);
    server.held.clear();
    actor.send(orderPlacedEvent(actor));
    expect(tellings()).toBe(2);
  });
});
