import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { storeCardOf } from '../../../contract/catalogue/list-item.ts';
import type { StoreSelectorQuery } from '../../../contract/stores/stores-query.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { alertText } from '../../../tests/support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure, sampleId, sampleStore } from '../../../tests/support/samples/samples.ts';
import type {
  LoadStoreSelectorResult,
  StoreSelectorContent,
} from '../../machines/stores/store-selector.types.ts';
import { selectorHref } from '../../wiring/stores/store-selector-href.ts';
import { wireStoreSelector } from '../../wiring/stores/store-selector-screen.tsx';
import { OpeningsCalendar } from './OpeningsCalendar.tsx';
import type { StoreChoice } from './SelectorResults.tsx';
import { StoreSelectorView } from './StoreSelectorView.tsx';
import { StoreShelves } from './StoreShelves.tsx';

afterEach(cleanup);

const bees = storeCardOf(sampleStore({ heroImageUrl: '/pictures/colmena.webp' }));
const bakery = storeCardOf(
  sampleStore({
    id: sampleId(11),
    name: 'Horno Rosario',
    slug: 'horno',
    status: 'scheduled',
    startDate: '2026-11-22T09:00:00.000Z',
    heroImageUrl: '/pictures/horno.webp',
  }),
);
const clay = storeCardOf(
  sampleStore({ id: sampleId(12), name: 'Barro y Cal', slug: 'barro', endDate: '2026-11-19T19:00:00.000Z' }),
);
const categories = [
  { name: 'Miel', count: 1 },
  { name: 'Pan', count: 2 },
];
const nothing = { open: 0, upcoming: 0, ended: 0 };

async function mount(query: Partial<StoreSelectorQuery>, choice: Partial<StoreChoice> = {}) {
  const asked: StoreSelectorQuery[] = [];
  const shown: string[] = [];
  const onStoreLeft = vi.fn();
  let loading = deferred<LoadStoreSelectorResult>();
  const logic = wireStoreSelector({
    loadSelection: (input) => {
      asked.push(input.query);
      return (loading = deferred()).promise;
    },
    showAddress: ({ href }) => shown.push(href),
  });
  const input = { query: { categories: [], view: 'shelves', page: 1, ...query } as const, now: NOW };
  const actorRef = createActor(logic, { input }).start();
  await renderWithMarketProviders(
    <StoreSelectorView
      actorRef={actorRef}
      choice={{
        current: null,
        coming: null,
        missing: null,
        doors: { onStoreEntered: () => {}, onStoreLeft },
        ...choice,
      }}
      addressOf={selectorHref}
      Stores={query.view === 'calendar' ? OpeningsCalendar : StoreShelves}
    />,
  );
  const answer = (result: LoadStoreSelectorResult) => act(async () => loading.resolve(result));
  const find = (selection: Partial<StoreSelectorContent>) =>
    answer({ ok: true, value: { stores: [], beyond: nothing, categories: [], ...selection } });
  return { asked, shown, onStoreLeft, answer, find };
}

const count = () => document.querySelector('[data-part=count]')?.textContent;
const where = () => document.querySelector('[data-part=where] > span')?.textContent;
const headPicture = () => document.querySelector('meta[property="og:image"]')?.getAttribute('content');
const address = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
const stalls = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const chips = () =>
  [...screen.getByRole('group', { name: 'Qué venden' }).querySelectorAll('button')].map((chip) => [
    chip.textContent,
    chip.getAttribute('aria-pressed'),
  ]);

const views = () =>
  [...screen.getByRole('navigation', { name: 'Cómo verlos' }).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Buscar puestos' });
const sent = () => Object.fromEntries(new FormData(form()));

describe('choosing a store', () => {
  test('what is chosen stands in the search, its categories and the ways to see the stores', async () => {
    const { find } = await mount({ q: 'miel', categories: ['Velas', 'Miel'], page: 2 });
    expect([screen.getAllByText('Cargando puestos').length, count()]).toEqual([1, '']);
    await find({ stores: [bees, bakery, clay], beyond: { open: 10, upcoming: 4, ended: 2 }, categories });
    expect(screen.queryByText('Cargando puestos')).toBeNull();
    expect(count()).toBe('20 abiertos, 5 abren pronto y 3 acaban de cerrar');
    expect(chips()).toEqual([
      ['Velas0', 'true'],
      ['Miel1', 'true'],
      ['Pan2', 'false'],
    ]);
    expect([form().getAttribute('action'), sent()]).toEqual([
      '/tiendas',
      { q: 'miel', category: 'Velas,Miel' },
    ]);
    expect(views()).toEqual([
      ['Puestos', '/tiendas?q=miel&category=Velas%2CMiel', 'page'],
      ['Calendario', '/tiendas/calendario?q=miel&category=Velas%2CMiel', null],
    ]);
    expect([document.title, address(), headPicture()]).toEqual([
      'Todos los puestos · Tenderete',
      '/tiendas',
      '/pictures/colmena-share.jpeg',
    ]);
  });

  test('the calendar has an address of its own and shows who is coming where nobody is open', async () => {
    const { find, shown } = await mount({ view: 'calendar' });
    await find({ stores: [bakery] });
    expect([count(), screen.queryByRole('group', { name: 'Qué venden' })]).toEqual(['1 abre pronto', null]);
    expect([form().getAttribute('action'), sent()]).toEqual(['/tiendas/calendario', { q: '' }]);
    expect(views()).toEqual([
      ['Puestos', '/tiendas', null],
      ['Calendario', '/tiendas/calendario', 'page'],
    ]);
    expect([document.title, address(), headPicture()]).toEqual([
      'Calendario de puestos · Tenderete',
      '/tiendas/calendario',
      '/pictures/horno-share.jpeg',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    fireEvent.click(screen.getByRole('button', { name: 'Este fin de semana' }));
    expect(shown).toEqual([
      '/tiendas/calendario?month=2026-12',
      '/tiendas/calendario?month=2026-12&weekend=true',
    ]);
  });

  test('a search is not sent by the browser, and a category is put to what is chosen', async () => {
    const { asked, find } = await mount({});
    await find({ stores: [bees, bakery, clay], categories });
    expect([count(), stalls()]).toEqual([
      '1 abierto, 1 abre pronto y 1 acaba de cerrar',
      ['La Colmena', 'Horno Rosario', 'Barro y Cal'],
    ]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar puestos' }), {
      target: { value: 'pan ' },
    });
    // fireEvent returns true if nothing prevented the default action.
    expect(fireEvent.submit(form())).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: /^Pan/ }));
    expect(asked.map(({ q, categories: chosen }) => [q, chosen])).toEqual([
      [undefined, []],
      ['pan', []],
      ['pan', ['Pan']],
    ]);
    await find({ stores: [clay], categories });
    expect([count(), stalls(), headPicture()]).toEqual(['1 acaba de cerrar', ['Barro y Cal'], undefined]);
  });

  test.each([
    [{}, 'Hoy la plaza está vacía', 'Vuelve pronto: los puestos montan cualquier día.', []],
    [{ q: 'pan' }, 'Ningún puesto coincide', 'Prueba con otra palabra.', ['/tiendas']],
    [
      { categories: ['Pan'] },
      'Ningún puesto coincide',
      'Prueba con otra palabra o quita las categorías.',
      ['/tiendas'],
    ],
  ])('where no store is found with %j the page says why and leads on', async (query, title, hint, hrefs) => {
    const { find } = await mount(query);
    await find({});
    expect([count(), stalls()]).toEqual(['0 puestos', []]);
    expect([screen.getAllByText(title).length, screen.getAllByText(hint).length]).toEqual([1, 1]);
    expect(
      screen
        .queryAllByRole('link', { name: 'Ver todos los puestos' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(hrefs);
  });

  test('a load that fails says so until it is tried again, in place of what was there', async () => {
    const { asked, answer, find } = await mount({});
    await find({ stores: [bees], categories });
    fireEvent.click(screen.getByRole('button', { name: /^Pan/ }));
    await answer({ ok: false, failure: sampleFailure('TIMEOUT') });
    expect([alertText(), count(), stalls()]).toEqual([
      'La solicitud tardó demasiado. Verifica tu conexión.',
      '',
      [],
    ]);
    expect(screen.queryByText('Cargando puestos')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect([alertText(), count(), stalls()]).toEqual([null, '', []]);
    expect(screen.getAllByText('Cargando puestos')).toHaveLength(1);
    expect(asked).toHaveLength(3);
  });
});

const LEAD = 'Abren unos días y se van. Pilla el tuyo a tiempo.';
const GONE = 'Popup store "barro" no encontrado o no está disponible';

describe('where one comes from', () => {
  test.each([
    ['nowhere', {}, LEAD, ''],
    ['a store that is on its way', { coming: 'barro' }, LEAD, ''],
    ['a store that is not there', { missing: 'barro' }, GONE, GONE],
  ])('from %s', async (_, choice, line, said) => {
    await mount({}, choice);
    expect([where(), screen.getAllByRole('status')[0]?.textContent]).toEqual([line, said]);
    expect(screen.queryByRole('button', { name: 'Olvidarlo' })).toBeNull();
  });

  test('from a store, which can be gone back to or forgotten', async () => {
    const { onStoreLeft } = await mount({}, { current: sampleStore() });
    expect([where(), screen.getAllByRole('status')[0]?.textContent]).toEqual([
      'Vienes de La Colmena',
      'Vienes de La Colmena',
    ]);
    expect(screen.getByRole('link', { name: 'La Colmena' }).getAttribute('href')).toBe('/tienda/la-colmena');
    fireEvent.click(screen.getByRole('button', { name: 'Olvidarlo' }));
    expect(onStoreLeft).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('Elige tu puesto');
  });
});
