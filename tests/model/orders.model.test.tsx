import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Order } from '../../contract/orders/order.ts';
import type { Role } from '../../contract/users/role.ts';
import { OrdersView } from '../../src/components/orders/OrdersView.tsx';
import type { LoadItemsResult } from '../../src/machines/list/list.machine.ts';
import type { OrdersQuery } from '../../contract/orders/orders-query.ts';
import { ordersMachine } from '../../src/machines/orders/orders.machine.ts';
import { ordersHref, ordersQueryAt, ordersQueryIn } from '../../src/wiring/orders/orders-search.ts';
import { wireOrders } from '../../src/wiring/orders/orders.wiring.ts';
import { answersOf, leafOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { alertText, wordsFor } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFailure, sampleOrder, sampleProduct } from '../support/samples.ts';
import { eventTypesIn, statesIn, trailOf } from '../support/walks.ts';

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
  { type: 'query.changed', query: { fromDate: '2026-11-01' } },
  { type: 'query.changed', query: { toDate: '2026-11-20' } },
  { type: 'query.changed', query: { fromDate: undefined, toDate: undefined } },
  { type: 'page.requested', offset: 20 },
  { type: 'address.changed', query: { status: 'pending', offset: 0 } },
  { type: 'refresh.requested' },
  { type: 'retry.requested' },
  ...answersOf('loadItems', full, none, failed),
  { type: 'xstate.error.actor.loadItems', error: 'sin red' },
];

const hasDates = ({ context: { query } }: Snapshot) => Boolean(query.fromDate ?? query.toDate);
/** Taking the dates away is offered only where there are some. */
const isTakenAway = (event: object) =>
  'query' in event && JSON.stringify(event.query) === '{}' && 'fromDate' in (event.query as object);
/** Whether the list was ever heard of, so that there is something to keep in sight. */
const isKnown = ({ context: { items, pagination } }: Snapshot) => items.length > 0 || pagination !== null;
const isSeen = (state: Snapshot) => !['fetching.first', 'failed'].includes(leafOf(state));
const hasPages = (state: Snapshot) => isSeen(state) && (state.context.pagination?.total ?? 0) > 20;

const paths = getShortestPaths(ordersMachine, {
  input,
  limit: 5_000,
  events: events as never,
  // The pages are offered only where there are some.
  filterEvents: (state, event) =>
    state.can(event) &&
    (event.type !== 'page.requested' || hasPages(state as Snapshot)) &&
    (!isTakenAway(event) || hasDates(state as Snapshot)),
  serializeState: (to, event, from) =>
    JSON.stringify([
      from?.value,
      event,
      to.value,
      to.context.items.length,
      hasPages(to as Snapshot),
      isKnown(to as Snapshot),
      isTakenAway(event ?? {}) || hasDates(to as Snapshot),
    ]),
});

const rows = () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent);
const chip = () => document.querySelector('[aria-pressed=true]')?.textContent;
const busy = () => document.querySelector('section > [aria-busy]')?.getAttribute('aria-busy') ?? null;
const days = () => ['Desde', 'Hasta'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
const seen = () => ({
  chip: chip(),
  days: days(),
  rows: rows(),
  busy: busy(),
  alert: alertText(),
  title: document.querySelector('section section h2')?.textContent ?? null,
});
const CHIPS: Record<string, string> = { shipped: 'Enviado', pending: 'Pendiente' };
const ROW = 'PendientePedido 000000052 artículos · Ana Ruiz20 nov 202619,00\u00A0€';
const NOBODY = 'Todavía no has pedido nada';
const titleOf = ({ query: { status, fromDate, toDate }, pagination }: Snapshot['context']) => {
  if ((pagination?.total ?? 0) > 0) return 'Aquí ya no hay más pedidos';
  const dated = (fromDate ?? toDate) ? ' en esas fechas' : '';
  if (status) return `No hay ningún pedido «${CHIPS[status]?.toLowerCase()}»${dated}`;
  return dated ? `No hay ningún pedido${dated}` : NOBODY;
};
const listed = ({ context }: Snapshot, isBusy: 'true' | 'false') => ({
  chip: CHIPS[context.query.status ?? ''] ?? 'Todos',
  days: [context.query.fromDate ?? '', context.query.toDate ?? ''],
  rows: context.items.map(() => ROW),
  busy: isBusy,
  alert: null,
  title: context.items.length > 0 ? null : titleOf(context),
});

const coming = (state: Snapshot) => ({ ...listed(state, 'true'), rows: [], title: null });
const kept = (state: Snapshot) => (isKnown(state) ? listed(state, 'true') : coming(state));

const oracles: Record<string, (state: Snapshot) => void> = {
  'fetching.first': (state) => expect(seen()).toEqual(coming(state)),
  'fetching.again': (state) => expect(seen()).toEqual(kept(state)),
  'fetching.refresh': (state) => expect(seen()).toEqual(listed(state, 'true')),
  ready: (state) => expect(seen()).toEqual(listed(state, 'false')),
  empty: (state) => expect(seen()).toEqual(listed(state, 'false')),
  failed: (state) =>
    expect(seen()).toEqual({
      ...listed(state, 'false'),
      rows: [],
      busy: null,
      alert: wordsFor(state.context.failure),
      title: 'No ha podido ser',
    }),
};

afterEach(cleanup);

describe('the list of orders follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountOrders();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    expect(ordersMachine.events.filter((type) => !(type in drivers)).toSorted()).toEqual([
      'search.submitted',
      'search.typed',
      'xstate.after.searchPause.orders.searching',
    ]);
  });

  for (const { steps } of paths) {
    const name = trailOf(steps);
    test(`R2.4 R7.18 ${name}`, async () => {
      const { drivers, actorRef, addresses } = await mountOrders();
      for (const { event, state } of steps) {
        const before = addresses.length;
        await act(async () => drivers[event.type]?.(event as never));
        const now = actorRef.getSnapshot();
        expect(leafOf(now)).toBe(leafOf(state));
        oracles[leafOf(now)]?.(now);
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

  test('R7.18 its address tells the status, the days and the page, and nothing that says nothing', () => {
    const dated = { status: 'shipped', fromDate: '2026-11-01', toDate: '2026-11-20', offset: 40 } as const;
    expect([{}, { offset: 0 }, dated].map(ordersHref)).toEqual([
      '/orders',
      '/orders',
      '/orders?status=shipped&fromDate=2026-11-01&toDate=2026-11-20&page=3',
    ]);
    const { offset: _, ...search } = dated;
    expect(ordersQueryIn({ ...search, page: 3 })).toEqual(dated);
    const strange = [
      { status: 'lost' },
      { page: -1 },
      { page: 1.5 },
      { page: '2' },
      { page: 1e9 },
      { fromDate: '2026-02-30' },
      { toDate: 20_261_120 },
    ];
    expect(strange.map(ordersQueryIn)).toEqual(strange.map(() => ({ offset: 0 })));
  });

  test('R7.18 the days are asked for as the instants at which they begin and end in the market', () => {
    const query = { status: 'shipped', fromDate: '2026-11-01', toDate: '2026-11-20', offset: 0 } as const;
    expect(ordersQueryAt(query, 'Europe/Madrid')).toEqual({
      ...query,
      fromDate: '2026-10-31T23:00:00.000Z',
      toDate: '2026-11-20T22:59:59.999Z',
    });
    expect(ordersQueryAt({ offset: 20 }, 'Europe/Madrid')).toEqual({ offset: 20 });
  });

  test('R7.18 a day that is half typed asks for nothing, and is gone when its field is left', async () => {
    const { drivers, addresses } = await mountOrders();
    await act(async () => drivers['xstate.done.actor.loadItems']?.({ output: full } as never));
    const from = screen.getByLabelText<HTMLInputElement>('Desde');
    const stepwise = ['0002-11-05', '0020-11-05', '0202-11-05', '2026-11-05'];
    const asked: unknown[] = [];
    for (const value of stepwise) {
      await act(async () => void fireEvent.change(from, { target: { value } }));
      asked.push([from.value, addresses.length]);
    }
    expect(asked).toEqual([
      ['0002-11-05', 0],
      ['0020-11-05', 0],
      ['0202-11-05', 0],
      ['2026-11-05', 1],
    ]);
    await act(async () => {
      fireEvent.change(from, { target: { value: '0001-01-01' } });
      fireEvent.blur(from);
    });
    expect([from.value, addresses]).toEqual(['2026-11-05', ['/orders?fromDate=2026-11-05']]);
  });
});

async function mountOrders(role: Role = 'consumer') {
  let answer = deferred<Answer>();
  const addresses: string[] = [];
  let comeBack = (): void => undefined;
  const logic = wireOrders({
    loadItems: () => (answer = deferred<Answer>()).promise,
    watchReturns: (onReturn) => {
      comeBack = onReturn;
      return () => undefined;
    },
    showAddress: ({ href }) => addresses.push(href),
  });
  const actorRef = createActor(logic, { input }).start();
  await renderMarket(<OrdersView actorRef={actorRef} role={role} addressOf={ordersHref} />);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const fromOutside = (event: Parameters<typeof actorRef.send>[0]) => actorRef.send(event);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'query.changed': ({ query }: { query: OrdersQuery }) => {
      if (query.status) fireEvent.click(screen.getByRole('button', { name: 'Enviado' }));
      else if (query.fromDate) type('Desde', query.fromDate);
      else if (query.toDate) type('Hasta', query.toDate);
      else fireEvent.click(screen.getByRole('button', { name: 'Quitar fechas' }));
    },
    'page.requested': () => fireEvent.click(screen.getByRole('link', { name: 'Página 2' })),
    'address.changed': (event: { type: 'address.changed'; query: OrdersQuery }) => fromOutside(event),
    'refresh.requested': () => comeBack(),
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
    'xstate.done.actor.loadItems': ({ output }: { output: Answer }) => answer.resolve(output),
    'xstate.error.actor.loadItems': ({ error }: { error: unknown }) => answer.reject(error),
  };
  return { actorRef, drivers, addresses };
}
