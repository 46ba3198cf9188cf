import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays } from '../../contract/values/day-range.ts';
import { periodIn, storeAnalyticsHref } from '../../src/wiring/producer/stores/store-analytics-screen.ts';
import { openAnalyticsPage, textsOfPart, sampleAnalyticsInput } from '../support/views/analytics-page.tsx';
import { sampleAnalytics, sampleStore } from '../support/samples/samples.ts';

const { id } = sampleStore();
const nobody = sampleAnalytics({ views: 0, orders: 0 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')));
const panel = (name: string) => screen.getByRole('region', { name });
/** Data table of a chart. */
async function tableOf(name: string) {
  await act(async () => fireEvent.click(within(panel(name)).getByRole('button', { name: 'Ver en tabla' })));
  return rowsIn(within(panel(name)).getByRole('table'));
}

describe('the page of a store’s figures', () => {
  afterEach(cleanup);

  test('R2.6 each figure stands beside the time before, in words', async () => {
    await openAnalyticsPage(sampleAnalyticsInput());
    expect(textsOfPart('figure')).toEqual([
      'Vendido28,50 €11,50 € menos',
      'Pedidos21 menos',
      'Visitantes25igual',
      'Visitantes que compran8 %4 puntos menos',
      'Visitas4012 más',
      'Productos vistos30igual',
      'Añadidos al carrito6igual',
      'Unidades3igual',
    ]);
    expect(screen.getByText('Comparado con los 2 días anteriores: 17–18 nov 2026.').isConnected).toBe(true);
  });

  test.each([
    ['2026-11-10', 'Vendido28,50 €'],
    ['2026-11-11', 'Vendido28,50 €11,50 € menos'],
  ])('from %s on a store that opened on the 10th of November sold %s', async (from, said) => {
    await openAnalyticsPage(sampleAnalyticsInput({ from }));
    expect([textsOfPart('figure')[0], screen.queryByText(/^Comparado/) !== null]).toEqual([
      said,
      said.endsWith('menos'),
    ]);
  });

  test('everything that is drawn is a table as well', async () => {
    await openAnalyticsPage(sampleAnalyticsInput());
    expect(await tableOf('Día a día')).toEqual([
      ['Día', 'Visitas', 'Visitantes', 'Pedidos', 'Vendido', 'Unidades'],
      ['19 nov 2026', '10', '5', '0', '0,00 €', '0'],
      ['20 nov 2026', '30', '20', '2', '28,50 €', '3'],
    ]);
    const hours = await tableOf('A qué hora te visitan');
    expect([hours.length, hours[19]]).toEqual([25, ['de 18 a 19 h', '40']]);
    expect(await tableOf('Hasta dónde llegan')).toEqual([
      ['Paso', 'Visitantes', 'Se quedaron ahí'],
      ['Miraron', '25', '20'],
      ['Añadieron al carrito', '5', '2'],
      ['Empezaron a pagar', '3', '1'],
      ['Compraron', '2', '0'],
    ]);
    expect(rowsIn(within(panel('Lo que más se vende')).getByRole('table'))).toEqual([
      ['Producto', 'Vistas', 'Unidades', 'Vendido'],
      ['Miel de romero', '12', '3', '28,50 €'],
    ]);
    expect(rowsIn(within(panel('Lo que buscaron y no encontraron')).getByRole('table'))).toEqual([
      ['Palabras', 'Veces'],
      ['polen', '3'],
    ]);
  });

  test('where most of the shoppers stop is said in words', async () => {
    await openAnalyticsPage(sampleAnalyticsInput());
    expect(textsOfPart('worst')).toEqual(['Aquí se paran más: 20 miraron y no añadieron nada.']);
    const oneStopped = within(panel('Hasta dónde llegan')).getByText('1 empezó a pagar y no terminó.');
    expect(oneStopped.isConnected).toBe(true);
  });

  test('what is drawn says what there is to see, and what is looked at can be changed', async () => {
    await openAnalyticsPage(sampleAnalyticsInput());
    const said = () =>
      within(panel('Día a día')).getByRole('img').getAttribute('aria-label')?.replaceAll('\u00a0', ' ');
    const seenBy = [said()];
    for (const measure of ['Visitantes', 'Pedidos', 'Vendido']) {
      await act(async () => press(measure));
      seenBy.push(said());
    }
    expect(seenBy).toEqual([
      'Lo más alto: 20 nov 2026, con 30 visitas.',
      'Lo más alto: 20 nov 2026, con 20 visitantes.',
      'Lo más alto: 20 nov 2026, con 2 pedidos.',
      'Lo más alto: 20 nov 2026, con 28,50 €.',
    ]);
    expect(
      within(panel('Día a día')).getByText('El puesto abrió el 10 nov 2026. Cierra el 30 nov 2026.')
        .isConnected,
    ).toBe(true);
  });

  test('a single day, and days to come', async () => {
    const [, today] = sampleAnalytics().series;
    const tomorrow = { date: '2026-11-21', views: 0, orders: 0, units: 0, revenue: 0 };
    const analytics = sampleAnalytics({ series: [today!, tomorrow] });
    await openAnalyticsPage(
      sampleAnalyticsInput({ from: '2026-11-20', to: '2026-11-20', analytics }),
      'store',
    );
    expect(textsOfPart('days')).toEqual(['20 nov 2026, un día']);
    expect((await tableOf('Día a día')).at(-1)?.slice(0, 2)).toEqual(['21 nov 2026', 'Por venir']);
  });

  test('a year is drawn by weeks, and its table has every day', async () => {
    const from = '2025-11-20';
    const series = Array.from({ length: 366 }, (_, place) => ({
      date: addDays(from, place),
      views: place === 40 ? 9 : 1,
      orders: 0,
      units: 0,
      revenue: 0,
    }));
    await openAnalyticsPage(sampleAnalyticsInput({ from, analytics: sampleAnalytics({ series }) }));
    expect(within(panel('Semana a semana')).getByRole('img').getAttribute('aria-label')).toBe(
      'Lo más alto: semana del 25 dic 2025, con 15 visitas.',
    );
    expect((await tableOf('Semana a semana')).length).toBe(367);
  });

  test('what a server does not count is not there', async () => {
    const { views, visitors, orders, units, revenue, conversion } = sampleAnalytics();
    const series = [{ date: '2026-11-20', views, orders, units, revenue }];
    const bare = { views, visitors, orders, units, revenue, conversion, series, topProducts: [] };
    await openAnalyticsPage(sampleAnalyticsInput({ analytics: bare }));
    expect([
      textsOfPart('figure').length,
      screen.queryByText(/^Comparado/),
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
      screen.getByText('En estos días no se ha vendido nada.').isConnected,
      screen.queryByRole('button', { name: 'Visitantes' }),
    ]).toEqual([6, null, ['Día a día', 'Lo que más se vende', 'Qué contamos'], true, null]);
  });

  test('of many products the best stand there, and all when they are asked for', async () => {
    const topProducts = Array.from({ length: 12 }, (_, place) => ({
      productId: `${place}`,
      name: `Producto ${place}`,
      units: 1,
      revenue: 1,
    }));
    await openAnalyticsPage(sampleAnalyticsInput({ analytics: sampleAnalytics({ topProducts }) }));
    const count = () => rowsIn(within(panel('Lo que más se vende')).getByRole('table')).length;
    expect(count()).toBe(11);
    await act(async () => press('Ver los 12'));
    expect(count()).toBe(13);
  });

  test.each([
    ['draft', '2026-11-10', 'Tu puesto aún no se ve', 'Ir al puesto', `/producer/popup-stores/${id}`],
    [
      'active',
      '2026-11-11',
      'Nadie en estos días',
      'Ver desde que abrió',
      `/producer/popup-stores/${id}/analytics?period=store`,
    ],
    ['active', '2026-11-10', 'Todavía no ha pasado nadie', 'Ver tu puesto', '/tienda/la-colmena'],
  ] as const)(
    'where nobody came to a store that is %s from %s on: %s',
    async (status, from, title, go, href) => {
      const value = sampleAnalyticsInput({ from, store: sampleStore({ status }), analytics: nobody });
      await openAnalyticsPage(value);
      expect(screen.getByRole('heading', { level: 2, name: title }).isConnected).toBe(true);
      expect(screen.getByRole('link', { name: go }).getAttribute('href')).toBe(href);
    },
  );
});

test.each([
  [{}, 28, ''],
  [{ period: 7 }, 7, '?period=7'],
  [{ period: 28 }, 28, ''],
  [{ period: 'store' }, 'store', '?period=store'],
  [
    { from: '2026-11-19', to: '2026-11-20' },
    { from: '2026-11-19', to: '2026-11-20' },
    '?from=2026-11-19&to=2026-11-20',
  ],
  [{ period: 7, from: '2026-11-21', to: '2026-11-20' }, 7, '?period=7'],
  [{ period: 8, from: 'ayer', to: '2026-11-20' }, 28, ''],
])('R2.6 an address that says %j is looked at as %j', (search, period, said) => {
  expect([periodIn(search), storeAnalyticsHref(id, periodIn(search))]).toEqual([
    period,
    `/producer/popup-stores/${id}/analytics${said}`,
  ]);
});
