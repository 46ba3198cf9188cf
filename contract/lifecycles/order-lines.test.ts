import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderStatus, ProductOrderStatus } from '../orders/order.ts';
import { ORDER_STATUSES, PRODUCT_ORDER_STATUSES } from '../orders/order-status.ts';
import { canConsumerCancelLines, canOrderBecome, orderStatusOf } from './order.lifecycle.ts';
import { canProductOrderBecome } from './product-order.lifecycle.ts';

interface Line {
  producer: number;
  status: ProductOrderStatus;
}

/**
 * Change of an order's lines: by a producer on their own lines, or by an admin (null) on all. It moves only the lines
 * that may move.
 */
interface StatusChange {
  producer: number | null;
  to: ProductOrderStatus;
}

const ADMIN = { role: 'admin' } as const;

const producer = fc.nat({ max: 2 });
const anyLines = fc.array(producer, { minLength: 1, maxLength: 6 });
const anyChanges = fc.array(
  fc.record<StatusChange>({
    producer: fc.option(producer),
    to: fc.constantFrom(...PRODUCT_ORDER_STATUSES),
  }),
  { maxLength: 40 },
);

const take = (lines: readonly Line[], change: StatusChange): Line[] =>
  lines.map((line) =>
    (change.producer === null || change.producer === line.producer) &&
    canProductOrderBecome(line.status, change.to)
      ? { ...line, status: change.to }
      : line,
  );

const statusesOf = (lines: readonly Line[]) => lines.map(({ status }) => status);
const placeOf = (status: OrderStatus) => ORDER_STATUSES.indexOf(status);
const canGoOn = (status: ProductOrderStatus) =>
  PRODUCT_ORDER_STATUSES.some((to) => canProductOrderBecome(status, to));

/** History of an order: its lines after each status change, from placement on. */
function historyOf(producers: readonly number[], changes: readonly StatusChange[]): Line[][] {
  const placed = producers.map((one): Line => ({ producer: one, status: 'pending' }));
  return changes.reduce<Line[][]>(
    (history, change) => [...history, take(history.at(-1) ?? placed, change)],
    [placed],
  );
}

const always = (holds: (before: readonly Line[], after: readonly Line[]) => void) =>
  fc.assert(
    fc.property(anyLines, anyChanges, (producers, changes) => {
      const history = historyOf(producers, changes);
      for (const [index, before] of history.entries()) holds(before, history[index + 1] ?? before);
    }),
  );

test('R4.12 battery 67 whatever steps are taken, an order goes ahead or stays, as its lines do', () => {
  always((before, after) => {
    const [from, to] = [orderStatusOf(statusesOf(before)), orderStatusOf(statusesOf(after))];
    expect(placeOf(to)).toBeGreaterThanOrEqual(placeOf(from));
    for (const [index, line] of after.entries())
      expect([
        before[index]?.status === line.status,
        placeOf(line.status) > placeOf(before[index]!.status),
      ]).toContain(true);
  });
});

test('R4.12 battery 67 an order is at its end exactly when none of its lines can go on', () => {
  always((lines) => {
    const status = orderStatusOf(statusesOf(lines));
    expect(['delivered', 'cancelled'].includes(status)).toBe(!statusesOf(lines).some(canGoOn));
  });
});

test('R4.13 R5.14 what its shopper may cancel is cancelled whole, and is nothing that somebody began with', () => {
  always((lines) => {
    const statuses = statusesOf(lines);
    const called = orderStatusOf(statusesOf(take(lines, { producer: null, to: 'cancelled' })));
    const isUntouched =
      statuses.includes('pending') && statuses.every((one) => placeOf(one) === 0 || one === 'cancelled');
    expect(canConsumerCancelLines(statuses) ? called : 'kept').toBe(isUntouched ? 'cancelled' : 'kept');
  });
});

test('R4.12 where all lines stand together the order goes where they go, and nowhere else', () => {
  always((lines) => {
    const left = lines.filter(({ status }) => status !== 'cancelled');
    const [first] = left;
    if (!first || left.some(({ status }) => status !== first.status)) return;
    for (const to of PRODUCT_ORDER_STATUSES) {
      const became = orderStatusOf(statusesOf(take(lines, { producer: null, to })));
      expect(became === to && became !== first.status).toBe(canOrderBecome(first.status, to, ADMIN));
    }
  });
});
