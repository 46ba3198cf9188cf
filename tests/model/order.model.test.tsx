import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import type { Order } from '../../contract/orders/order.ts';
import { ConfirmDialog } from '../../src/components/feedback/ConfirmDialog.tsx';
import { OrderView } from '../../src/components/orders/OrderView.tsx';
import { confirmationMachine } from '../../src/machines/confirmation/confirmation.machine.ts';
import {
  type CancelOrderResult,
  type LoadOrderResult,
  orderMachine,
} from '../../src/machines/order/order.machine.ts';
import { repurchaseMachine } from '../../src/machines/repurchase/repurchase.machine.ts';
import { toastsMachine } from '../../src/machines/toasts/toasts.machine.ts';
import { wireOrder } from '../../src/wiring/orders/order.wiring.ts';
import { watchReturns } from '../../src/services/page/page-returns.ts';
import { answersOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { alertText, FAILURE_WORDS } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFailure, sampleId, sampleOrder, sampleProduct } from '../support/samples.ts';
import { eventTypesIn, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;

const withNames = (order: Order): Order => ({
  ...order,
  items: order.items.map((line) => ({ ...line, product: sampleProduct() })),
});
const got = (order: Order): LoadOrderResult => ({ ok: true, value: withNames(order) });
const pending = got(sampleOrder());
const shipped = got(sampleOrder('shipped'));
const cancelled = got(sampleOrder('cancelled'));
const missing: LoadOrderResult = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const failed: LoadOrderResult = { ok: false, failure: sampleFailure('TIMEOUT') };
const done: CancelOrderResult = { ok: true, value: null };
const refused: CancelOrderResult = {
  ok: false,
  failure: sampleFailure('INVALID_TRANSITION', { status: 409 }),
};
const input = { id: sampleId(5), role: 'consumer' } as const;

const events = [
  { type: 'cancel.requested' },
  { type: 'cancel.confirmed' },
  { type: 'cancel.dismissed' },
  { type: 'retry.requested' },
  { type: 'order.refreshed' },
  ...answersOf('loadOrder', pending, shipped, missing, failed),
  { type: 'xstate.error.actor.loadOrder', error: 'sin red' },
  ...answersOf('cancelOrder', cancelled, done, refused),
  { type: 'xstate.error.actor.cancelOrder', error: 'sin red' },
  ...answersOf('reloadOrder', pending, cancelled, failed),
  { type: 'xstate.error.actor.reloadOrder', error: 'sin red' },
];

const paths = pathsOf(
  orderMachine.provide({ actions: { askToCancel: () => {}, announceCancelled: () => {} } }),
  {
    input,
    events,
    look: (state) => state.context,
  },
);

const REFUSALS: Record<string, string> = {
  ...FAILURE_WORDS,
  INVALID_TRANSITION: 'El pedido no puede ser cancelado en su estado actual.',
};
const REASONS: Record<string, string> = {
  shipped: 'El pedido ya está en camino.',
  cancelled: 'El pedido ya está cancelado.',
};
const BADGES: Record<string, string> = { pending: 'Pendiente', shipped: 'Enviado', cancelled: 'Cancelado' };

const seen = () => ({
  title: document.querySelector('h1')?.textContent,
  parcels: screen.queryAllByRole('heading', { name: /^Paquete de/ }).map(({ textContent }) => textContent),
  step: document.querySelector('[aria-current=step]')?.textContent ?? null,
  cancel: screen.queryByText(/^(Cancelar pedido|Cancelando…)$/)?.textContent ?? null,
  isBusy: document.querySelector('main [aria-busy], button[aria-busy]') !== null,
  reason: document.querySelector('[aria-disabled] + span')?.textContent ?? null,
  alert: alertText(),
  asks: screen.queryByRole('alertdialog') !== null,
});
const bare = {
  title: 'Pedido',
  parcels: [],
  step: null,
  cancel: null,
  isBusy: false,
  reason: null,
  alert: null,
  asks: false,
};
const sheet = ({ context: { order, failure } }: Snapshot) => ({
  title: 'Pedido 00000005',
  parcels: ['Paquete de Ana Ruiz'],
  step: order?.status === 'cancelled' ? null : `${BADGES[order?.status ?? '']}: está aquí`,
  cancel: 'Cancelar pedido',
  isBusy: false,
  reason: REASONS[order?.status ?? ''] ?? null,
  alert: failure && (REFUSALS[failure.code] ?? ''),
  asks: false,
});

const oracles: Record<string, (state: Snapshot) => void> = {
  loading: () => {
    expect(seen()).toEqual(bare);
    expect(screen.getByText('Cargando el pedido').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe(
      'true',
    );
  },
  ready: (state) => expect(seen()).toEqual(sheet(state)),
  confirmingCancel: (state) => expect(seen()).toEqual({ ...sheet(state), asks: true }),
  cancelling: (state) => expect(seen()).toEqual({ ...sheet(state), cancel: 'Cancelando…', isBusy: true }),
  refreshing: (state) => expect(seen()).toEqual({ ...sheet(state), isBusy: true, reason: null }),
  notFound: () => {
    expect(seen()).toEqual(bare);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Este pedido no está');
  },
  failed: ({ context: { failure } }) =>
    expect(seen()).toEqual({ ...bare, alert: failure && REFUSALS[failure.code] }),
};

/** Whether an event is the answer to the cancellation, and one of these. */
const answersWith = (event: { type: string }, ...answers: unknown[]) =>
  event.type === 'xstate.done.actor.cancelOrder' && 'output' in event && answers.includes(event.output);

afterEach(cleanup);

describe('an order follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    expect(Object.keys(oracles).toSorted()).toEqual(Object.keys(orderMachine.states).toSorted());
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountOrder();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    expect(orderMachine.events.filter((type) => !(type in drivers))).toEqual([]);
  });

  for (const { steps } of paths) {
    const name = trailOf(steps);
    test(`R4.13 R5.14 R8.10 ${name}`, async () => {
      const { drivers, actorRef, toasts } = await mountOrder();
      for (const { event, state } of steps) {
        await act(async () => drivers[event.type]?.(event as never));
        const { value, context } = actorRef.getSnapshot();
        expect([value, context]).toEqual([state.value, state.context]);
        oracles[state.value]?.(state as Snapshot);
      }
      const isCancelled = steps.some(({ event }) => answersWith(event, cancelled, done));
      expect(toasts()).toEqual(isCancelled ? [{ title: 'Éxito', message: 'Tu pedido está cancelado.' }] : []);
    });
  }
});

describe('an order', () => {
  test('battery 109 twenty presses and Enter ask once and cancel once', async () => {
    const { drivers, asked } = await mountOrder();
    await act(async () => drivers['xstate.done.actor.loadOrder']?.({ output: pending } as never));
    const button = screen.getByRole('button', { name: 'Cancelar pedido' });
    await act(async () => {
      for (let press = 0; press < 20; press += 1) fireEvent.click(button);
    });
    const yes = screen.getByRole('button', { name: 'Sí, cancelar' });
    await act(async () => {
      for (let press = 0; press < 20; press += 1) fireEvent.click(yes);
      fireEvent.keyDown(yes, { key: 'Enter' });
    });
    expect(asked).toEqual([input.id]);
  });

  test('R4.13 whoever is no shopper has nothing to cancel', async () => {
    const { drivers } = await mountOrder('admin');
    await act(async () => drivers['xstate.done.actor.loadOrder']?.({ output: pending } as never));
    expect(seen()).toEqual({
      ...sheet({ context: { order: sampleOrder(), failure: null } } as Snapshot),
      cancel: null,
    });
  });
});

async function mountOrder(role: 'consumer' | 'admin' = 'consumer') {
  let load = deferred<LoadOrderResult>();
  let cancel = deferred<CancelOrderResult>();
  const asked: string[] = [];
  const confirmation = createActor(confirmationMachine).start();
  const toasts = createActor(toastsMachine).start();
  const logic = wireOrder(
    {
      loadOrder: () => (load = deferred<LoadOrderResult>()).promise,
      cancelOrder: ({ id }) => {
        asked.push(id);
        return (cancel = deferred<CancelOrderResult>()).promise;
      },
      watchReturns,
    },
    { send: (event) => (event.type === 'toast.shown' ? toasts.send(event) : confirmation.send(event)) },
  );
  const actorRef = createActor(logic, { input: { ...input, role } }).start();
  await renderMarket(
    <>
      <OrderView actorRef={actorRef} repurchaseRef={createActor(repurchaseMachine).start()} />
      <Asked actorRef={confirmation} />
    </>,
  );
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'cancel.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' })),
    'cancel.confirmed': () => fireEvent.click(screen.getByRole('button', { name: 'Sí, cancelar' })),
    'cancel.dismissed': () => fireEvent.click(screen.getByRole('button', { name: 'No, conservarlo' })),
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
    'order.refreshed': () => fireEvent(document, new Event('visibilitychange')),
    'xstate.done.actor.loadOrder': ({ output }: { output: LoadOrderResult }) => load.resolve(output),
    'xstate.error.actor.loadOrder': ({ error }: { error: unknown }) => load.reject(error),
    'xstate.done.actor.cancelOrder': ({ output }: { output: CancelOrderResult }) => cancel.resolve(output),
    'xstate.error.actor.cancelOrder': ({ error }: { error: unknown }) => cancel.reject(error),
    'xstate.done.actor.reloadOrder': ({ output }: { output: LoadOrderResult }) => load.resolve(output),
    'xstate.error.actor.reloadOrder': ({ error }: { error: unknown }) => load.reject(error),
  };
  const shown = () => toasts.getSnapshot().context.toasts.map(({ title, message }) => ({ title, message }));
  return { actorRef, drivers, asked, toasts: shown };
}

/** The page's question, as it lies over every screen. */
function Asked({ actorRef }: { actorRef: ActorRefFrom<typeof confirmationMachine> }) {
  const question = useSelector(actorRef, ({ context }) => context.question);
  return question ? (
    <ConfirmDialog
      {...question}
      onConfirmed={() => actorRef.send({ type: 'confirmation.confirmed' })}
      onCancelled={() => actorRef.send({ type: 'confirmation.cancelled' })}
    />
  ) : null;
}
