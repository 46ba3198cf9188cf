import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { storeCardOf } from '../../../contract/catalogue/list-item.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleId, sampleStore } from '../../../tests/support/samples/samples.ts';
import { selectorHref } from '../../wiring/stores/store-selector-href.ts';
import type { StoresPresentationProps } from './SelectorResults.tsx';
import { StoreShelves } from './StoreShelves.tsx';

afterEach(cleanup);

const storeOf = (id: number, name: string, slug: string, changes: Parameters<typeof sampleStore>[0] = {}) =>
  storeCardOf(
    sampleStore({ id: sampleId(id), name, slug, heroImageUrl: `/pictures/${slug}.webp`, ...changes }),
  );

const open = [
  storeOf(11, 'La Colmena', 'la-colmena'),
  storeOf(12, 'El Telar', 'telar', { productCount: 1, config: { tagline: 'A mano', categories: ['Lana'] } }),
  storeOf(13, 'Quesos Aldea', 'quesos', { endDate: '2026-11-20T14:30:00.000Z' }),
  storeOf(14, 'La Huerta', 'huerta'),
];
const upcoming = [
  storeOf(21, 'Horno Rosario', 'horno', { status: 'scheduled', startDate: '2026-11-22T09:00:00.000Z' }),
  storeOf(22, 'Sin Fecha', 'sin-fecha', { status: 'scheduled', startDate: null }),
];
const ended = [storeOf(31, 'Barro y Cal', 'barro', { status: 'ended', endDate: '2026-11-19T19:00:00.000Z' })];

async function mount(shelves: StoresPresentationProps['shelves'], page: number, openTotal: number) {
  const [onPageChosen, onStoreEntered] = [vi.fn(), vi.fn()];
  await renderWithMarketProviders(
    <StoreShelves
      shelves={shelves}
      openTotal={openTotal}
      query={{ categories: [], view: 'shelves', page }}
      now={NOW}
      choice={{
        current: null,
        coming: null,
        missing: null,
        doors: { onStoreEntered, onStoreLeft: () => {} },
      }}
      addressOf={selectorHref}
      onPageChosen={onPageChosen}
      onMonthTurned={() => {}}
      onWeekendToggled={() => {}}
    />,
  );
  return { onPageChosen, onStoreEntered };
}

const shelfNames = () =>
  screen.queryAllByRole('region').map((shelf) => shelf.querySelector('h2')?.textContent);

/** Store cards of a section: name with its link, and the text of each part. */
const stallsOn = (shelf: string) =>
  [...screen.getByRole('region', { name: shelf }).querySelectorAll('article')].map((stall) => [
    stall.querySelector('h3 a')?.getAttribute('href'),
    [...stall.querySelectorAll('[data-part=stamp], h3, p, button, a:not([href^="/tienda/"])')].map(
      ({ textContent }) => textContent,
    ),
  ]);

const pages = () =>
  [...screen.getByRole('navigation', { name: 'Páginas de puestos abiertos' }).querySelectorAll('a')].map(
    (link) => [link.getAttribute('aria-label'), link.getAttribute('href'), link.getAttribute('aria-current')],
  );

describe('the shelves of stores', () => {
  test('the first page has who is open, who is coming and who is over, each with the one thing to do', async () => {
    const { onPageChosen, onStoreEntered } = await mount({ open, upcoming, ended }, 1, 10);
    expect(shelfNames()).toEqual(['Abiertos ahora', 'Abren pronto', 'Acaban de cerrar']);
    expect(stallsOn('Abiertos ahora')).toEqual([
      ['/tienda/la-colmena', ['Abierto · cierra en 10 días', 'La Colmena', '2 productos', 'Ver el puesto']],
      [
        '/tienda/telar',
        ['Abierto · cierra en 10 días', 'El Telar', 'A mano', 'Lana · 1 producto', 'Ver el puesto'],
      ],
      [
        '/tienda/quesos',
        ['Cierra hoy a las 15:30 · 2 h 30 min', 'Quesos Aldea', '2 productos', 'Ver el puesto'],
      ],
      ['/tienda/huerta', ['Abierto · cierra en 10 días', 'La Huerta', '2 productos', 'Ver el puesto']],
    ]);
    expect(stallsOn('Abren pronto')).toEqual([
      [
        '/tienda/horno',
        [
          'Abre en 2 días',
          'Horno Rosario',
          '2 productos',
          'Falta 1 día y 21 h',
          'Añadir al calendario: Horno Rosario',
          'Avísame cuando abra Horno Rosario',
        ],
      ],
      [
        '/tienda/sin-fecha',
        [
          'Sin fechas',
          'Sin Fecha',
          '2 productos',
          'Añadir al calendario: Sin Fecha',
          'Avísame cuando abra Sin Fecha',
        ],
      ],
    ]);
    expect(stallsOn('Acaban de cerrar')).toEqual([
      ['/tienda/barro', ['Cerró ayer', 'Barro y Cal', '2 productos']],
    ]);
    expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual([
      'Falta 1 día y 21 h',
    ]);
    expect(
      screen.getAllByRole('link', { name: /^(?:Añadir|Avísame)/ }).map((link) => link.getAttribute('href')),
    ).toEqual(['/calendario/horno.ics', '/avisame/horno', '/calendario/sin-fecha.ics', '/avisame/sin-fecha']);
    // The first three are LCP candidates.
    expect([...document.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'eager',
      'lazy',
      'lazy',
      'lazy',
      'lazy',
    ]);
    for (const button of screen.getAllByRole('button', { name: /^Ver el puesto: / })) fireEvent.click(button);
    expect(onStoreEntered.mock.calls).toEqual([['la-colmena'], ['telar'], ['quesos'], ['huerta']]);
    expect(pages()).toEqual([
      ['Página 1', '/tiendas', 'page'],
      ['Página 2', '/tiendas?page=2', null],
      ['Página siguiente', '/tiendas?page=2', null],
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Página siguiente' }));
    expect(onPageChosen.mock.calls).toEqual([[2]]);
  });

  test('further pages have the open ones alone', async () => {
    await mount({ open, upcoming, ended }, 2, 13);
    expect(shelfNames()).toEqual(['Abiertos ahora']);
    expect(pages().map(([name, href]) => [name, href])).toEqual([
      ['Página anterior', '/tiendas'],
      ['Página 1', '/tiendas'],
      ['Página 2', '/tiendas?page=2'],
    ]);
  });

  test.each([
    ['who is coming', { open: [], upcoming, ended: [] }, ['Abren pronto']],
    ['who is over', { open: [], upcoming: [], ended }, ['Acaban de cerrar']],
    ['who is open', { open, upcoming: [], ended: [] }, ['Abiertos ahora']],
  ])('a shelf without stores is left out: only %s', async (_, shelves, names) => {
    await mount(shelves, 1, 9);
    expect(shelfNames()).toEqual(names);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
