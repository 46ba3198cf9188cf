import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { daysAsInstants } from '../../contract/values/calendar-day.ts';
import type { Order } from '../../contract/orders/order.ts';
import type { OrdersQuery } from '../../contract/orders/orders-query.ts';
import type { Role } from '../../contract/account/role.ts';
import { OrdersView } from '../../src/components/orders/OrdersView.tsx';
import type { LoadItemsResult } from '../../src/machines/ui/list.machine.ts';
import { ordersMachine } from '../../src/machines/orders/orders.machine.ts';
import { ordersHref, ordersQueryIn, wireOrders } from '../../src/wiring/orders/orders-screen.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleOrder, sampleProduct } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { walkList } from '../support/views/walk-list.tsx';

const order: Order = {
  ...sampleOrder(),
  items: sampleOrder().items.map((line) => ({ ...line, product: sampleProduct() })),
};
const CHIPS: Record<string, string> = { shipped: 'Enviado', pending: 'Pendiente' };
const ROW = 'PendientePedido 000000052 artículos · Ana Ruiz20 nov 202619,00\u00A0€';
const reader: Role = 'consumer';
const NOBODY = 'Todavía no has pedido nada';

const hasDates = ({ fromDate, toDate }: OrdersQuery) => Boolean(fromDate ?? toDate);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dayIn = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

walkList({
  name: 'the list of orders',
  proves: 'R2.4 R7.18',
  machine: ordersMachine,
  wire: wireOrders,
  addressOf: ordersHref,
  view: (actorRef) => <OrdersView actorRef={actorRef} role={reader} addressOf={ordersHref} />,
  items: [order],
  rows: () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent),
  rowOf: () => ROW,
  changes: [
    { query: { status: 'shipped' }, choose: () => press('Enviado') },
    { query: { fromDate: '2026-11-01' }, choose: () => type('Desde', '2026-11-01') },
    { query: { toDate: '2026-11-20' }, choose: () => type('Hasta', '2026-11-20') },
    {
      query: { fromDate: undefined, toDate: undefined },
      choose: () => press('Quitar fechas'),
      isOffered: hasDates,
    },
  ],
  elsewhere: { status: 'pending', offset: 0 },
  words: { results: 'Lista de pedidos', item: 'pedido', items: 'pedidos' },
  emptiness: (query) => {
    const dated = hasDates(query) ? ' en esas fechas' : '';
    if (query.status) return `No hay ningún pedido «${CHIPS[query.status]?.toLowerCase()}»${dated}`;
    return dated ? `No hay ningún pedido${dated}` : NOBODY;
  },
  controls: {
    seen: () => [document.querySelector('[aria-pressed=true]')?.textContent, dayIn('Desde'), dayIn('Hasta')],
    expected: ({ status = '', fromDate = '', toDate = '' }) => [CHIPS[status] ?? 'Todos', fromDate, toDate],
  },
});

describe('the list of orders', () => {
  afterEach(cleanup);

  test.each([
    ['consumer', 'Tus pedidos', NOBODY],
    ['producer', 'Tus pedidos', 'Aquí no hay compras tuyas'],
    ['admin', 'Pedidos del mercado', 'Todavía no hay pedidos'],
  ] as const)('R2.4 an empty one speaks to a %s', async (role, heading, title) => {
    await openOrders([], role);
    const [name, emptiness] = ['h1', '[data-part=empty-state] h2'].map((one) => document.querySelector(one));
    expect([name?.textContent, emptiness?.textContent]).toEqual([heading, title]);
  });

  test('R2.4 it is looked at again when its reader comes back to the tab', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const lists = [[order], [{ ...order, status: 'shipped' }]];
    const visit = visitMarket('/orders', {
      present: sampleUserWithRole('consumer', 1),
      answers: {
        listOrders: () =>
          successfulAnswer({ orders: lists.shift() ?? [], pagination: { total: 1, hasMore: false } }),
      },
    });
    visit.show();
    act(visit.wake);
    const stateOf = async () => (await screen.findByRole('article')).textContent?.split('Pedido ')[0];
    const seen = [await stateOf()];
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void fireEvent(document, new Event('visibilitychange')));
    seen.push(await stateOf());
    sight.mockReturnValue('visible');
    await act(async () => void fireEvent(document, new Event('visibilitychange')));
    seen.push(await stateOf());
    expect(seen).toEqual(['Pendiente', 'Pendiente', 'Enviado']);
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
    expect(daysAsInstants(query, 'Europe/Madrid')).toEqual({
      ...query,
      fromDate: '2026-10-31T23:00:00.000Z',
      toDate: '2026-11-20T22:59:59.999Z',
    });
    expect(daysAsInstants({ offset: 20 }, 'Europe/Madrid')).toEqual({ offset: 20 });
  });

  test('R7.18 a day that is half typed asks for nothing, and is gone when its field is left', async () => {
    const addresses = await openOrders([order]);
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

/** Renders the orders and returns the addresses it navigated to. */
async function openOrders(items: Order[], role: Role = 'consumer') {
  const addresses: string[] = [];
  const answer: LoadItemsResult<Order> = {
    ok: true,
    value: { items, pagination: { total: items.length, hasMore: false } },
  };
  const logic = wireOrders({
    loadItems: async () => answer,
    showAddress: ({ href }) => addresses.push(href),
  });
  const actorRef = createActor(logic, { input: { query: {}, limit: 20 } }).start();
  await renderWithMarketProviders(<OrdersView actorRef={actorRef} role={role} addressOf={ordersHref} />);
  await act(async () => {});
  return addresses;
}
