import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '../contract/orders/order-status.ts';
import { demoId } from './demo-ids.ts';
import { DEMO_MARKET } from './demo-market.ts';
import { productRows } from './market-rows.ts';
import { demoOrderRows } from './order-rows.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const { orders, lines, parcels, events } = demoOrderRows(DEMO_MARKET, productRows(DEMO_MARKET, now), now);
const WAY = ['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered', 'completed'];

const historyOf = (orderId: string | undefined) =>
  events
    .filter((event) => event.orderId === orderId)
    .map(({ status, createdAt }) => ({ rank: WAY.indexOf(status), at: createdAt.getTime() }));

test('R4.12 no step of an order stands before one that it follows, nor at its moment', () => {
  const wrong = orders.filter(({ id }) => {
    const lines = Map.groupBy(
      events.filter((event) => event.orderId === id && event.productOrderId),
      ({ productOrderId }) => productOrderId,
    );
    return [...lines.values()].some((steps) =>
      steps.some((step, index) => index > 0 && step.createdAt <= steps[index - 1]!.createdAt),
    );
  });
  expect(wrong).toEqual([]);
  expect(events.filter(({ createdAt }) => createdAt >= now)).toEqual([]);
});

test('R4.12 an order is completed after all of it was delivered', () => {
  const completed = orders.filter(({ status }) => status === 'completed');
  const closings = completed.map(({ id, updatedAt }) => {
    const history = historyOf(id);
    const [closing] = history.filter(({ rank }) => rank === WAY.indexOf('completed'));
    const others = history.filter(({ rank }) => rank < WAY.indexOf('completed')).map(({ at }) => at);
    return closing?.at === updatedAt.getTime() && closing.at > Math.max(...others);
  });
  expect(closings).toEqual([true, true, true]);
});

test('R4.12 what each producer of an order sends stands where its lines do', () => {
  const placed = new Map(orders.map(({ id, status }) => [id, status]));
  const wrong = parcels.filter(({ orderId, producerId, status }) => {
    const steps = lines
      .filter(
        (line) => line.orderId === orderId && line.producerId === producerId && line.status !== 'cancelled',
      )
      .map((line) => WAY.indexOf(line.status));
    const least = steps.length === 0 ? 'cancelled' : WAY[Math.min(...steps)];
    return status !== (least === 'delivered' && placed.get(orderId) === 'completed' ? 'completed' : least);
  });
  const pairs = new Set(lines.map(({ orderId, producerId }) => `${orderId} ${producerId}`));
  expect([wrong, parcels.length]).toEqual([[], pairs.size]);
});

test('R2.5 the producer whom visitors sign in as has orders in every state, and lost some to reasons that are told', () => {
  const amparo = demoId('user', 'amparo');
  const states = new Set(
    parcels.flatMap(({ producerId, status }) => (producerId === amparo ? [status] : [])),
  );
  const reasons = events.filter(
    ({ actorId, status, notes }) => actorId === amparo && status === 'cancelled' && notes,
  );
  expect([ORDER_STATUSES.filter((status) => !states.has(status)), reasons.length]).toEqual([[], 2]);
});
