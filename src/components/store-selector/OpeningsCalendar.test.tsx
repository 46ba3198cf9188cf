import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import { storeCardOf } from '../../../contract/catalogue/list-item.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleId, sampleStore } from '../../../tests/support/samples/samples.ts';
import { FormatterProvider } from '../market/formatter-context.ts';
import { OpeningsCalendar } from './OpeningsCalendar.tsx';

afterEach(cleanup);

const formatter = createFormatter({ ...DEFAULT_MARKET, origin: 'https://tenderete.es' });
const storeAt = (id: number, name: string, slug: string, startDate: string, endDate: string) =>
  storeCardOf(sampleStore({ id: sampleId(id), name, slug, startDate, endDate }));

const bees = storeCardOf(sampleStore());
const loom = storeAt(11, 'El Telar', 'telar', '2026-11-20T08:00:00.000Z', '2026-11-24T19:00:00.000Z');
const bakery = storeAt(12, 'Horno Rosario', 'horno', '2026-11-22T09:00:00.000Z', '2026-12-03T19:00:00.000Z');
const clay = storeAt(13, 'Barro y Cal', 'barro', '2026-11-01T09:00:00.000Z', '2026-11-18T19:00:00.000Z');
const undated = storeCardOf(sampleStore({ id: sampleId(14), startDate: null, endDate: null }));

type Card = typeof bees;

async function mount(
  query: Partial<StoreSelectorQuery>,
  [open, upcoming, ended]: readonly [Card[], Card[], Card[]],
  now = NOW,
) {
  const turned = { onMonthTurned: vi.fn(), onWeekendToggled: vi.fn() };
  await renderWithMarketProviders(
    <FormatterProvider value={formatter}>
      <OpeningsCalendar
        shelves={{ open, upcoming, ended }}
        openTotal={open.length}
        query={{ categories: [], view: 'calendar', page: 1, ...query }}
        now={now}
        choice={{
          current: null,
          coming: null,
          missing: null,
          doors: { onStoreEntered: () => {}, onStoreLeft: () => {} },
        }}
        addressOf={() => '/tiendas/calendario'}
        onPageChosen={() => {}}
        {...turned}
      />
    </FormatterProvider>,
  );
  return turned;
}

const MONTH_OF_ALL = [[bees, loom], [bakery], [clay]] as const satisfies Parameters<typeof mount>[1];

const buttons = () =>
  screen
    .getAllByRole('button')
    .map((button) => [
      button.getAttribute('aria-label') ?? button.textContent,
      button.getAttribute('aria-pressed'),
    ]);

/** Rows of a table: store, dates, whether it has ended, and the widths of its cells; empty cells are hidden. */
const linesOf = (title: string) =>
  [...screen.getByRole('table', { name: title }).querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('a')?.textContent,
    row.querySelector('a')?.getAttribute('href'),
    row.querySelector('p')?.textContent,
    row.hasAttribute('data-over') ? 'over' : 'there',
    [...row.querySelectorAll('td')]
      .map((cell) => `${cell.colSpan}${cell.matches('[aria-hidden=true]') ? ' hidden' : ''}`)
      .join(', '),
  ]);

const headsOf = (title: string) =>
  [...screen.getByRole('table', { name: title }).querySelectorAll('th time')].map(
    (time) =>
      `${time.getAttribute('datetime')}${time.closest('th')?.getAttribute('aria-current') === 'date' ? ' today' : ''}`,
  );

const placesBehind = () =>
  [...document.querySelectorAll('[data-part=opening-spans] > [aria-hidden=true]')].map((place) =>
    place.getAttribute('style'),
  );

const agenda = () =>
  [...document.querySelectorAll('[data-part=agenda] > li')].map((day) => [
    day.getAttribute('aria-current'),
    day.querySelector('h3')?.textContent,
    day.querySelector('time')?.getAttribute('datetime'),
    [...day.querySelectorAll('ul > li')].map(({ textContent }) => textContent),
    [...day.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ]);

const spanList = () =>
  [...document.querySelectorAll('[data-part=span-list] > li')].map((one) => [
    one.textContent,
    one.querySelector('a')?.getAttribute('href'),
  ]);

describe('the calendar of openings', () => {
  test('a month has a line for each store, and its days from today on stand one below the other', async () => {
    const { onMonthTurned, onWeekendToggled } = await mount({}, MONTH_OF_ALL);
    expect(screen.getByRole('region', { name: 'Noviembre de 2026' }).localName).toBe('section');
    const title = screen.getByRole('heading', { name: 'Noviembre de 2026' });
    expect(title.getAttribute('aria-live')).toBe('polite');
    expect(linesOf('Noviembre de 2026')).toEqual([
      ['El Telar', '/tienda/telar', 'Del 20 a las 9:00 al 24 a las 20:00', 'there', '19 hidden, 5, 6 hidden'],
      ['La Colmena', '/tienda/la-colmena', 'Del 10 a las 11:00 al 30 a las 21:00', 'there', '9 hidden, 21'],
      [
        'Horno Rosario',
        '/tienda/horno',
        'Del 22 a las 10:00 al 3 de diciembre a las 20:00',
        'there',
        '21 hidden, 9',
      ],
      ['Barro y Cal', '/tienda/barro', 'Del 1 a las 10:00 al 18 a las 20:00', 'over', '18, 12 hidden'],
    ]);
    expect(headsOf('Noviembre de 2026').filter((day) => day.endsWith('today'))).toEqual(['2026-11-20 today']);
    expect(headsOf('Noviembre de 2026')).toHaveLength(30);
    // Nine weekend days and the current time.
    expect(placesBehind()).toHaveLength(10);
    expect(placesBehind().at(-1)).toBe('left: calc(15rem + (100% - 15rem) * 0.65);');
    expect(agenda()).toEqual([
      ['date', 'Hoy, viernes 20 de noviembre', '2026-11-20', ['09:00AbreEl Telar'], ['/tienda/telar']],
      [null, 'domingo 22 de noviembre', '2026-11-22', ['10:00AbreHorno Rosario'], ['/tienda/horno']],
      [null, 'martes 24 de noviembre', '2026-11-24', ['20:00CierraEl Telar'], ['/tienda/telar']],
      [null, 'lunes 30 de noviembre', '2026-11-30', ['21:00CierraLa Colmena'], ['/tienda/la-colmena']],
    ]);
    expect(spanList()).toEqual([]);
    expect(screen.queryByText(/no abre ni cierra|no habrá/)).toBeNull();
    expect(buttons()).toEqual([
      ['Este fin de semana', 'false'],
      ['Mes anterior', null],
      ['Mes siguiente', null],
    ]);
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(onMonthTurned.mock.calls).toEqual([['2026-10'], ['2026-12']]);
    expect(onWeekendToggled).toHaveBeenCalledOnce();
  });

  test('another month has all its days, none of them today’s', async () => {
    const { onMonthTurned } = await mount({ month: '2026-12' }, MONTH_OF_ALL);
    expect(linesOf('Diciembre de 2026')).toEqual([
      [
        'Horno Rosario',
        '/tienda/horno',
        'Del 22 de noviembre a las 10:00 al 3 a las 20:00',
        'there',
        '3, 28 hidden',
      ],
    ]);
    expect(headsOf('Diciembre de 2026').filter((day) => day.endsWith('today'))).toEqual([]);
    expect(placesBehind()).toHaveLength(8);
    expect(agenda()).toEqual([
      [null, 'jueves 3 de diciembre', '2026-12-03', ['20:00CierraHorno Rosario'], ['/tienda/horno']],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(onMonthTurned.mock.calls).toEqual([['2026-11']]);
  });

  test('the first day of a month is marked as today too, and days of it that are over are left out below', async () => {
    await mount({}, [[clay], [], []], Date.parse('2026-11-01T12:00:00.000Z'));
    expect(headsOf('Noviembre de 2026')[0]).toBe('2026-11-01 today');
    expect(placesBehind()).toHaveLength(10);
    expect(agenda().map(([current, day]) => [current, day])).toEqual([
      ['date', 'Hoy, domingo 1 de noviembre'],
      [null, 'miércoles 18 de noviembre'],
    ]);
    cleanup();
    await mount({}, [[], [], [clay]]);
    expect(linesOf('Noviembre de 2026')).toHaveLength(1);
    expect([agenda(), document.querySelector('[data-part=agenda]')]).toEqual([[], null]);
    expect(screen.queryByText('Este mes no abre ni cierra ningún puesto.')).toBeNull();
  });

  test('a month in which nothing happens leads to the nearest one in which something does', async () => {
    const { onMonthTurned } = await mount({ month: '2027-01' }, MONTH_OF_ALL);
    expect(screen.getAllByText('Este mes no abre ni cierra ningún puesto.')).toHaveLength(1);
    expect([screen.queryByRole('table'), agenda()]).toEqual([null, []]);
    expect(screen.queryByText(/no habrá ningún puesto/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ir a diciembre de 2026' }));
    expect(onMonthTurned.mock.calls).toEqual([['2026-12']]);
    cleanup();
    await mount({}, [[], [undated], []]);
    expect(screen.getAllByText('Este mes no abre ni cierra ningún puesto.')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Ir a/ })).toBeNull();
  });

  test('the weekend shows who stands there then, over the days of its week', async () => {
    const { onWeekendToggled } = await mount({ weekend: true, month: '2026-12' }, MONTH_OF_ALL);
    expect(screen.getByRole('region', { name: '21 y 22 de noviembre' }).localName).toBe('section');
    expect(headsOf('21 y 22 de noviembre')).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20 today',
      '2026-11-21',
      '2026-11-22',
    ]);
    const [loomTime, beesTime, bakeryTime] = [
      'Del 20 de noviembre a las 9:00 al 24 de noviembre a las 20:00',
      'Del 10 de noviembre a las 11:00 al 30 de noviembre a las 21:00',
      'Del 22 de noviembre a las 10:00 al 3 de diciembre a las 20:00',
    ];
    expect(linesOf('21 y 22 de noviembre')).toEqual([
      ['La Colmena', '/tienda/la-colmena', beesTime, 'there', '7'],
      ['El Telar', '/tienda/telar', loomTime, 'there', '4 hidden, 3'],
      ['Horno Rosario', '/tienda/horno', bakeryTime, 'there', '6 hidden, 1'],
    ]);
    expect(spanList()).toEqual([
      [`La Colmena${beesTime}`, '/tienda/la-colmena'],
      [`El Telar${loomTime}`, '/tienda/telar'],
      [`Horno Rosario${bakeryTime}`, '/tienda/horno'],
    ]);
    expect(agenda()).toEqual([]);
    expect(screen.queryByText(/no habrá ningún puesto|no abre ni cierra/)).toBeNull();
    expect(buttons()).toEqual([['Este fin de semana', 'true']]);
    fireEvent.click(screen.getByRole('button'));
    expect(onWeekendToggled).toHaveBeenCalledOnce();
  });

  test('a weekend without stores says so, though its week has one', async () => {
    await mount({ weekend: true }, [[], [], [clay]]);
    expect(screen.getAllByText('Este fin de semana no habrá ningún puesto en la plaza.')).toHaveLength(1);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('all openings can be followed in a calendar of one’s own', async () => {
    await mount({}, MONTH_OF_ALL);
    const links = screen.getByRole('region', { name: 'Llévate el calendario' }).querySelectorAll('a');
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Suscribirse al calendario', 'webcal://tenderete.es/calendario.ics'],
      [
        'Añadir a Google Calendar',
        'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Ftenderete.es%2Fcalendario.ics',
      ],
    ]);
  });
});
