import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyEventObject, createActor, initialTransition, type SnapshotFrom } from 'xstate';
import { OrderView } from '../../src/components/orders/OrderView.tsx';
import {
  type CancelOrderResult,
  type LoadOrderResult,
  orderMachine,
} from '../../src/machines/orders/order.machine.ts';
import { BLANK_ORDER_MESSAGE, orderMessageMachine } from '../../src/machines/orders/order-message.machine.ts';
import { repurchaseMachine } from '../../src/machines/orders/repurchase.machine.ts';
import { Overlays } from '../../src/wiring/shell/overlays.tsx';
import { wireOrder } from '../../src/wiring/orders/order.wiring.ts';
import { wireRepurchase } from '../../src/wiring/orders/repurchase.wiring.ts';
import type { OrdersService } from '../../src/services/orders/orders.service.ts';
import { appAt } from '../support/charts/app-actor.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { COMMON_FAILURE_MESSAGES, textOf } from '../support/views/failure-messages.ts';
import { refusalIn } from '../support/charts/path-answers.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleId, sampleOrder, sampleProduct } from '../support/samples/samples.ts';
import { eventTypesIn, pathTestsOf } from '../support/charts/path-tests.ts';

type OrderSnapshot = SnapshotFrom<typeof orderMachine>;
type RepurchaseSnapshot = SnapshotFrom<typeof repurchaseMachine>;
type Products = Awaited<ReturnType<OrdersService['readProducts']>>;

const input = { question: { id: sampleId(5), role: 'consumer' } } as const;
const got = (status: 'pending' | 'cancelled'): LoadOrderResult => ({ ok: true, value: sampleOrder(status) });
const timeout = { ok: false, failure: sampleFailure('TIMEOUT') } as const;
const missing = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) } as const;
const refused: CancelOrderResult = {
  ok: false,
  failure: sampleFailure('INVALID_TRANSITION', { status: 409 }),
};
const found = { ok: true, value: { found: [{ product: sampleProduct(), quantity: 2 }], short: [] } };

const orderWalks = pathTestsOf(orderMachine, {
  input,
  events: [
    ...['requested', 'confirmed', 'dismissed'].map((what) => ({ type: `cancel.${what}` })),
    { type: 'retry.requested' },
    { type: 'refresh.requested' },
    { type: 'order.outdated' },
    ...doneEventsOf('load', got('pending'), missing, timeout),
    ...doneEventsOf('cancelOrder', got('cancelled'), refused),
  ],
  look: ({ context: { content, failure } }) => [content?.status, failure?.code],
});
const repurchaseWalks = pathTestsOf(repurchaseMachine, {
  input: undefined,
  events: [
    { type: 'repurchase.requested', lines: sampleOrder().items },
    ...doneEventsOf('gatherGoods', found, timeout),
  ],
  look: () => null,
});

interface Page {
  order: OrderSnapshot;
  repurchase: RepurchaseSnapshot;
}
type Step = { event: AnyEventObject; page: Page };

/** Buying again is possible while the order is visible and no dialog covers it. */
const canBuyAgain = ({ order }: Page) => order.context.content !== null && !order.matches('confirmingCancel');

/** Own walk of both charts on one page: buying again advances by one step between two steps of the order, where possible. */
function onePage(orderWalk: (typeof orderWalks)[number], repurchaseWalk: (typeof repurchaseWalks)[number]) {
  let page: Page = {
    order: initialTransition(orderMachine, input)[0],
    repurchase: initialTransition(repurchaseMachine)[0],
  };
  const ahead = [...repurchaseWalk];
  const take = (event: AnyEventObject, change: Partial<Page>): Step => {
    page = { ...page, ...change };
    return { event, page };
  };
  return orderWalk.flatMap(({ event, state }) => {
    const step = take(event, { order: state });
    const next = canBuyAgain(page) ? ahead.shift() : undefined;
    return next ? [step, take(next.event, { repurchase: next.state })] : [step];
  });
}
const nameOf = (walk: Step[]) =>
  walk
    .map(({ event, page: { order, repurchase } }) => `${event.type} ⇒ ${order.value} ${repurchase.value}`)
    .join(', ');
const walks = [
  ...new Map(
    orderWalks
      .flatMap((one) => repurchaseWalks.map((other) => onePage(one, other)))
      .map((walk) => [JSON.stringify(walk.map(({ event }) => event)), walk]),
  ).values(),
];

const FAILURES: Record<string, string> = {
  ...COMMON_FAILURE_MESSAGES,
  NOT_FOUND: 'No encontramos este pedido.',
  INVALID_TRANSITION: 'El pedido no puede ser cancelado en su estado actual.',
};
const BOUGHT = '2 artículos están ya en tu carrito.';

const seen = () => ({
  title: textOf(document.querySelector('h1')),
  isLoading: screen.queryByText('Cargando el pedido') !== null,
  isMissing: screen.queryByText('Este pedido no está') !== null,
  again: textOf(screen.queryByText(/^(Comprar de nuevo|Mirando qué queda…)$/)),
  bought: textOf(document.querySelector('aside [role=status]')),
  cancel: textOf(screen.queryByText(/^(Cancelar pedido|Cancelando…)$/)),
  alerts: [...document.querySelectorAll('[role=alert]')].map((alert) => textOf(alert.querySelector('p'))),
  asks: screen.queryByText('Sí, cancelar') !== null,
});

/** Last loaded order, and the failure of the last action until the next one. */
interface Told {
  status: 'pending' | 'cancelled' | null;
  refusal: string | null;
  /** Background polling: its refusals are not shown. */
  isGlance: boolean;
}
const NOTHING: Told = { status: null, refusal: null, isGlance: false };

function afterEvent(before: Told, { type, output }: AnyEventObject): Told {
  if (type === 'order.outdated') return { ...before, isGlance: true };
  if (['cancel.requested', 'refresh.requested', 'retry.requested'].includes(type))
    return { ...before, refusal: null, isGlance: false };
  if (!/actor[.](load|cancelOrder)$/.test(type)) return before;
  if (output.ok) {
    const { status } = output.value;
    return { status, refusal: status === 'cancelled' ? null : before.refusal, isGlance: false };
  }
  const { code } = output.failure;
  // The page itself shows that an order does not exist.
  if (before.status === null && code === 'NOT_FOUND') return before;
  if (type === 'xstate.done.actor.cancelOrder') return { ...before, refusal: code, isGlance: false };
  return { ...before, refusal: before.isGlance ? before.refusal : (before.refusal ?? code), isGlance: false };
}

/** Page as a shopper sees it: both parts show their own state independently. */
function expected({ order, repurchase }: Page, past: readonly AnyEventObject[]): ReturnType<typeof seen> {
  const told = past.reduce(afterEvent, NOTHING);
  const refusal = told.refusal ? [FAILURES[told.refusal] ?? ''] : [];
  const gathered = past.filter(({ type }) => /repurchase|gatherGoods/.test(type));
  const shortfall = refusalIn(gathered, ['repurchase.requested']) ? [FAILURES.TIMEOUT ?? ''] : [];
  const asks = order.matches('confirmingCancel');
  const bare = { again: null, bought: null, cancel: null, asks };
  if (!told.status) {
    const isMissing = order.matches('notFound');
    return { ...bare, title: 'Pedido', isLoading: order.matches('loading'), isMissing, alerts: refusal };
  }
  const isCalledOff = told.status === 'cancelled';
  return {
    title: 'Pedido del 20 nov 2026',
    isLoading: false,
    isMissing: false,
    again: repurchase.matches('gathering') ? 'Mirando qué queda…' : 'Comprar de nuevo',
    bought: repurchase.matches('gathered') ? BOUGHT : '',
    cancel: order.matches('cancelling') ? 'Cancelando…' : isCalledOff ? null : 'Cancelar pedido',
    alerts: [...shortfall, ...refusal],
    asks,
  };
}

const notAsked = () => Promise.reject(new Error('Not asked on this page'));

async function mount() {
  let load = deferred<LoadOrderResult>();
  let cancel = deferred<CancelOrderResult>();
  let gather = deferred<Products>();
  const orders: OrdersService = {
    loadOrder: () => (load = deferred<LoadOrderResult>()).promise,
    cancelOrder: () => (cancel = deferred<CancelOrderResult>()).promise,
    readProducts: () => (gather = deferred<Products>()).promise,
    listOrders: notAsked,
    placeOrder: notAsked,
    findOrder: notAsked,
  };
  const app = appAt('/').start();
  const orderRef = createActor(wireOrder(orders, app), { input }).start();
  const repurchaseRef = createActor(wireRepurchase(orders, app)).start();
  await renderWithMarketProviders(
    <>
      <OrderView
        actorRef={orderRef}
        repurchaseRef={repurchaseRef}
        messageRef={createActor(orderMessageMachine, { input: { values: BLANK_ORDER_MESSAGE } }).start()}
      />
      <Overlays app={app} />
    </>,
  );
  const press = async (name: string) => fireEvent.click(await screen.findByText(name));
  const answered = ({ output }: AnyEventObject) =>
    output.ok ? { ok: true, value: { [sampleProduct().id]: sampleProduct() } } : output;
  const drivers: Record<string, (event: AnyEventObject) => unknown> = {
    'cancel.requested': () => press('Cancelar pedido'),
    'cancel.confirmed': () => press('Sí, cancelar'),
    'cancel.dismissed': () => press('No, conservarlo'),
    'retry.requested': () => press('Reintentar'),
    'refresh.requested': () => fireEvent(document, new Event('visibilitychange')),
    'order.outdated': () => vi.advanceTimersByTime(10_000),
    'repurchase.requested': () => press('Comprar de nuevo'),
    'xstate.done.actor.load': ({ output }) => load.resolve(output),
    'xstate.done.actor.cancelOrder': ({ output }) => cancel.resolve(output),
    'xstate.done.actor.gatherGoods': (event) => gather.resolve(answered(event) as Products),
  };
  return { drivers, orderRef, repurchaseRef };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the page of an order follows both of its charts at once', () => {
  test('every state of both is met, and every event has a driver', async () => {
    const steps = walks.flat();
    const { drivers } = await mount();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    const met = (state: (page: Page) => string) => new Set(steps.map(({ page }) => state(page)));
    expect(met(({ order }) => order.value)).toEqual(new Set(Object.keys(orderMachine.states)));
    expect(met(({ repurchase }) => repurchase.value)).toEqual(new Set(Object.keys(repurchaseMachine.states)));
  });

  for (const walk of walks) {
    test(`R4.13 R1.2 ${nameOf(walk)}`, async () => {
      const { drivers, orderRef, repurchaseRef } = await mount();
      const past: AnyEventObject[] = [];
      for (const { event, page } of walk) {
        await act(async () => drivers[event.type]?.(event));
        past.push(event);
        if (page.order.matches('confirmingCancel')) await screen.findByText('Sí, cancelar');
        expect([orderRef, repurchaseRef].map((actor) => actor.getSnapshot().value)).toEqual([
          page.order.value,
          page.repurchase.value,
        ]);
        expect(seen()).toEqual(expected(page, past));
      }
    });
  }
});

test('R1.2 R8.6 “Ha habido un problema” opens a message about that line, and keeps what is written', async () => {
  const order = sampleOrder();
  const lines = ['Miel', 'Pan'].flatMap((name, index) =>
    order.items.map((line) => ({ ...line, id: sampleId(60 + index), product: sampleProduct({ name }) })),
  );
  const app = appAt('/').start();
  const orders = {
    loadOrder: async () => ({ ok: true, value: { ...order, items: lines } }) as const,
    cancelOrder: notAsked,
  };
  const messageRef = createActor(orderMessageMachine, { input: { values: BLANK_ORDER_MESSAGE } }).start();
  await renderWithMarketProviders(
    <OrderView
      actorRef={createActor(wireOrder(orders, app), { input }).start()}
      repurchaseRef={createActor(repurchaseMachine).start()}
      messageRef={messageRef}
    />,
  );
  const trouble = await screen.findByRole('button', { name: 'Ha habido un problema con Pan' });
  const form = screen.getByText('Escribir al puesto').closest('details');
  fireEvent.change(screen.getByLabelText('Mensaje'), { target: { value: 'Llegó roto.' } });
  expect(form?.open).toBe(false);
  await act(async () => fireEvent.click(trouble));
  expect([form?.open, messageRef.getSnapshot().context.values, document.activeElement]).toEqual([
    true,
    { productOrderId: sampleId(61), message: 'Llegó roto.' },
    screen.getByLabelText('Mensaje'),
  ]);
});
