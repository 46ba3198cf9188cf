import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { inBackOffice } from '../../../../tests/support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { BarChart } from './BarChart.tsx';
import { DailyRevenueChart } from './DailyRevenueChart.tsx';

afterEach(cleanup);

const show = (figure: ReactNode) => renderWithMarketProviders(inBackOffice(figure));

const plain = (node: Element) => node.textContent.replaceAll('\u00a0', ' ');
const partsOf = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-part=${name}]`)];
const textsOf = (name: string) => partsOf(name).map(plain);
const heights = () => partsOf('stripes').map(({ style }) => style.height);
const postsOf = (kind: 'opening' | 'closing') =>
  [...document.querySelectorAll(`[data-${kind}=true]`)].map(
    (plot) => plot.parentElement?.querySelector('[data-part=short]')?.textContent,
  );
/** Opens the data table and returns its label and rows. */
async function openTable() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ver en tabla' })));
  const table = screen.getByRole('table');
  return {
    name: document.getElementById(table.getAttribute('aria-labelledby') ?? '')?.textContent,
    rows: within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(plain)),
    scopes: within(table)
      .getAllByRole('columnheader')
      .map((head) => head.getAttribute('scope')),
    isReachedByKeys: table.parentElement?.tabIndex === 0,
  };
}

describe('bars as stripes of an awning', () => {
  const table = { columns: ['Día', 'Visitas'], rows: [['20 nov', '4']] };
  const one = { id: 'a', short: '20', value: 4, told: '4' };

  test('each is as high as its part of the highest, and one of nothing or still to come has none', async () => {
    const bars = [
      { ...one, value: 1, told: '1' },
      { id: 'b', short: '21', value: 0, told: '' },
      { id: 'c', short: '22', value: 4, told: '4' },
      { id: 'd', short: '23', value: null, told: '' },
    ];
    const posts = { opening: 'b', closing: 'c' };
    await show(<BarChart title="Visitas" seen="Cuatro." bars={bars} posts={posts} table={table} />);
    const figure = screen.getByRole('figure', { name: 'Visitas' });
    expect(within(figure).getByRole('img', { name: 'Cuatro.' }).isConnected).toBe(true);
    expect([heights(), textsOf('told'), textsOf('short')]).toEqual([
      ['25%', '100%'],
      ['1', '4'],
      ['20', '21', '22', '23'],
    ]);
    expect([postsOf('opening'), postsOf('closing')]).toEqual([['21'], ['22']]);
    expect(await openTable()).toEqual({
      name: 'Visitas',
      rows: [
        ['Día', 'Visitas'],
        ['20 nov', '4'],
      ],
      scopes: ['col', 'col'],
      isReachedByKeys: true,
    });
  });

  test('less than one does not fill it', async () => {
    const bars = [{ ...one, value: 0.5 }];
    await show(<BarChart title="Vendido" seen="Poco." bars={bars} table={table} />);
    expect(heights()).toEqual(['50%']);
  });

  test('words stand where there is room for them in a narrow figure, in a wide one, in both or in none', async () => {
    const bars = Array.from({ length: 60 }, (_, place) => ({
      id: `${place}`,
      short: '12 nov',
      value: place + 1,
      told: '1.000',
    }));
    const roomsOf = (part: string) =>
      [0, 1, 6, 11, 55, 59].map((place) => partsOf(part)[place]?.dataset['room']);
    await show(<BarChart title="Visitas" seen="Mucho." bars={bars} table={table} />);
    expect([roomsOf('short'), roomsOf('told')]).toEqual([
      ['both', 'none', 'wide', 'narrow', 'narrow', 'none'],
      ['none', 'none', 'none', 'none', 'none', 'both'],
    ]);
    cleanup();
    await show(<BarChart title="Visitas" seen="Mucho." bars={bars} every={6} table={table} />);
    expect(roomsOf('short')).toEqual(['both', 'none', 'both', 'none', 'none', 'none']);
  });
});

describe('the days of a store and what came in', () => {
  const days = [
    { short: '10', day: '10 nov 2026', amount: 20 },
    { short: '11', day: '11 nov 2026', amount: 1240.4 },
    { short: '12', day: '12 nov 2026', amount: 0 },
    { short: '13', day: '13 nov 2026', amount: null },
  ];

  test('the best of them is said in words, and the whole life stands between its posts', async () => {
    await show(<DailyRevenueChart title="Tus días" days={days} isWhole />);
    const drawing = screen.getByRole('img').getAttribute('aria-label')?.replaceAll('\u00a0', ' ');
    expect(drawing).toBe('Tu mejor día ha sido el 11 nov 2026, con 1.240,40 €.');
    expect([textsOf('short'), textsOf('told'), postsOf('opening'), postsOf('closing')]).toEqual([
      ['10', '11', '12', '13'],
      ['20', '1.240'],
      ['10'],
      ['13'],
    ]);
    expect((await openTable()).rows).toEqual([
      ['Día', 'Vendido'],
      ['10 nov 2026', '20,00 €'],
      ['11 nov 2026', '1.240,40 €'],
      ['12 nov 2026', '0,00 €'],
      ['13 nov 2026', 'Por venir'],
    ]);
  });

  test('some of them have no posts, and days that are all to come have no best', async () => {
    await show(<DailyRevenueChart title="Tus días" days={days.slice(3)} />);
    expect([
      screen.getByRole('img').getAttribute('aria-label'),
      postsOf('opening'),
      postsOf('closing'),
      textsOf('told'),
    ]).toEqual(['Tus días', [], [], []]);
  });
});
