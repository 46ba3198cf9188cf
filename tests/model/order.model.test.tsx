import { act, fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ActorRefFrom, type AnyEventObject, createActor } from 'xstate';
import type { Order } from '../../contract/orders/order.ts';
import { ConfirmDialog } from '../../src/components/feedback/ConfirmDialog.tsx';
import { OrderView } from '../../src/components/orders/OrderView.tsx';
import { confirmationMachine } from '../../src/machines/ui/confirmation.machine.ts';
import {
  type CancelOrderResult,
  type LoadOrderResult,
  orderMachine,
  type OrderQuery,
} from '../../src/machines/orders/order.machine.ts';
import { BLANK_ORDER_MESSAGE, orderMessageMachine } from '../../src/machines/orders/order-message.machine.ts';
import { repurchaseMachine } from '../../src/machines/orders/repurchase.machine.ts';
import { toastsMachine } from '../../src/machines/shell/toasts.machine.ts';
import { wireOrder } from '../../src/wiring/orders/order.wiring.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { alertText, COMMON_FAILURE_MESSAGES } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleId, sampleOrder, sampleProduct } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const messageRef = () => createActor(orderMessageMachine, { input: { values: BLANK_ORDER_MESSAGE } }).start();

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
const question: OrderQuery = { id: sampleId(5), role: 'consumer' };
const input = { question };

const REFUSALS: Record<string, string> = {
  ...COMMON_FAILURE_MESSAGES,
  NOT_FOUND: 'No encontramos este pedido.',
  INVALID_TRANSITION: 'El pedido no puede ser cancelado en su estado actual.',
};
const REASONS: Record<string, string> = { shipped: 'El pedido ya está en camino.' };
const BADGES: Record<string, string> = { pending: 'Pendiente', shipped: 'Enviado', cancelled: 'Cancelado' };

const seen = () => ({
  title: document.querySelector('h1')?.textContent,
  parcels: screen.queryAllByRole('heading', { name: /^Paquete de/ }).map(({ textContent }) => textContent),
  step: document.querySelector('[aria-current=step]')?.textContent ?? null,
  cancel: screen.queryByText(/^(Cancelar pedido|Cancelando…)$/)?.textContent ?? null,
  isBusy: document.querySelector('main [aria-busy], button[aria-busy]') !== null,
  reason: document.querySelector('[aria-disabled][aria-describedby] + span')?.textContent ?? null,
  alert: alertText(),
  asks: screen.queryByRole('alertdialog') !== null,
  isLoading: (screen.queryByText('Cargando el pedido')?.closest('[aria-busy=true]') ?? null) !== null,
  isMissing: screen.queryByText('Este pedido no está') !== null,
  toasts: toasts.getSnapshot().context.toasts.map(({ title, message }) => ({ title, message })),
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
  isLoading: false,
  isMissing: false,
  toasts: [],
};
let confirmation: ActorRefFrom<typeof confirmationMachine>;
let toasts: ActorRefFrom<typeof toastsMachine>;
let cancel: ReturnType<typeof deferred<CancelOrderResult>>;
let asked: string[];

beforeEach(() => {
  confirmation = createActor(confirmationMachine).start();
  toasts = createActor(toastsMachine).start();
  asked = [];
});

function open(loadOrder: (asked: OrderQuery) => Promise<LoadOrderResult>, role = question.role) {
  const cancelOrder = ({ id }: { id: string }) => {
    asked.push(id);
    return (cancel = deferred()).promise;
  };
  const logic = wireOrder(
    { loadOrder, cancelOrder },
    { send: (event) => (event.type === 'toast.shown' ? toasts.send(event) : confirmation.send(event)) },
  );
  return createActor(logic, { input: { question: { ...question, role } } }).start();
}

const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }));

/** The event is a successful answer to the cancellation. */
const tellsCancelled = ({ type, output }: AnyEventObject) =>
  type.endsWith('done.actor.cancelOrder') && output.ok;

const isOk = ({ output }: AnyEventObject) => output?.ok === true;

/** Status of the last loaded order, by any request. */
const statusIn = (past: readonly AnyEventObject[]): string =>
  past.findLast((event) => isOk(event) && event['output'].value !== null)?.['output'].value.status ?? '';

/** The last load was background polling, whose failures are not shown. */
const isGlance = (past: readonly AnyEventObject[]) =>
  past.findLast(({ type }) => !type.startsWith('xstate.done.'))?.type === 'order.outdated';

/** The refusal of a cancellation stays until the next attempt, or until the order is cancelled. */
function refusalIn(past: readonly AnyEventObject[]): string | null {
  const last = past.at(-1);
  if (!last || /^(cancel|refresh|retry)[.]requested$/.test(last.type)) return null;
  const before = refusalIn(past.slice(0, -1));
  if (isOk(last)) return last['output'].value?.status === 'cancelled' ? null : before;
  if (!('output' in last) || isGlance(past)) return before;
  return before ?? REFUSALS[last['output'].failure.code] ?? '';
}

const sheet = (_: unknown, past: readonly AnyEventObject[]) => ({
  ...bare,
  title: 'Pedido del 20 nov 2026',
  parcels: ['Paquete de Ana Ruiz'],
  step: statusIn(past) === 'cancelled' ? null : `${BADGES[statusIn(past)]}: está aquí`,
  cancel: statusIn(past) === 'cancelled' ? null : 'Cancelar pedido',
  reason: REASONS[statusIn(past)] ?? null,
  alert: refusalIn(past),
  toasts: past.some(tellsCancelled) ? [{ title: 'Éxito', message: 'Tu pedido está cancelado.' }] : [],
});

const { mount } = walkResource({
  name: 'the page of an order',
  proves: 'R2.4 R4.13 R5.14 R8.10',
  machine: orderMachine.provide({ actions: { askToCancel: () => {}, announceCancelled: () => {} } }),
  input,
  answers: [pending, shipped, missing, failed],
  events: [
    { type: 'cancel.requested' },
    { type: 'cancel.confirmed' },
    { type: 'cancel.dismissed' },
    { type: 'refresh.requested' },
    { type: 'order.outdated' },
    ...doneEventsOf('cancelOrder', cancelled, done, refused),
    ...doneEventsOf('load', cancelled),
  ],
  drivers: () => ({
    'cancel.requested': press('Cancelar pedido'),
    'cancel.confirmed': press('Sí, cancelar'),
    'cancel.dismissed': press('No, conservarlo'),
    'refresh.requested': () => fireEvent(document, new Event('visibilitychange')),
    'xstate.done.actor.cancelOrder': ({ output }) => cancel.resolve(output),
  }),
  look: ({ context }) => context,
  quiet: ['glancing'],
  open,
  view: (actorRef) => (
    <>
      <OrderView
        actorRef={actorRef}
        repurchaseRef={createActor(repurchaseMachine).start()}
        messageRef={messageRef()}
      />
      <Asked actorRef={confirmation} />
    </>
  ),
  seen,
  oracles: {
    loading: () => ({ ...bare, isLoading: true }),
    ready: sheet,
    confirmingCancel: (_, past) => ({ ...sheet(_, past), asks: true }),
    cancelling: (_, past) => ({ ...sheet(_, past), cancel: 'Cancelando…', isBusy: true }),
    glancing: sheet,
    refreshing: (_, past) => ({
      ...sheet(_, past),
      isBusy: statusIn(past) !== 'cancelled',
      reason: null,
    }),
    notFound: () => ({ ...bare, isMissing: true }),
    failed: ({ failure }) => ({ ...bare, alert: failure && (REFUSALS[failure.code] ?? '') }),
  },
});

describe('an order', () => {
  test('battery 109 twenty presses and Enter ask once and cancel once', async () => {
    const { drive } = await mount();
    await drive({ type: 'xstate.done.actor.load', output: pending });
    const button = screen.getByRole('button', { name: 'Cancelar pedido' });
    await act(async () => {
      for (let times = 0; times < 20; times += 1) fireEvent.click(button);
    });
    const yes = screen.getByRole('button', { name: 'Sí, cancelar' });
    await act(async () => {
      for (let times = 0; times < 20; times += 1) fireEvent.click(yes);
      fireEvent.keyDown(yes, { key: 'Enter' });
    });
    expect(asked).toEqual([question.id]);
  });

  test('R4.12 its track moves by itself within ten seconds while somebody reads it; a look in vain says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const answers = [pending, shipped, failed];
    const actorRef = open(async () => answers.shift() ?? failed);
    await act(async () => {
      await renderWithMarketProviders(
        <OrderView
          actorRef={actorRef}
          repurchaseRef={createActor(repurchaseMachine).start()}
          messageRef={messageRef()}
        />,
      );
    });
    const steps = [seen().step];
    for (let look = 0; look < 2; look += 1) {
      await act(async () => vi.advanceTimersByTime(10_000));
      steps.push(seen().step);
    }
    vi.useRealTimers();
    expect([steps, seen().alert]).toEqual([
      ['Pendiente: está aquí', 'Enviado: está aquí', 'Enviado: está aquí'],
      null,
    ]);
  });

  test('R4.13 whoever is no shopper has nothing to cancel', async () => {
    const actorRef = open(() => Promise.resolve(pending), 'admin');
    await act(async () => {
      await renderWithMarketProviders(
        <OrderView
          actorRef={actorRef}
          repurchaseRef={createActor(repurchaseMachine).start()}
          messageRef={messageRef()}
        />,
      );
    });
    expect(seen()).toEqual({
      ...sheet(null, [{ type: 'xstate.done.actor.load', output: pending }]),
      cancel: null,
    });
  });
});

/** Confirmation dialog above all screens. */
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
