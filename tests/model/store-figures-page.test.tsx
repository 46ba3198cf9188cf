import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays } from '../../contract/values/day-range.ts';
import { openAnalyticsPage, textsOfPart, sampleAnalyticsInput } from '../support/views/analytics-page.tsx';
import { sampleAnalytics, sampleId, sampleStore } from '../support/samples/samples.ts';

const store = sampleStore();
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;
const panel = (name: string) => screen.getByRole('region', { name });
const textIn = (name: string) => plain(panel(name).textContent);
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choicesOf = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('button')
    .map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')]);

/** Chart of a panel: title, texts below and on its bars, and the bars with a post. */
function drawn(name: string) {
  const figure = within(panel(name)).getByRole('figure');
  const textsOf = (parts: string) =>
    [...figure.querySelectorAll(parts)].map(({ textContent }) => plain(textContent));
  return {
    title: plain(figure.querySelector('figcaption')?.textContent),
    short: textsOf('[data-part=short]'),
    told: textsOf('[data-part=told]'),
    heights: [...figure.querySelectorAll<HTMLElement>('[data-part=stripes]')].map(
      ({ style }) => style.height,
    ),
    opening: textsOf('[data-part=bar]:has([data-opening=true]) [data-part=short]'),
    closing: textsOf('[data-part=bar]:has([data-closing=true]) [data-part=short]'),
  };
}

/** Days of which the third has the most views and the only sales, and the fifth some views. */
const seriesFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    date: addDays(first, place),
    views: place === 2 ? 20 : place === 4 ? 5 : 0,
    visitors: place === 2 ? 10 : 0,
    orders: 0,
    units: 0,
    revenue: place === 2 ? 20.4 : 0,
  }));

describe('the page of a store’s figures around its numbers', () => {
  afterEach(cleanup);

  test('its head leads back to the stores and to the store, and its foot says what is counted', async () => {
    await openAnalyticsPage(sampleAnalyticsInput());
    const way = screen.getByRole('navigation', { name: 'Estás en' });
    expect([linksIn(way), way.querySelector('[aria-current=page]')?.textContent]).toEqual([
      [
        ['Puestos', '/producer/popup-stores'],
        ['La Colmena', `/producer/popup-stores/${store.id}`],
      ],
      'Estadísticas',
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Estadísticas');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(linksIn(panel('La Colmena'))).toEqual([['La Colmena', `/producer/popup-stores/${store.id}`]]);
    expect(textIn('Qué contamos')).toContain('Ni los robots ni quienes venden cuentan.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Día a día',
      'Hasta dónde llegan',
      'A qué hora te visitan',
      'Lo que más se vende',
      'Lo que buscaron y no encontraron',
      'Qué contamos',
    ]);
    expect(screen.getByRole('button', { name: 'Descargar CSV' }).isConnected).toBe(true);
  });

  test('R2.6 days are chosen one after the other, and said to the address', async () => {
    const { chosen } = await openAnalyticsPage(sampleAnalyticsInput());
    expect(choicesOf('Periodo')).toEqual([
      ['Últimos 7 días', 'false'],
      ['Últimos 28 días', 'true'],
      ['Desde que abrió', 'false'],
      ['Otras fechas', 'false'],
    ]);
    await press('Otras fechas');
    expect(choicesOf('Periodo').at(-1)).toEqual(['Otras fechas', 'true']);
    const days = within(screen.getByRole('group', { name: 'Otras fechas' }));
    const fields = ['Desde el', 'Hasta el'].map((label) => days.getByLabelText<HTMLInputElement>(label));
    expect(fields.map(({ type, value }) => [type, value])).toEqual([
      ['date', '2026-11-19'],
      ['date', '2026-11-20'],
    ]);
    await act(async () =>
      fireEvent.change(days.getByLabelText('Hasta el'), { target: { value: '2026-11-21' } }),
    );
    await act(async () =>
      fireEvent.change(days.getByLabelText('Desde el'), { target: { value: '2026-11-22' } }),
    );
    expect(chosen).toEqual([
      { from: '2026-11-19', to: '2026-11-20' },
      { from: '2026-11-19', to: '2026-11-21' },
    ]);
    expect(days.getByRole('alert').textContent).toBe('El último día no puede ser anterior al primero.');
    expect(
      ['Desde el', 'Hasta el'].map((label) => days.getByLabelText(label).getAttribute('aria-invalid')),
    ).toEqual(['true', null]);
  });

  test.each([
    ['2026-11-20T10:00:00.000Z', 28, true],
    ['2026-11-21T10:00:00.000Z', 28, false],
    ['2026-11-21T10:00:00.000Z', 'store', true],
    [null, 28, false],
  ] as const)(
    'of a store that opens at %s, looked at as %s, all its days: %s',
    async (startDate, period, can) => {
      const to = { store: sampleStore({ startDate }), from: '2026-11-20', to: '2026-11-20' };
      await openAnalyticsPage(sampleAnalyticsInput(to), period);
      expect(
        choicesOf('Periodo')
          .map(([word]) => word)
          .includes('Desde que abrió'),
      ).toBe(can);
    },
  );

  test('a store without an opening day is compared with the time before, and has no posts', async () => {
    await openAnalyticsPage(sampleAnalyticsInput({ store: sampleStore({ startDate: null, endDate: null }) }));
    expect(textIn('En total')).toContain('Comparado con los 2 días anteriores: 17–18 nov 2026.');
    expect(textIn('Día a día')).not.toMatch(/abrió|abre|Cerró|Cierra/);
    const { opening, closing } = drawn('Día a día');
    expect([opening, closing]).toEqual([[], []]);
  });

  test.each([
    ['2026-11-19T10:00:00.000Z', '2026-11-20T09:00:00.000Z', 'abrió el 19 nov 2026. Cierra el 20 nov 2026.'],
    ['2026-11-20T08:00:00.000Z', null, 'abrió el 20 nov 2026.'],
    ['2026-11-21T08:00:00.000Z', '2026-11-22T09:00:00.000Z', 'abre el 21 nov 2026. Cierra el 22 nov 2026.'],
    ['2026-11-18T10:00:00.000Z', '2026-11-19T09:00:00.000Z', 'abrió el 18 nov 2026. Cerró el 19 nov 2026.'],
  ])('a store that is open from %s to %s: %s', async (startDate, endDate, said) => {
    await openAnalyticsPage(sampleAnalyticsInput({ store: sampleStore({ startDate, endDate }) }));
    expect(panel('Día a día').querySelector('p')?.textContent).toBe(`El puesto ${said}`);
  });
});

describe('what is drawn of a store’s days', () => {
  afterEach(cleanup);
  const figuresOf = (first: string, count: number) => {
    const series = seriesFrom(first, count);
    return sampleAnalyticsInput({
      from: first,
      to: addDays(first, count - 1),
      analytics: sampleAnalytics({ series }),
    });
  };

  test('few days are numbered, all say what they come to, and the opening stands among them', async () => {
    await openAnalyticsPage(figuresOf('2026-11-07', 14));
    expect(choicesOf('Ver')).toEqual([
      ['Visitas', 'true'],
      ['Visitantes', 'false'],
      ['Pedidos', 'false'],
      ['Vendido', 'false'],
    ]);
    expect(drawn('Día a día')).toEqual({
      title: 'Visitas, día a día',
      short: ['7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20'],
      told: ['20', '5'],
      heights: ['100%', '25%'],
      opening: ['10'],
      closing: [],
    });
    await press('Vendido');
    const { title, told, heights } = drawn('Día a día');
    expect([title, told, heights]).toEqual(['Vendido, día a día', ['20'], ['100%']]);
  });

  test('of more days the best says what it comes to, and each is named with its month', async () => {
    await openAnalyticsPage(figuresOf('2026-11-07', 15));
    const { short, told, heights } = drawn('Día a día');
    expect([short.slice(0, 3), told, heights]).toEqual([
      ['7 nov', '8 nov', '9 nov'],
      ['20', ''],
      ['100%', '25%'],
    ]);
  });

  test('days of nothing are said to be so', async () => {
    await openAnalyticsPage(figuresOf('2026-11-07', 2));
    const { told, heights } = drawn('Día a día');
    expect([told, heights]).toEqual([[], []]);
    const drawing = within(panel('Día a día')).getByRole('img');
    expect(drawing.getAttribute('aria-label')).toBe('Todo a cero.');
  });

  test('days to come are empty in every column, up to the closing', async () => {
    await openAnalyticsPage(figuresOf('2026-11-20', 11));
    const { closing } = drawn('Día a día');
    expect(closing).toEqual(['30']);
    await act(async () =>
      fireEvent.click(within(panel('Día a día')).getByRole('button', { name: 'Ver en tabla' })),
    );
    const [head, today, tomorrow] = within(panel('Día a día')).getAllByRole('row');
    expect(
      [head, today, tomorrow].map((row) => [...(row?.children ?? [])].map((one) => plain(one.textContent))),
    ).toEqual([
      ['Día', 'Visitas', 'Visitantes', 'Pedidos', 'Vendido', 'Unidades'],
      ['20 nov 2026', '0', '0', '0', '0,00 €', '0'],
      ['21 nov 2026', 'Por venir', 'Por venir', 'Por venir', 'Por venir', 'Por venir'],
    ]);
  });

  test('of many days one is named by its week, and the posts stand in theirs', async () => {
    await openAnalyticsPage(figuresOf('2026-09-21', 63));
    const { title, short, opening } = drawn('Semana a semana');
    expect([title, short.slice(0, 2), opening]).toEqual(['Visitas, semana a semana', ['21', '28'], ['9']]);
  });
});

describe('what else is told of a store’s shoppers', () => {
  afterEach(cleanup);
  const opened = (changes: Parameters<typeof sampleAnalytics>[0]) =>
    openAnalyticsPage(sampleAnalyticsInput({ analytics: sampleAnalytics(changes) }));

  test('each step says how many of a hundred took it, as its bar does', async () => {
    await opened({});
    const steps = within(screen.getByRole('list', { name: 'Hasta dónde llegan' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => plain(textContent))).toEqual([
      'Miraron25 100 de cada 100Aquí se paran más: 20 miraron y no añadieron nada.',
      'Añadieron al carrito5 20 de cada 1002 llenaron el carrito y no fueron a pagar.',
      'Empezaron a pagar3 12 de cada 1001 empezó a pagar y no terminó.',
      'Compraron2 8 de cada 100',
    ]);
    expect(steps.map((step) => step.querySelector<HTMLElement>('[style]')?.style.width)).toEqual([
      '100%',
      '20%',
      '12%',
      '8%',
    ]);
    expect(textIn('Hasta dónde llegan')).toContain('Cuántos visitantes dan cada paso.');
  });

  test('one buyer of 260 visitors is less than one of a hundred, not none', async () => {
    await opened({
      funnel: [
        { step: 'looked', visitors: 260 },
        { step: 'ordered', visitors: 1 },
      ],
    });
    const steps = within(screen.getByRole('list', { name: 'Hasta dónde llegan' })).getAllByRole('listitem');
    expect(plain(steps.at(-1)?.textContent ?? '')).toBe('Compraron1 menos de 1 de cada 100');
  });

  test('where nobody looked, or more bought than looked, no bar is wider than its line', async () => {
    const funnel = [
      { step: 'looked', visitors: 0 },
      { step: 'added', visitors: 1 },
    ] as const;
    await opened({ funnel: [...funnel] });
    const steps = () =>
      within(screen.getByRole('list', { name: 'Hasta dónde llegan' }))
        .getAllByRole('listitem')
        .map((step) => [plain(step.textContent), step.querySelector<HTMLElement>('[style]')?.style.width]);
    expect(steps()).toEqual([
      ['Miraron0 0 de cada 100', '0%'],
      ['Añadieron al carrito1 100 de cada 100', '0%'],
    ]);
    cleanup();
    await opened({
      funnel: [
        { step: 'looked', visitors: 1 },
        { step: 'added', visitors: 2 },
      ],
    });
    expect(steps().map(([, width]) => width)).toEqual(['100%', '100%']);
  });

  test('the hour at which most come is said, and stands over its bar alone', async () => {
    const hours = Array.from({ length: 24 }, (_, hour) => (hour === 18 ? 40 : hour === 9 ? 10 : 0));
    await opened({ hours });
    const { title, short, told, heights } = drawn('A qué hora te visitan');
    expect([title, short[18], told, heights]).toEqual(['Visitas', '18 h', ['', '40'], ['25%', '100%']]);
    const said = 'Cuando más te visitan es de 18 a 19 h.';
    expect(within(panel('A qué hora te visitan')).getByRole('img', { name: said }).isConnected).toBe(true);
    expect(panel('A qué hora te visitan').querySelector('p')?.textContent).toBe(said);
    cleanup();
    await opened({ hours: Array.from({ length: 24 }, () => 0) });
    expect(panel('A qué hora te visitan').querySelector('p')?.textContent).toBe('Todo a cero.');
  });

  test('what is sold leads to where it is changed; ten of it need no button', async () => {
    const topProducts = Array.from({ length: 10 }, (_, place) => ({
      productId: sampleId(50 + place),
      name: `Miel ${place}`,
      views: place === 0 ? 7 : undefined,
      units: 1,
      revenue: 1,
    }));
    await opened({ topProducts });
    const sold = panel('Lo que más se vende');
    expect(linksIn(sold).slice(0, 2)).toEqual([
      ['Cambiar Miel 0', `/producer/products/${sampleId(50)}/edit`],
      ['Cambiar Miel 1', `/producer/products/${sampleId(51)}/edit`],
    ]);
    const table = within(sold).getByRole('table', { name: 'Lo que más se vende' });
    const looks = within(table)
      .getAllByRole('row')
      .slice(1, 3)
      .map((row) => row.children[1]?.textContent);
    expect([looks, within(sold).queryByRole('button'), table.parentElement?.tabIndex]).toEqual([
      ['7', '0'],
      null,
      0,
    ]);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.getAttribute('scope')),
    ).toEqual(Array.from({ length: 4 }, () => 'col'));
  });

  test('once all that is sold stands there it cannot be asked for again', async () => {
    const topProducts = Array.from({ length: 11 }, (_, place) => ({
      productId: sampleId(50 + place),
      name: `Miel ${place}`,
      units: 1,
      revenue: 1,
    }));
    await opened({ topProducts });
    await press('Ver los 11');
    expect(within(panel('Lo que más se vende')).queryByRole('button')).toBe(null);
  });

  test('what was looked for in vain comes with advice, and where all was found that is said', async () => {
    await opened({});
    const lost = panel('Lo que buscaron y no encontraron');
    expect(lost.querySelector('p')?.textContent).toBe(
      'Si lo tienes, ponlo en el nombre del producto. Si no, quizá valga la pena traerlo.',
    );
    const table = within(lost).getByRole('table', { name: 'Lo que buscaron y no encontraron' });
    expect(table.parentElement?.tabIndex).toBe(0);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.getAttribute('scope')),
    ).toEqual(['col', 'col']);
    cleanup();
    await opened({ searchesWithoutResult: [] });
    expect(textIn('Lo que buscaron y no encontraron')).toBe(
      'Lo que buscaron y no encontraronTodo lo que se buscó en tu puesto se encontró.',
    );
  });

  test('a share is compared by its points, in the tenths in which it is written', async () => {
    const { previous } = sampleAnalytics();
    const before = (conversion: number) => previous && { ...previous, conversion, revenue: 28.504 };
    await opened({ conversion: 0.0825, previous: before(0.0725) });
    expect([textsOfPart('figure')[0], textsOfPart('figure')[3]]).toEqual([
      'Vendido28,50 €igual',
      'Visitantes que compran8,3 %1 punto más',
    ]);
    cleanup();
    await opened({ conversion: 0.0825, previous: before(0.0826) });
    expect(textsOfPart('figure')[3]).toBe('Visitantes que compran8,3 %igual');
  });

  test('what a server did not count before is not compared', async () => {
    const { views, visitors, orders, units, revenue, conversion } = sampleAnalytics();
    await opened({ previous: { views, visitors, orders, units, revenue, conversion } });
    expect(textsOfPart('figure').slice(5, 7)).toEqual(['Productos vistos30', 'Añadidos al carrito6']);
  });
});

describe('nobody came', () => {
  afterEach(cleanup);
  const nobody = sampleAnalytics({ views: 0, orders: 0 });

  test.each([
    ['active', '2026-11-10', '/tienda/la-colmena'],
    ['active', '2026-11-11', 'En las fechas que has elegido no hubo visitas ni pedidos.'],
    ['draft', '2026-11-11', 'Cuando lo publiques, aquí verás quién pasa, qué mira y qué se lleva.'],
  ] as const)('to a store that is %s from %s on: no sums, no file, but %s', async (status, from, said) => {
    const value = sampleAnalyticsInput({ from, store: sampleStore({ status }), analytics: nobody });
    await openAnalyticsPage(value);
    expect([textsOfPart('figure'), textsOfPart('days').length]).toEqual([[], 1]);
    expect(screen.queryByRole('button', { name: 'Descargar CSV' })).toBe(null);
    expect(textsOfPart('nobody')[0]).toContain(said);
  });

  test.each([
    { views: 0, orders: 1 },
    { views: 1, orders: 0 },
  ])('%j is more than nothing', async (some) => {
    await openAnalyticsPage(sampleAnalyticsInput({ analytics: sampleAnalytics(some) }));
    expect(textsOfPart('figure').length).toBe(8);
  });
});
