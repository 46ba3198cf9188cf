import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ProducerStoresQuery } from '../../contract/producer/producer-stores-query.ts';
import type { PopupStore } from '../../contract/stores/popup-store.ts';
import { ProducerStoresView } from '../../src/components/producer/stores/ProducerStoresView.tsx';
import { storeStatusMachine } from '../../src/machines/producer/stores/store-status.machine.ts';
import { producerProductsHref } from '../../src/wiring/producer/products/producer-products-href.ts';
import { producerStoresHref } from '../../src/wiring/producer/stores/producer-stores-href.ts';
import { wireProducerStores } from '../../src/wiring/producer/stores/producer-stores-screen.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleId, sampleStore } from '../support/samples/samples.ts';

const honey = sampleStore({ heroImageUrl: '/pictures/miel.webp', productCount: 1 });
const bread = sampleStore({
  id: sampleId(2),
  name: 'Horno',
  slug: 'horno',
  status: 'draft',
  startDate: '2026-12-01T10:00:00.000Z',
  endDate: null,
  heroImageUrl: '/pictures/pan.webp',
  productCount: 0,
});

/** Renders the producer's stores and records the queries. */
async function openStores(items: PopupStore[], query: ProducerStoresQuery = {}) {
  const asked: ProducerStoresQuery[] = [];
  const loadItems = async ({ query: one }: { query: ProducerStoresQuery }) => {
    asked.push(one);
    return { ok: true as const, value: { items, pagination: { total: items.length, hasMore: false } } };
  };
  const actorRef = createActor(wireProducerStores({ loadItems, showAddress: () => {} }), {
    input: { query, limit: 20 },
  }).start();
  await waitFor(actorRef, (snapshot) => snapshot.matches('ready') || snapshot.matches('empty'));
  await renderWithMarketProviders(
    inBackOffice(
      <ProducerStoresView
        actorRef={actorRef}
        statusRef={createActor(storeStatusMachine).start()}
        addressOf={producerStoresHref}
        productsAt={producerProductsHref}
      />,
    ),
  );
  const last = () => {
    const { q, sortBy, status } = asked.at(-1) ?? {};
    return [q, sortBy, status];
  };
  return { last };
}

const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
const cards = () => screen.getAllByRole('article');
const chips = () =>
  within(screen.getByRole('group', { name: 'Estado' }))
    .getAllByRole('button')
    .map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')]);

describe('the list of one’s own stores', () => {
  afterEach(cleanup);

  test('each store says when it is open, what it has, and what can be done with it', async () => {
    await openStores([honey, bread]);
    expect([document.title, document.querySelector('meta[name=robots]')?.getAttribute('content')]).toEqual([
      'Puestos · Tenderete',
      'noindex',
    ]);
    expect(screen.getByRole('link', { name: 'Abrir un puesto' }).getAttribute('href')).toBe(
      '/producer/popup-stores/new',
    );
    const says = (card: HTMLElement) =>
      [...card.querySelectorAll('h3, p')].map(({ textContent }) => textContent);
    expect(cards().map(says)).toEqual([
      ['La Colmena', '10–30 nov 2026 · 1 producto'],
      ['Horno', 'Sin fechas · 0 productos'],
    ]);
    expect(cards().map(linksIn)).toEqual([
      [
        ['La Colmena', `/producer/popup-stores/${honey.id}`],
        ['Editar La Colmena', `/producer/popup-stores/${honey.id}/edit`],
        ['Ver sus productos: La Colmena', `/producer/products?store=${honey.id}`],
        ['Estadísticas de La Colmena', `/producer/popup-stores/${honey.id}/analytics`],
        ['Ver La Colmena como lo ven al comprar', '/tienda/la-colmena'],
      ],
      [
        ['Horno', `/producer/popup-stores/${bread.id}`],
        ['Editar Horno', `/producer/popup-stores/${bread.id}/edit`],
        ['Ver sus productos: Horno', `/producer/products?store=${bread.id}`],
        ['Estadísticas de Horno', `/producer/popup-stores/${bread.id}/analytics`],
        ['Ver Horno como lo verán al comprar', '/tienda/horno'],
      ],
    ]);
    const buttons = (card: HTMLElement) =>
      within(card)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(cards().map(buttons)).toEqual([
      ['Pausar', 'Cambiar el estado de La Colmena'],
      ['Publicar', 'Cambiar el estado de Horno'],
    ]);
    const pictures = cards().map((card) => card.querySelector('img'));
    expect(pictures.map((img) => [img?.getAttribute('src'), img?.getAttribute('loading')])).toEqual([
      ['/pictures/miel.webp', 'eager'],
      ['/pictures/pan.webp', 'lazy'],
    ]);
  });

  test('the present status is marked among those that can be chosen', async () => {
    await openStores([honey]);
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Cambiar el estado de La Colmena' })),
    );
    const choices = within(within(await screen.findByRole('menu')).getByRole('group', { name: 'Estado' }));
    const marked = choices.getAllByRole('menuitemradio', { checked: true });
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Activo']);
  });

  test('R7.10 what is typed is not lost to a filter or an order', async () => {
    const { last } = await openStores([honey], { status: 'paused' });
    expect(chips()).toEqual([
      ['Todos', 'false'],
      ['Borrador', 'false'],
      ['Programado', 'false'],
      ['Activo', 'false'],
      ['Pausado', 'true'],
      ['Finalizado', 'false'],
      ['Archivado', 'false'],
    ]);
    const order = screen.getByLabelText<HTMLSelectElement>('Ordenar por');
    expect([order.value, [...order.options].map(({ textContent }) => textContent)]).toEqual([
      'createdAt',
      ['Los más nuevos', 'Los últimos en abrir', 'Nombre'],
    ]);
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar entre tus puestos' });
    await act(async () => fireEvent.change(box, { target: { value: ' miel ' } }));
    await act(async () => fireEvent.change(order, { target: { value: 'name' } }));
    expect(last()).toEqual(['miel', 'name', 'paused']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Todos' })));
    expect(last()).toEqual(['miel', 'name', undefined]);
    await act(async () => fireEvent.change(box, { target: { value: ' ' } }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Activo' })));
    expect(last()).toEqual([undefined, 'name', 'active']);
  });

  test('a search that is sent is looked for', async () => {
    const { last } = await openStores([honey]);
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar entre tus puestos' });
    await act(async () => fireEvent.change(box, { target: { value: 'miel' } }));
    await act(async () => fireEvent.submit(box));
    expect(last()[0]).toBe('miel');
  });

  test('who has none is told how one is opened, and has nothing to look for', async () => {
    await openStores([]);
    expect(screen.queryByRole('searchbox')).toBe(null);
    expect(
      screen.getByText('Un puesto abre unos días y cierra solo. En diez minutos lo tienes listo.')
        .isConnected,
    ).toBe(true);
    const ways = screen.getAllByRole('link', { name: 'Abrir un puesto' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/producer/popup-stores/new',
      '/producer/popup-stores/new',
    ]);
  });

  test.each([{ q: 'pan' }, { status: 'draft' as const }, { categories: ['Pan'] }])(
    'where nothing answers %j the way leads to all of them',
    async (query) => {
      await openStores([], query);
      expect(screen.getByRole('searchbox').isConnected).toBe(true);
      const way = screen.getByRole('link', { name: 'Ver todos tus puestos' });
      expect(way.getAttribute('href')).toBe('/producer/popup-stores');
    },
  );
});
