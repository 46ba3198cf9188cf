import { describe, expect, test } from 'vitest';
import {
  type AskedStep,
  expectedStep,
  ORDER_TRANSITIONS,
  type SmallOrder,
  smallOrders,
  statusOfSmall,
  type StepActor,
} from '../../tests/support/api/order-status-change-cases.ts';
import { sampleOrder } from '../../tests/support/samples/samples.ts';
import type { ProductOrderStatus } from '../orders/order.ts';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { orderLifecycle } from './order.lifecycle.ts';
import { adminOutcome, orderOutcome, stepRefusalReason } from './order-outcome.ts';
import { announcedPartialStep, refusedPartialStep } from './partial-status-change.ts';

const WHO: readonly StepActor[] = ['admin', 'mine', 'theirs', 'shopper'];
const ADMIN = { role: 'admin', isSoleProducer: false } as const;

/** All possible steps of all askers on an order. */
const stepsOf = ({ lines }: SmallOrder): AskedStep[] =>
  WHO.filter((who) => who !== 'theirs' || lines.some(({ producer }) => producer === who)).flatMap((who) =>
    ORDER_STATUSES.flatMap((to) => [false, true].map((partial) => ({ who, to, partial }))),
  );

/** Order as the asker sees it: a producer sees only their own lines. */
const seenBy = (who: StepActor, order: SmallOrder): SmallOrder =>
  who === 'mine' || who === 'theirs'
    ? { ...order, lines: order.lines.filter(({ producer }) => producer === who) }
    : order;

const askerOf = (who: StepActor, { lines }: SmallOrder) => {
  if (who === 'admin') return ADMIN;
  if (who === 'shopper') return { role: 'consumer', isSoleProducer: false } as const;
  return { role: 'producer', isSoleProducer: lines.every(({ producer }) => producer === who) } as const;
};

/** Result of `orderOutcome` for a step: permission, and the later status of visible lines and order. */
function decided(order: SmallOrder, { who, to, partial }: AskedStep) {
  const seen = seenBy(who, order);
  const lines = seen.lines.map(({ status }, index) => ({ id: String(index), status }));
  // For a producer, a completed order counts as completed only if one of their lines was delivered.
  const isClosed = seen.isCompleted && lines.some(({ status }) => status === 'delivered');
  const before = { status: statusOfSmall({ ...seen, isCompleted: isClosed }), lines };
  const asker = askerOf(who, order);
  const outcome = orderOutcome(before, asker, to);
  const isAllowed = stepRefusalReason(before, asker, { to, outcome, partial }) === null;
  const moves = isAllowed ? outcome.moves : [];
  return {
    isAllowed,
    lines: lines.map(({ id, status }) => (moves.includes(id) ? to : status)),
    status: isAllowed ? outcome.becomes : before.status,
    accounted: [...outcome.moves, ...(to === 'completed' ? [] : outcome.stays.map(({ id }) => id))].length,
  };
}

function wanted(order: SmallOrder, step: AskedStep) {
  const { isAllowed, after } = expectedStep(order, step);
  const seen = seenBy(step.who, after);
  const isClosed = seen.isCompleted && seen.lines.some(({ status }) => status === 'delivered');
  return {
    isAllowed,
    lines: seen.lines.map(({ status }) => status),
    status: statusOfSmall({ ...seen, isCompleted: isClosed }),
    accounted: step.to === 'completed' ? 0 : seen.lines.length,
  };
}

const everyStep = smallOrders().flatMap((order) => stepsOf(order).map((step) => ({ order, step })));

describe('the outcome of a step', () => {
  test('R4.12 R4.13 R7.19 of every order of up to three lines, whoever asks for whatever, is what the table of lines says', () => {
    const wrong = everyStep.filter(
      ({ order, step }) => JSON.stringify(decided(order, step)) !== JSON.stringify(wanted(order, step)),
    );
    expect(everyStep.length).toBeGreaterThan(10_000);
    expect(wrong.map(({ order, step }) => ({ order, step, came: decided(order, step) }))).toEqual([]);
  });

  test('R4.12 the chart of an order has every way that its status really changes, and no other', () => {
    const happened = everyStep.flatMap(({ order, step }) => {
      const [from, to] = [statusOfSmall(order), statusOfSmall(expectedStep(order, step).after)];
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
      expect([announcedPartialStep(to, outcome), refusedPartialStep(to, outcome)]).toEqual([
        announced,
        refused,
      ]);
      const before = { status: slowest!, lines };
      expect(stepRefusalReason(before, ADMIN, { to, outcome, partial: false })).toBe(refused);
      expect(stepRefusalReason(before, ADMIN, { to, outcome, partial: true })).toBe(null);
    },
  );
});
