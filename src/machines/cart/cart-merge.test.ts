import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import {
  addItemEvent,
  waitForKeeperState,
  consumer,
  waitUntilCartIdle,
  visibleLinesIn,
  startCart,
  startSyncedCart,
} from '../../../tests/support/browser/cart.ts';
import { cartLine, cartProduct, createCartServer } from '../../../tests/support/browser/cart-server.ts';
import type { CartActorRef } from './cart.machine.ts';

const synced = (actor: CartActorRef) => waitForKeeperState(actor, 'consumerLines.idle');
const merging = (actor: CartActorRef, state: 'waiting' | 'stalled') =>
  waitForKeeperState(actor, `lineMerge.${state}`);

describe('R4.18 when a consumer logs in', () => {
  test('local lines and the server’s add up, and the local cart is empty', async () => {
    const server = createCartServer({ a: 1, c: 4 });
    const { actor, storage, heard } = await startSyncedCart({
      server,
      stored: [cartLine('a', 2), cartLine('b', 3)],
    });
    expect(server.quantities()).toEqual({ a: 3, c: 4, b: 3 });
    expect(visibleLinesIn(actor)).toEqual({ a: 3, c: 4, b: 3 });
    expect(storage.lines).toEqual([]);
    expect(heard).toEqual([{ type: 'cart.merged', summary: { arrived: ['a', 'b'], clamped: [], left: [] } }]);
  });

  test('nothing is said where there was nothing to merge', async () => {
    const { actor, heard } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
    expect([visibleLinesIn(actor), heard]).toEqual([{ a: 1 }, []]);
  });

  test('battery 69 a line beyond the stock is clamped, one of a product that is gone stays behind', async () => {
    const server = createCartServer({ a: 2, full: 5 }, { a: 5, full: 5, soldOut: 0 });
    const stored = [
      cartLine('a', 9),
      cartLine('gone', 1),
      cartLine('full', 1),
      cartLine('soldOut', 1),
      cartLine('b', 1),
    ];
    const { actor, storage, heard } = await startSyncedCart({
      server,
      stored,
      change: (request) =>
        request.kind === 'add' && request.productId === 'gone'
          ? { ok: false, failure: { code: 'NOT_FOUND', status: 404, errors: [] } }
          : server.answer(request),
    });
    const left = (productId: string) => ({
      id: productId,
      productId,
      product: cartProduct(productId),
      quantity: 1,
      price: 2,
    });
    expect(visibleLinesIn(actor)).toEqual({ a: 5, full: 5, b: 1 });
    expect(storage.lines).toEqual([left('gone'), left('soldOut')]);
    expect(heard).toEqual([
      {
        type: 'cart.merged',
        summary: {
          arrived: ['b'],
          clamped: [
            { productId: 'a', wanted: 9, added: 3 },
            { productId: 'full', wanted: 1, added: 0 },
          ],
          left: [
            { line: left('gone'), code: 'NOT_FOUND' },
            { line: left('soldOut'), code: 'INSUFFICIENT_STOCK' },
          ],
        },
      },
    ]);
  });

  test('battery 69 a last line of which the cart holds all there is does not set out again after a reload', async () => {
    const server = createCartServer({ full: 5 }, { full: 5 });
    const { actor, storage } = await startSyncedCart({ server, stored: [cartLine('full', 1)] });
    expect([visibleLinesIn(actor), storage.lines]).toEqual([{ full: 5 }, []]);
  });

  test('battery 108 the line whose answer was lost is looked up before it sets out again', async () => {
    const server = createCartServer({ a: 1 });
    server.fates.push('lostAfter', 'lostBefore');
    const { actor, storage } = startCart({ server, stored: [cartLine('a', 2), cartLine('b', 3)] });
    actor.send({ type: 'page.hydrated' });
    actor.send({ type: 'session.opened', user: consumer });
    await merging(actor, 'stalled');
    expect(visibleLinesIn(actor)).toEqual({ a: 3, b: 3 });
    actor.send({ type: 'connection.restored' });
    await waitFor(actor, () => server.requests.length === 2);
    await merging(actor, 'stalled');
    expect(storage.lines.map(({ productId }) => productId)).toEqual(['b']);
    actor.send({ type: 'connection.restored' });
    await synced(actor);
    expect([server.quantities(), storage.lines]).toEqual([{ a: 3, b: 3 }, []]);
    expect(server.requests).toEqual([
      { kind: 'add', productId: 'a', quantity: 2 },
      { kind: 'add', productId: 'b', quantity: 3 },
      { kind: 'add', productId: 'b', quantity: 3 },
    ]);
  });

  test('without an answer it tries again by itself after a pause', async () => {
    const server = createCartServer();
    const { actor, clock } = startCart({ server, stored: [cartLine('a', 2)], stock: () => null });
    server.fates.push('UNAVAILABLE');
    actor.send({ type: 'page.hydrated' });
    actor.send({ type: 'session.opened', user: consumer });
    await merging(actor, 'stalled');
    clock.increment(10_000);
    await synced(actor);
    expect(server.quantities()).toEqual({ a: 2 });
  });

  test('while the stock cannot be read no line is given up', async () => {
    const server = createCartServer({}, { a: 1 });
    const { actor, storage } = startCart({ server, stored: [cartLine('a', 2)], stock: () => null });
    actor.send({ type: 'page.hydrated' });
    actor.send({ type: 'session.opened', user: consumer });
    await merging(actor, 'stalled');
    expect(storage.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['a', 2]]);
  });

  test('battery 69 two tabs: the second waits, and then finds nothing left to merge', async () => {
    const server = createCartServer();
    const stored = [cartLine('a', 2)];
    const second = startCart({ server, stored, isLocked: true });
    second.actor.send({ type: 'page.hydrated' });
    await waitForKeeperState(second.actor, 'deviceLines.idle');
    second.actor.send({ type: 'session.opened', user: consumer });
    await merging(second.actor, 'waiting');
    expect(visibleLinesIn(second.actor)).toEqual({ a: 2 });

    const first = await startSyncedCart({ server, stored });
    second.storage.lines = first.storage.lines;
    second.grantLock();
    await synced(second.actor);
    expect([server.quantities(), visibleLinesIn(second.actor)]).toEqual([{ a: 2 }, { a: 2 }]);
  });

  test('what is added meanwhile is sent afterwards', async () => {
    const { actor, server } = startCart({ stored: [cartLine('a', 2)] });
    actor.send({ type: 'page.hydrated' });
    actor.send({ type: 'session.opened', user: consumer });
    actor.send(addItemEvent('b'));
    actor.send(addItemEvent('a'));
    await waitFor(actor, () => server.requests.length === 3);
    await synced(actor);
    expect(server.quantities()).toEqual({ a: 3, b: 1 });
  });

  test('R4.19 an order that is found meanwhile has the cart looked up again', async () => {
    const server = createCartServer({ a: 1 });
    const looks = [server.get()];
    const { actor } = startCart({ server, fetch: () => looks.pop() ?? server.get() });
    actor.send({ type: 'page.hydrated' });
    actor.send({ type: 'session.opened', user: consumer });
    server.order();
    actor.send({ type: 'order.placed', taken: [] });
    await waitFor(actor, (snapshot) => snapshot.matches({ lines: 'synced' }));
    await waitUntilCartIdle(actor);
    expect(visibleLinesIn(actor)).toEqual({});
  });

  test('the session ends meanwhile: lines that have not arrived are in the local cart, and only there', async () => {
    const server = createCartServer();
    server.fates.push('answered', 'UNAUTHENTICATED');
    const { actor, storage } = startCart({ server, stored: [cartLine('a', 2), cartLine('b', 3)] });
    actor.send({ type: 'page.hydrated' });
    actor.send({ type: 'session.opened', user: consumer });
    await merging(actor, 'stalled');
    actor.send({ type: 'session.closed', reason: 'SESSION_EXPIRED' });
    await waitForKeeperState(actor, 'deviceLines.idle');
    expect([server.quantities(), visibleLinesIn(actor)]).toEqual([{ a: 2 }, { b: 3 }]);
    expect(storage.lines.map(({ productId }) => productId)).toEqual(['b']);
  });
});
