import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Order } from '../../../contract/orders/order.ts';
import type { OrdersQuery } from '../../../contract/orders/orders-query.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleId, sampleOrder, sampleProduct } from '../../../tests/support/samples/samples.ts';
import { ordersHref, wireOrders } from '../../wiring/orders/orders-screen.ts';
import { DateFilter } from './DateFilter.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrdersView } from './OrdersView.tsx';

afterEach(cleanup);

const [ADMIN, SHOPPER] = ['admin', 'consumer'] as const;
const orderOf = (number: number, names: string[]): Order => ({
  ...sampleOrder(),
  id: sampleId(number),
  items: sampleOrder().items.flatMap((line) =>
    names.map((name, index) => ({
      ...line,
      id: sampleId(60 + index),
      quantity: 1,
      product: sampleProduct({ name, producerName: index === 0 ? 'Ana' : 'Bea' }),
    })),
  ),
});

test('each order of the list shows up to four goods, and counts those beyond the third where there are more', async () => {
  const four = ['Miel', 'Pan', 'Queso', 'Vino'];
  const items = [orderOf(71, [...four, 'Aceite']), orderOf(72, four), orderOf(73, ['Miel'])];
  const logic = wireOrders({
    loadItems: async () => ({ ok: true, value: { items, pagination: { total: 3, hasMore: false } } }),
    showAddress: () => {},
  });
  const actorRef = createActor(logic, { input: { query: {}, limit: 20 } }).start();
  await renderWithMarketProviders(<OrdersView actorRef={actorRef} role={ADMIN} addressOf={ordersHref} />);
  await act(async () => {});
  const goods = screen
    .getAllByRole('list', { name: 'Productos' })
    .map(({ children }) => [...children].map((good) => good.querySelector('img')?.alt ?? good.textContent));
  expect(goods).toEqual([['Miel', 'Pan', 'Queso', '+2'], four, ['Miel']]);
  const rows = screen.getAllByRole('article').map((row) => {
    const link = row.querySelector('a');
    return [
      link?.textContent,
      link?.getAttribute('href'),
      link?.closest('div')?.querySelector('p')?.textContent,
    ];
  });
  expect(rows).toEqual([
    ['Pedido 00000071', `/orders/${sampleId(71)}`, '5 artículos · Ana · Bea'],
    ['Pedido 00000072', `/orders/${sampleId(72)}`, '4 artículos · Ana · Bea'],
    ['Pedido 00000073', `/orders/${sampleId(73)}`, '1 artículo · Ana'],
  ]);
  expect(document.title).toBe('Pedidos del mercado · Tenderete');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Estado del pedido',
    'Fecha del pedido',
  ]);
});

test.each<[OrdersQuery, string, string, string]>([
  [{}, 'Todavía no has pedido nada', 'Ver productos', '/products'],
  [{ status: 'shipped' }, 'No hay ningún pedido «enviado»', 'Ver todos los pedidos', '/orders'],
  [{ fromDate: '2026-11-01' }, 'No hay ningún pedido en esas fechas', 'Ver todos los pedidos', '/orders'],
  [
    { status: 'shipped', toDate: '2026-11-20' },
    'No hay ningún pedido «enviado» en esas fechas',
    'Ver todos los pedidos',
    '/orders',
  ],
])('an empty list says why, and leads on: %o', async (query, title, word, href) => {
  await renderWithMarketProviders(<NoOrders role={SHOPPER} query={query} addressOf={ordersHref} />);
  const link = screen.getByRole('link');
  expect([screen.getByRole('heading').textContent, link.textContent, link.getAttribute('href')]).toEqual([
    title,
    word,
    href,
  ]);
});

test('a day is taken from 2020 on, may be emptied, and both are taken away where one is there', async () => {
  const chosen: unknown[] = [];
  const show = async (dates: { fromDate?: string; toDate?: string }) => {
    cleanup();
    await renderWithMarketProviders(<DateFilter {...dates} onDatesChosen={(one) => chosen.push(one)} />);
  };
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await show({});
  expect(screen.queryByRole('button')).toBe(null);
  const limits = ['type', 'min', 'max'].map((one) => screen.getByLabelText('Desde').getAttribute(one));
  expect(limits).toEqual(['date', '2020-01-01', '9999-12-31']);
  type('Desde', '2020-01-01');
  type('Hasta', '2019-12-31');
  await show({ fromDate: '2026-11-01' });
  type('Desde', '');
  fireEvent.click(screen.getByRole('button', { name: 'Quitar fechas' }));
  await show({ toDate: '2026-11-20' });
  type('Hasta', '2026-11-21');
  fireEvent.click(screen.getByRole('button', { name: 'Quitar fechas' }));
  expect(chosen).toEqual([
    { fromDate: '2020-01-01' },
    { fromDate: undefined },
    { fromDate: undefined, toDate: undefined },
    { toDate: '2026-11-21' },
    { fromDate: undefined, toDate: undefined },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Hasta').value).toBe('2026-11-20');
});
