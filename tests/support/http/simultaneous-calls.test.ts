import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openRaceServers } from './simultaneous-calls.ts';
import { createTestClock } from '../api/test-clock.ts';
import { makeArray } from '../api/count-answers.ts';

test('of calls that are made at one go none begins before all are there but for a byte', async () => {
  const app = Fastify();
  const there: number[] = [];
  app.all('/api/carts/items', async ({ body }) => {
    there.push(await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))));
    await pause(20);
    return { heard: body };
  });
  const clock = createTestClock();
  const [front] = await openRaceServers([{ app, clock }]);
  const body = { productId: 'ñandú', quantity: 1 };
  const together = await Promise.all(makeArray(20, () => front!.call('addCartItem', { body })));
  expect(together.map((answer) => [answer.status, answer.body])).toEqual(
    makeArray(20, () => [200, { heard: body }]),
  );
  expect(there[0]).toBe(20);
  there.length = 0;
  await front!.call('addCartItem', { body });
  await front!.call('addCartItem', { body });
  expect(there).toEqual([1, 1]);
  await app.close();
});
