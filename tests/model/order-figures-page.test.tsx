import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ProducerPeriodStats } from '../../contract/producer/producer-stats.ts';
import { addDays } from '../../contract/values/day-range.ts';
import { OrderFiguresView } from '../../src/components/producer/order-figures/OrderFiguresView.tsx';
import { orderFiguresHref, wireOrderFigures } from '../../src/wiring/producer/orders/order-figures-screen.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { NOW, sampleId } from '../support/samples/samples.ts';

import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';

/** Days of which the third has sales and the fourth a cancellation. */
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    date: addDays(first, place),
    orders: place === 2 ? 4 : 0,
    units: place === 2 ? 9 : 0,
    revenue: place === 2 ? 120.4 : 0,
    cancelledOrders: place === 3 ? 1 : 0,
  }));
const sold: ProducerPeriodStats = {
  period: { from: '2026-11-15', to: '2026-11-21' },
  orders: 4,
  units: 9,
  revenue: 120.4,
  averageOrder: 30.1,
  cancelledOrders: 1,
  hoursToSend: 53,
  days: daysFrom('2026-11-15', 7),
  states: [{ status: 'pending', orders: 4, units: 9, revenue: 120.4 }],
  stores: [{ id: sampleId(1), name: 'La Colmena', orders: 4, units: 9, revenue: 120.4 }],
  cancellations: [
    { actor: 'admin', notes: 'Repetido', orders: 1 },
    { actor: null, notes: '', orders: 1 },
  ],
  previous: { orders: 0, units: 0, revenue: 0, averageOrder: 0, cancelledOrders: 1, hoursToSend: 54 },
};
/** No new orders, but a cancellation of an earlier one. */
const onlyCancelled: ProducerPeriodStats = {
  ...sold,
  orders: 0,
  units: 0,
  revenue: 0,
  averageOrder: 0,
  hoursToSend: null,
  days: daysFrom('2026-11-15', 2),
  states: [{ status: 'cancelled', orders: 1, units: 0, revenue: 0 }],
  stores: [{ id: null, name: null, orders: 0, units: 0, revenue: 0 }],
  previous: { orders: 0, units: 0, revenue: 0, averageOrder: 0, cancelledOrders: 0, hoursToSend: null },
};

async function openFigures(value: ProducerPeriodStats, period: 7 | 90 = 7) {
  const logic = wireOrderFigures({ loadFigures: async () => ({ ok: true, value }) });
  const actorRef = createActor(logic, { input: { question: { period }, now: NOW } }).start();
  await waitFor(actorRef, (snapshot) => snapshot.matches('ready'));
  await renderWithMarketProviders(
    inBackOffice(<OrderFiguresView actorRef={actorRef} addressOf={orderFiguresHref} />),
  );
}

const plain = (node: Element | null) => node?.textContent.replaceAll('\u00a0', ' ') ?? null;
const panel = (name: string) => screen.getByRole('region', { name });
const linesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(plain));
const tableIn = (name: string) => linesIn(within(panel(name)).getByRole('table', { name }));
const parts = (name: string) => [...panel('En total').querySelectorAll(`[data-part=${name}]`)].map(plain);
const words = () => [...panel('En total').querySelectorAll(':scope > p')].map(plain);
/** Chart: title, description, and texts below and on its bars. */
const drawn = (name: string) => {
  const figure = within(panel(name)).getByRole('figure');
  const textsOf = (part: string) => [...figure.querySelectorAll(`[data-part=${part}]`)].map(plain);
  return {
    title: plain(figure.querySelector('figcaption')),
    said: within(figure).getByRole('img').getAttribute('aria-label')?.replaceAll('\u00a0', ' '),
    short: textsOf('short'),
    told: textsOf('told'),
    posts: figure.querySelectorAll('[data-opening], [data-closing]').length,
  };
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pressed = (name: string) =>
  within(panel(name))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

describe('the page of the figures of one’s own orders', () => {
  afterEach(cleanup);

  test('its head leads back to the orders, and to as many days as are wished', async () => {
    await openFigures(sold);
    expect(document.title).toBe('Cifras de pedidos · Tenderete');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cifras de pedidos');
    const way = within(screen.getByRole('navigation', { name: 'Estás en' }));
    expect([
      way.getByRole('link', { name: 'Pedidos' }).getAttribute('href'),
      way.getByText('Cifras de pedidos').getAttribute('aria-current'),
    ]).toEqual(['/producer/orders', 'page']);
    const days = within(screen.getByRole('navigation', { name: 'Periodo' })).getAllByRole('link');
    expect(days.map((link) => [link.textContent, link.getAttribute('href'), link.dataset['chosen']])).toEqual(
      [
        ['Últimos 7 días', '/producer/orders/figures?period=7', 'true'],
        ['Últimos 28 días', '/producer/orders/figures', 'false'],
        ['Últimos 90 días', '/producer/orders/figures?period=90', 'false'],
      ],
    );
    expect(plain(document.querySelector('[data-part=days]'))).toBe('15–21 nov 2026, 7 días');
    expect(screen.getAllByRole('heading', { level: 2 }).map(plain)).toEqual([
      'Día a día',
      'Por dónde van',
      'Por puesto',
      'Lo que se canceló',
    ]);
  });

  test('R7.19 its sums stand beside the days before, also where only something was cancelled in those', async () => {
    await openFigures(sold);
    expect(parts('figure')).toEqual([
      'Vendido120,40 €120,40 € más',
      'Pedido medio30,10 €30,10 € más',
      'Pedidos44 más',
      'Unidades99 más',
      'Cancelados1igual',
      'Del pedido al envío2 días y 5 h1 h menos',
    ]);
    expect(words()).toEqual([
      'La mitad de tus pedidos sale en menos de esto. Comparado con la semana anterior: 8–14 nov 2026.',
    ]);
  });

  test('nothing to compare with and nothing sent are said in words', async () => {
    await openFigures(onlyCancelled);
    expect(parts('figure')).toEqual([
      'Vendido0,00 €',
      'Pedido medio0,00 €',
      'Pedidos0',
      'Unidades0',
      'Cancelados1',
      'Del pedido al envíoSin envíos',
    ]);
    expect([words(), parts('compared')]).toEqual([
      ['En los días anteriores (8–14 nov 2026) no hubo pedidos con los que comparar.'],
      [],
    ]);
    expect(drawn('Día a día')).toEqual({
      title: 'Pedidos, día a día',
      said: 'Todo a cero.',
      short: ['15', '16'],
      told: [],
      posts: 0,
    });
  });

  test('where nothing was ordered nor cancelled the way leads to the orders', async () => {
    await openFigures({ ...onlyCancelled, cancelledOrders: 0 });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ningún pedido en estos días');
    expect(screen.queryByRole('region', { name: 'En total' })).toBe(null);
    expect(
      screen.getByText(
        'Cuando te compren algo, aquí verás qué te piden, cuánto tardas en enviarlo y qué se cancela.',
      ).isConnected,
    ).toBe(true);
    expect(screen.getByRole('link', { name: 'Ver los pedidos' }).getAttribute('href')).toBe(
      '/producer/orders',
    );
  });

  test('each list says what its columns are', async () => {
    await openFigures(sold);
    expect(tableIn('Por dónde van')).toEqual([
      ['Estado', 'Pedidos', 'Uds.', 'Vendido'],
      ['Pendiente', '4', '9', '120,40 €'],
    ]);
    expect(tableIn('Por puesto')).toEqual([
      ['Puesto', 'Pedidos', 'Uds.', 'Vendido'],
      ['La Colmena', '4', '9', '120,40 €'],
    ]);
    expect(tableIn('Lo que se canceló')).toEqual([
      ['Quién', 'Por qué', 'Pedidos'],
      ['El mercado', '«Repetido»', '1'],
      ['No se sabe', 'Sin motivo indicado', '1'],
    ]);
    const heads = screen.getAllByRole('columnheader');
    expect(new Set(heads.map((head) => head.getAttribute('scope')))).toEqual(new Set(['col']));
    const scrolled = ['Por dónde van', 'Por puesto', 'Lo que se canceló'].map(
      (name) => within(panel(name)).getByRole('table').parentElement?.tabIndex,
    );
    expect(scrolled).toEqual([0, 0, 0]);
  });

  test('where nothing was cancelled that is said', async () => {
    await openFigures({ ...sold, cancelledOrders: 0, cancellations: [] });
    const { textContent } = panel('Lo que se canceló');
    expect(textContent).toBe('Lo que se cancelóEn estos días no se ha cancelado nada.');
  });

  test('its days are drawn by what is wished, with the same numbers behind', async () => {
    await openFigures(sold);
    const week = ['15', '16', '17', '18', '19', '20', '21'];
    expect([pressed('Día a día'), drawn('Día a día')]).toEqual([
      ['Pedidos'],
      {
        title: 'Pedidos, día a día',
        said: 'Lo más alto: 17 nov 2026, con 4 pedidos.',
        short: week,
        told: ['4'],
        posts: 0,
      },
    ]);
    await press('Vendido');
    expect([pressed('Día a día'), drawn('Día a día')]).toEqual([
      ['Vendido'],
      {
        title: 'Vendido, día a día',
        said: 'Lo más alto: 17 nov 2026, con 120,40 €.',
        short: week,
        told: ['120'],
        posts: 0,
      },
    ]);
    await press('Unidades');
    expect(drawn('Día a día').said).toBe('Lo más alto: 17 nov 2026, con 9 unidades.');
    await press('Ver en tabla');
    expect(linesIn(within(panel('Día a día')).getByRole('table')).slice(0, 5)).toEqual([
      ['Día', 'Pedidos', 'Vendido', 'Unidades', 'Cancelados'],
      ['15 nov 2026', '0', '0,00 €', '0', '0'],
      ['16 nov 2026', '0', '0,00 €', '0', '0'],
      ['17 nov 2026', '4', '120,40 €', '9', '0'],
      ['18 nov 2026', '0', '0,00 €', '0', '1'],
    ]);
  });

  test.each([
    [14, '8', '9', ['4', '1']],
    [15, '8 nov', '9 nov', ['4', '']],
  ])(
    'of %d days each is named, and all or the best say what they come to',
    async (count, first, next, told) => {
      const days = daysFrom('2026-11-08', count).with(5, {
        date: '2026-11-13',
        orders: 1,
        units: 1,
        revenue: 5,
        cancelledOrders: 0,
      });
      await openFigures({ ...sold, period: { from: '2026-11-08', to: '2026-11-22' }, days });
      const seen = drawn('Día a día');
      expect([seen.short.slice(0, 2), seen.told]).toEqual([[first, next], told]);
    },
  );

  test('many days are drawn by weeks, each under its first day', async () => {
    const days = daysFrom('2026-08-23', 91);
    await openFigures({ ...sold, period: { from: '2026-08-23', to: '2026-11-21' }, days }, 90);
    expect(plain(document.querySelector('[data-part=days]'))).toBe('23 ago – 21 nov 2026, 91 días');
    const { title, said, short, told } = drawn('Semana a semana');
    expect([title, said, short.length, short.slice(0, 2), told]).toEqual([
      'Pedidos, semana a semana',
      'Lo más alto: semana del 23 ago 2026, con 4 pedidos.',
      13,
      ['23 ago', '30 ago'],
      ['4'],
    ]);
    await press('Ver en tabla');
    expect(linesIn(within(panel('Semana a semana')).getByRole('table')).length).toBe(92);
  });
});
