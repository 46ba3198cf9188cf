import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Order } from '../../contract/order.ts';
import type { Role } from '../../contract/role.ts';
import { OrdersView } from '../../src/components/orders/OrdersView.tsx';
import type { LoadItemsResult } from '../../src/machines/collection/collection.machine.ts';
import { ordersMachine, type OrdersQuery } from '../../src/machines/orders/orders.machine.ts';
import { ordersHref, ordersQueryIn, readOrdersSearch } from '../../src/routes/_member/-orders-search.ts';
import { wireOrders } from '../../src/routes/_member/-orders.wiring.ts';
import { leavesOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFailure, sampleOrder, sampleProduct } from '../support/samples.ts';

type Snapshot = SnapshotFrom<typeof ordersMachine>;
type Answer = LoadItemsResult<Order>;

const order: Order = {
  ...sampleOrder(),
  items: sampleOrder().items.map((line) => ({ ...line, product: sampleProduct() })),
};
const input = { query: {}, limit: 20 };
const full: Answer = {
  ok: true,
  value: { items: [order], pagination: { total: 30, hasMore: true, asOf: 'T' } },
};
const none: Answer = { ok: true, value: { items: [], pagination: { total: 0, hasMore: false } } };
const failed: Answer = { ok: false, failure: sampleFailure('TIMEOUT') };

const events = [
  { type: 'query.changed', query: { status: 'shipped' } },
  { type: 'page.requested', offset: 20 },
  { type: 'address.changed', query: { status: 'pending', offset: 0 } },
  { type: 'refresh.requested' },
  { type: 'retry.requested' },
  ...[full, none, failed].map((output) => ({ type: 'xstate.done.actor.loadItems', output })),
  { type: 'xstate.error.actor.loadItems', error: 'sin red' },
];

const leaf = ({ value }: Snapshot) => leavesOf(value).join();
const isSeen = (state: Snapshot) => !['fetching.first', 'failed'].includes(leaf(state));
const hasPages = (state: Snapshot) => isSeen(state) && (state.context.pagination?.total ?? 0) > 20;

const paths = getShortestPaths(ordersMachine, {
  input,
  limit: 5_000,
  events: events as never,
  // The pages are offered only where there are some.
  filterEvents: (state, event) =>
    state.can(event) && (event.type !== 'page.requested' || hasPages(state as Snapshot)),
  serializeState: (to, event, from) =>
    JSON.stringify([from?.value, event, to.value, to.context.items.length, hasPages(to as Snapshot)]),
});

const rows = () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent);
const chip = () => document.querySelector('[aria-pressed=true]')?.textContent;
const busy = () => document.querySelector('section > [aria-busy]')?.getAttribute('aria-busy') ?? null;
const seen = () => ({
  chip: chip(),
  rows: rows(),
  busy: busy(),
  alert: document.querySelector('[role=alert] p')?.textContent ?? null,
  title: document.querySelector('section section h2')?.textContent ?? null,
});
const CHIPS: Record<string, string> = { shipped: 'Enviado', pending: 'Pendiente' };
const ROW = 'PendientePedido 000000052 artículos · Ana Ruiz20 nov 202619,00\u00A0€';
const NOBODY = 'Todavía no has pedido nada';
const titleOf = ({ query: { status }, pagination }: Snapshot['context']) => {
  if ((pagination?.total ?? 0) > 0) return 'Aquí ya no hay más pedidos';
  return status ? `No hay ningún pedido «${CHIPS[status]?.toLowerCase()}»` : NOBODY;
};
const listed = ({ context }: Snapshot, isBusy: 'true' | 'false') => ({
  chip: CHIPS[context.query.status ?? ''] ?? 'Todos',
  rows: context.items.map(() => ROW),
  busy: isBusy,
  alert: null,
  title: context.items.length > 0 ? null : titleOf(context),
});

const oracles: Record<string, (state: Snapshot) => void> = {
  'fetching.first': (state) => expect(seen()).toEqual({ ...listed(state, 'true'), rows: [], title: null }),
  'fetching.again': (state) => expect(seen()).toEqual(listed(state, 'true')),
  ready: (state) => expect(seen()).toEqual(listed(state, 'false')),
  empty: (state) => expect(seen()).toEqual(listed(state, 'false')),
  failed: (state) =>
    expect(seen()).toEqual({
      ...listed(state, 'false'),
      rows: [],
      busy: null,
      alert:
        state.context.failure?.code === 'TIMEOUT'
          ? 'La solicitud tardó demasiado. Verifica tu conexión.'
          : 'Error interno del servidor. Intenta nuevamente.',
      title: 'No ha podido ser',
    }),
};

afterEach(cleanup);

describe('the list of orders follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect([...new Set(steps.map(({ state }) => leaf(state as Snapshot)))].toSorted()).toEqual(
      Object.keys(oracles).toSorted(),
    );
    const { drivers } = await mountOrders();
    expect([...new Set(steps.map(({ event }) => event.type))].toSorted()).toEqual(
      Object.keys(drivers).toSorted(),
    );
    expect(ordersMachine.events.filter((type) => !(type in drivers)).toSorted()).toEqual([
      'search.submitted',
      'search.typed',
      'xstate.after.searchPause.orders.searching',
    ]);
  });

  for (const { steps } of paths) {
    const name = steps.map(({ event, state }) => `${event.type} ⇒ ${leaf(state as Snapshot)}`).join(', ');
    test(`R2.4 R7.18 ${name}`, async () => {
      const { drivers, actorRef, addresses } = await mountOrders();
      for (const { event, state } of steps) {
        const before = addresses.length;
        await act(async () => drivers[event.type]?.(event as never));
        const now = actorRef.getSnapshot();
        expect(leaf(now)).toBe(leaf(state as Snapshot));
        oracles[leaf(now)]?.(now);
        const isChosen = event.type === 'query.changed' || event.type === 'page.requested';
        expect(addresses.slice(before)).toEqual(isChosen ? [ordersHref(now.context.query)] : []);
      }
    });
  }
});

describe('the list of orders', () => {
  test.each([
    ['consumer', 'Tus pedidos', NOBODY],
    ['producer', 'Tus pedidos', 'Aquí no hay compras tuyas'],
    ['admin', 'Pedidos del mercado', 'Todavía no hay pedidos'],
  ] as const)('R2.4 an empty one speaks to a %s', async (role, heading, title) => {
    const { drivers } = await mountOrders(role);
    await act(async () => drivers['xstate.done.actor.loadItems']?.({ output: none } as never));
    expect([document.querySelector('h1')?.textContent, seen().title]).toEqual([heading, title]);
  });

  test('R7.18 its address tells the status and the page, and nothing that says nothing', () => {
    expect([{}, { offset: 0 }, { status: 'shipped', offset: 40 } as const].map(ordersHref)).toEqual([
      '/orders',
      '/orders',
      '/orders?status=shipped&page=3',
    ]);
    expect(ordersQueryIn(readOrdersSearch({ status: 'shipped', page: 3 }))).toEqual({
      status: 'shipped',
      offset: 40,
    });
    expect(
      [{ status: 'lost' }, { page: -1 }, { page: 1.5 }, { page: '2' }, { page: 1e9 }].map(readOrdersSearch),
    ).toEqual([{}, {}, {}, {}, {}]);
  });
});

async function mountOrders(role: Role = 'consumer') {
  let answer = deferred<Answer>();
  const addresses: string[] = [];
  const logic = wireOrders({
    loadItems: () => (answer = deferred<Answer>()).promise,
    showAddress: ({ href }) => addresses.push(href),
  });
  const actorRef = createActor(logic, { input }).start();
  await renderMarket(<OrdersView actorRef={actorRef} role={role} addressOf={ordersHref} />);
  const fromOutside = (event: Parameters<typeof actorRef.send>[0]) => actorRef.send(event);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'query.changed': () => fireEvent.click(screen.getByRole('button', { name: 'Enviado' })),
    'page.requested': () => fireEvent.click(screen.getByRole('link', { name: 'Página 2' })),
    'address.changed': (event: { type: 'address.changed'; query: OrdersQuery }) => fromOutside(event),
    'refresh.requested': fromOutside,
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
    'xstate.done.actor.loadItems': ({ output }: { output: Answer }) => answer.resolve(output),
    'xstate.error.actor.loadItems': ({ error }: { error: unknown }) => answer.reject(error),
  };
  return { actorRef, drivers, addresses };
}
