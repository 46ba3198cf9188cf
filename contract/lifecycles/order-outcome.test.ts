import { describe, expect, test } from 'vitest';
import {
  type RequestedStatusChange,
  expectedStatusChange,
  ORDER_TRANSITIONS,
  type OrderTestCase,
  orderTestCases,
  statusOfTestCase,
  type StatusChangeActor,
} from '../../tests/support/api/order-status-change-cases.ts';
import { sampleOrder } from '../../tests/support/samples/samples.ts';
import type { ProductOrderStatus } from '../orders/order.ts';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { orderLifecycle } from './order.lifecycle.ts';
import { adminOutcome, orderOutcome, statusChangeRefusalReason } from './order-outcome.ts';
import { partialChangeNotice, partialChangeRefusalMessage } from './partial-status-change.ts';

const WHO: readonly StatusChangeActor[] = ['admin', 'mine', 'theirs', 'shopper'];
const ADMIN = { role: 'admin' } as const;

/** All possible status changes of all askers on an order. */
const statusChangesOf = ({ lines }: OrderTestCase): RequestedStatusChange[] =>
  WHO.filter((who) => who !== 'theirs' || lines.some(({ producer }) => producer === who)).flatMap((who) =>
    ORDER_STATUSES.flatMap((to) => [false, true].map((partial) => ({ who, to, partial }))),
  );

/** Order as the asker sees it: a producer sees only their own lines. */
const seenBy = (who: StatusChangeActor, order: OrderTestCase): OrderTestCase =>
  who === 'mine' || who === 'theirs'
    ? { ...order, lines: order.lines.filter(({ producer }) => producer === who) }
    : order;

const askerOf = (who: StatusChangeActor, { lines }: OrderTestCase) => {
  if (who === 'admin') return ADMIN;
  if (who === 'shopper') return { role: 'consumer' } as const;
  return { role: 'producer', isSoleProducer: lines.every(({ producer }) => producer === who) } as const;
};

/** Result of `orderOutcome` for a status change: permission, and the later status of visible lines and order. */
function decided(order: OrderTestCase, { who, to, partial }: RequestedStatusChange) {
  const seen = seenBy(who, order);
  const lines = seen.lines.map(({ status }, index) => ({ id: String(index), status }));
  // For a producer, a completed order counts as completed only if one of their lines was delivered.
  const isClosed = seen.isCompleted && lines.some(({ status }) => status === 'delivered');
  const before = { status: statusOfTestCase({ ...seen, isCompleted: isClosed }), lines };
  const asker = askerOf(who, order);
  const outcome = orderOutcome(before, asker, to);
  const isAllowed = statusChangeRefusalReason(before, asker, { to, outcome, partial }) === null;
  const moves = isAllowed ? outcome.moves : [];
  return {
    isAllowed,
    lines: lines.map(({ id, status }) => (moves.includes(id) ? to : status)),
    status: isAllowed ? outcome.becomes : before.status,
    accounted: [...outcome.moves, ...(to === 'completed' ? [] : outcome.stays.map(({ id }) => id))].length,
  };
}

function wanted(order: OrderTestCase, change: RequestedStatusChange) {
  const { isAllowed, after } = expectedStatusChange(order, change);
  const seen = seenBy(change.who, after);
  const isClosed = seen.isCompleted && seen.lines.some(({ status }) => status === 'delivered');
  return {
    isAllowed,
    lines: seen.lines.map(({ status }) => status),
    status: statusOfTestCase({ ...seen, isCompleted: isClosed }),
    accounted: change.to === 'completed' ? 0 : seen.lines.length,
  };
}

const everyStatusChange = orderTestCases().flatMap((order) =>
  statusChangesOf(order).map((change) => ({ order, change })),
);

describe('the outcome of a step', () => {
  test('R4.12 R4.13 R7.19 of every order of up to three lines, whoever asks for whatever, is what the table of lines says', () => {
    const wrong = everyStatusChange.filter(
      ({ order, change }) => JSON.stringify(decided(order, change)) !== JSON.stringify(wanted(order, change)),
    );
    expect(everyStatusChange.length).toBeGreaterThan(10_000);
    expect(wrong.map(({ order, change }) => ({ order, change, came: decided(order, change) }))).toEqual([]);
  });

  test('R4.12 the chart of an order has every way that its status really changes, and no other', () => {
    const happened = everyStatusChange.flatMap(({ order, change }) => {
      const [from, to] = [
        statusOfTestCase(order),
        statusOfTestCase(expectedStatusChange(order, change).after),
      ];
      return from === to ? [] : [`${from} → ${to}`];
    });
    const drawn = Object.values(orderLifecycle.states).flatMap((state) =>
      [...state.transitions.values()]
        .flat()
        .flatMap(({ target }) => (target ?? []).map((one) => `${state.key} → ${one.key}`)),
    );
    expect([...new Set(happened)].toSorted()).toEqual(ORDER_TRANSITIONS.toSorted());
    expect([...new Set(drawn)].toSorted()).toEqual(ORDER_TRANSITIONS.toSorted());
  });

  test('R4.12 an order that came without its lines is judged by its own status', () => {
    const bare = { ...sampleOrder('organizing'), items: [] };
    expect(adminOutcome(bare, 'cancelled')).toEqual({ moves: [bare.id], stays: [], becomes: 'cancelled' });
    expect(adminOutcome({ ...bare, status: 'completed' }, 'cancelled').becomes).toBe('completed');
    expect(adminOutcome({ ...bare, status: 'delivered' }, 'completed').becomes).toBe('completed');
  });
});

const linesAt = (...statuses: ProductOrderStatus[]) =>
  statuses.map((status, index) => ({ id: String(index), status }));

describe('a step that only some lines may take', () => {
  test.each([
    [
      linesAt('delivered', 'pending'),
      'cancelled',
      'Cancelar: 1 línea ya está entregada, el pedido quedará Entregado.',
      'No se ha cambiado nada: 1 línea ya está entregada, y el pedido quedaría «Entregado».',
    ],
    [
      linesAt('delivered', 'shipped', 'organizing', 'delivered', 'cancelled'),
      'cancelled',
      'Cancelar: 1 línea ya está enviada y 2 ya están entregadas, el pedido quedará Enviado.',
      'No se ha cambiado nada: 1 línea ya está enviada y 2 ya están entregadas, y el pedido quedaría «Enviado».',
    ],
    [
      linesAt('organizing', 'pending', 'pending', 'delivered'),
      'ready_to_ship',
      'Listo para enviar: 2 líneas todavía están pendientes, el pedido quedará Pendiente.',
      'No se ha cambiado nada: 2 líneas todavía están pendientes, y el pedido quedaría «Pendiente».',
    ],
  ] as const)(
    'R4.15 R8.10 %j to %s says first what becomes of the order',
    (lines, to, announced, refused) => {
      const [slowest] = ['pending', 'organizing', 'shipped'].filter((one) =>
        lines.some(({ status }) => status === one),
      ) as ProductOrderStatus[];
      const outcome = orderOutcome({ status: slowest!, lines }, ADMIN, to);
      expect([partialChangeNotice(to, outcome), partialChangeRefusalMessage(to, outcome)]).toEqual([
        announced,
        refused,
      ]);
      const before = { status: slowest!, lines };
      expect(statusChangeRefusalReason(before, ADMIN, { to, outcome, partial: false })).toBe(refused);
      expect(statusChangeRefusalReason(before, ADMIN, { to, outcome, partial: true })).toBe(null);
    },
  );
});
