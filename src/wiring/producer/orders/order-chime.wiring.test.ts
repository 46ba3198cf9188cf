import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { wireOrderChime } from './order-chime.wiring.ts';
import { wireProducerOrders } from './producer-orders-screen.tsx';

test('R7.19 what comes into the list by itself is heard; what another question finds is not', async () => {
  let counts = { pending: 1, shipped: 2 };
  let isDown = false;
  let look = () => {};
  const list = createActor(
    wireProducerOrders({
      loadItems: async () =>
        isDown
          ? { ok: false, failure: sampleFailure('TIMEOUT') }
          : { ok: true, value: { items: [], pagination: { total: 0, hasMore: false }, counts } },
      watchReturns: (onDue) => {
        look = onDue;
        return () => {};
      },
      showAddress: () => {},
    }),
    { input: { query: {}, limit: 20 } },
  ).start();
  const looked = () => waitFor(list, (snapshot) => snapshot.matches('empty'));
  await looked();
  const playChime = vi.fn(async () => {});
  const logic = wireOrderChime(list, { playChime, rememberWish: () => {} });
  createActor(logic, { input: { isWanted: true } }).start();

  counts = { pending: 2, shipped: 2 };
  look();
  await looked();
  expect(playChime).toHaveBeenCalledTimes(1);

  counts = { pending: 9, shipped: 9 };
  list.send({ type: 'query.changed', query: { q: 'miel' } });
  await looked();
  // A status change is no new order.
  counts = { pending: 8, shipped: 10 };
  look();
  await looked();
  expect(playChime).toHaveBeenCalledTimes(1);

  // After a failed query, an older query's count must not be compared.
  isDown = true;
  list.send({ type: 'query.changed', query: { q: 'pan' } });
  await waitFor(list, (snapshot) => snapshot.matches('failed'));
  isDown = false;
  counts = { pending: 30, shipped: 30 };
  list.send({ type: 'retry.requested' });
  await looked();
  expect(playChime).toHaveBeenCalledTimes(1);
});
