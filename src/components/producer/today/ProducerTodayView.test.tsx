import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ProducerStats } from '../../../../contract/producer/producer-stats.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { inBackOffice } from '../../../../tests/support/views/producer-orders.tsx';
import { textOf } from '../../../../tests/support/views/failure-messages.ts';
import {
  loadProducerToday,
  loadedResult,
  producerDayInput,
  emptyProducts,
  stats,
  wireSampleToday,
} from '../../../../tests/support/views/producer-today.ts';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleStore } from '../../../../tests/support/samples/samples.ts';
import {
  type ProducerStores,
  producerStoresCacheMachine,
} from '../../../machines/producer/stores/producer-stores-cache.machine.ts';
import type { LoadResult } from '../../../machines/ui/resource.types.ts';
import { storeStatusMachine } from '../../../machines/producer/stores/store-status.machine.ts';
import { producerOrdersHref } from '../../../wiring/producer/orders/producer-orders-href.ts';
import { producerProductsHref } from '../../../wiring/producer/products/producer-products-href.ts';
import { stepHref } from '../../../wiring/producer/stores/store-step-href.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { ProducerTodayView } from './ProducerTodayView.tsx';
import { Revenue } from './Revenue.tsx';

const paused = sampleStore({ status: 'paused' });
const quiet = { nearlyOut: emptyProducts, soldOut: emptyProducts, awaiting: emptyProducts };
const sold = { ...stats, pendingOrders: 0 };
const unsold = { ...sold, totalOrders: 0 };

type Refs = Awaited<ReturnType<typeof loadProducerToday>>;
async function showDay(refs: Partial<Refs>) {
  cleanup();
  const come = await loadProducerToday({ stores: [paused], goods: quiet, stats: sold });
  await renderWithMarketProviders(
    inBackOffice(
      <ProducerTodayView
        name="Ana"
        statusRef={createActor(storeStatusMachine).start()}
        ordersAt={producerOrdersHref}
        productsAt={producerProductsHref}
        editAddressOf={stepHref}
        {...come}
        {...refs}
      />,
    ),
  );
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(textOf);
const words = (all: readonly (string | null)[]) => all.map((text) => text?.replaceAll('\u00a0', ' '));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

test('R2.5 of the steps to a first sale those that are done say so, and the next alone says how it is taken', async () => {
  const ways = {
    store: '/producer/popup-stores/new',
    goods: '/producer/products/new',
    publish: '/producer/popup-stores',
    sale: '/producer/orders',
  } as const;
  await renderWithMarketProviders(<FirstSteps done={new Set(['store'])} hrefs={ways} />);
  const steps = [...document.querySelectorAll('ol > li')];
  expect(
    steps.map((step) => [
      textOf(step),
      step.getAttribute('data-state'),
      step.getAttribute('aria-current'),
      step.querySelectorAll('[aria-hidden=true] svg').length,
    ]),
  ).toEqual([
    ['Abrir un puesto. Hecho', 'done', null, 1],
    [
      '2Ponerle productosCon una foto, un nombre y un precio ya se puede vender.Poner un producto',
      'next',
      'step',
      0,
    ],
    ['3Publicarlo', 'later', null, 0],
    ['4Primer pedido', 'later', null, 0],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/producer/products/new',
  ]);
  expect(texts('h2')).toEqual(['Hasta tu primera venta']);
});

test('R2.5 the next step to a first sale leads to where it is taken, in the store in hand', async () => {
  const { id } = paused;
  const first = async (stores: PopupStore[]) =>
    showDay(await loadProducerToday({ stores, goods: quiet, stats: unsold }));
  await first([]);
  expect([hrefOf('Abrir un puesto'), texts('[data-part=in-hand]'), texts('p').at(-1)]).toEqual([
    '/producer/popup-stores/new',
    [],
    'Cuando llegue el primer pedido, aquí verás lo que vendes día a día.',
  ]);
  await first([{ ...paused, status: 'draft', productCount: 0 }]);
  expect(hrefOf('Poner un producto')).toBe(`/producer/products/new?popupStoreId=${id}`);
  await first([{ ...paused, status: 'draft' }]);
  expect(hrefOf('Publicar el puesto')).toBe(`/producer/popup-stores/${id}`);
  await first([paused]);
  expect([hrefOf('Ver tu puesto'), hrefOf('La Colmena')]).toEqual([
    `/producer/popup-stores/${id}`,
    `/producer/popup-stores/${id}`,
  ]);
  expect(screen.queryByRole('region', { name: 'La Colmena' })).not.toBe(null);
  expect(screen.queryByText(/^Todo está en orden/)).toBe(null);
});

test('R2.5 that all is in order is said once all is known, and that something is on its way until it has come or failed', async () => {
  const refused = { ok: false as const, failure: sampleFailure('UNAVAILABLE', { status: 503 }) };
  const never = () => new Promise<never>(() => {});
  const goods = (loadGoods: Parameters<typeof wireSampleToday>[1]) =>
    createActor(wireSampleToday({}, loadGoods).todayGoods, { input: producerDayInput }).start();
  const revenue = (loadStats: Parameters<typeof wireSampleToday>[1]) =>
    createActor(wireSampleToday({}, loadStats).todayTakings, { input: producerDayInput }).start();
  const stores = (load: () => Promise<LoadResult<ProducerStores>>) => {
    const ref = createActor(
      producerStoresCacheMachine.provide({
        actors: { load: fromPromise(load) },
        actions: { tellFilled: () => {} },
      }),
    ).start();
    ref.send({ type: 'seller.arrived', seller: 'producer 1' });
    return ref;
  };
  const days: Partial<Refs>[] = [
    {},
    { goodsRef: goods({ loadGoods: never }) },
    { goodsRef: goods({ loadGoods: async () => refused }) },
    { revenueRef: revenue({ loadStats: never }) },
    { revenueRef: revenue({ loadStats: async () => refused }) },
    { storesRef: stores(never) },
    { storesRef: stores(async () => refused) },
  ];
  const seen = [];
  for (const day of days) {
    await showDay(day);
    seen.push([
      texts('[role=status]')[0],
      screen.queryByText('Todo está en orden. Puedes cerrar la trastienda un rato.') !== null,
      texts('h2'),
      screen.queryAllByRole('alert').map((alert) => textOf(alert.querySelector('strong'))),
    ]);
  }
  const coming = 'Mirando qué hay que hacer';
  expect(seen).toEqual([
    ['', true, ['Tus ventas'], []],
    [coming, false, ['Qué hacer ahora', 'Tus ventas'], []],
    ['', false, ['Tus ventas'], ['Tus productos no han cargado.']],
    [coming, true, ['Qué hacer ahora'], []],
    ['', true, [], ['Tus ventas no han cargado.']],
    [coming, false, ['Qué hacer ahora', 'Tus ventas'], []],
    ['', false, ['Tus ventas'], ['Tus puestos no han cargado.']],
  ]);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('a part of the day that failed is asked for again by its own button', async () => {
  const answers = [
    { ok: false as const, failure: sampleFailure('UNAVAILABLE', { status: 503 }) },
    loadedResult(quiet),
  ];
  const loadGoods = async () => answers.shift() ?? loadedResult(quiet);
  await showDay({
    goodsRef: createActor(wireSampleToday({}, { loadGoods }).todayGoods, { input: producerDayInput }).start(),
  });
  const retry = screen.getByRole('button', { name: 'Reintentar: Tus productos no han cargado.' });
  expect([textOf(retry), textOf(screen.getByRole('alert').querySelector('p'))]).toEqual([
    'Reintentar',
    'Tus productos no han cargado. Servicio temporalmente no disponible.',
  ]);
  await act(async () => fireEvent.click(retry));
  expect([answers, screen.queryByRole('alert')]).toEqual([[], null]);
});

/** Fifteen days: one before the two weeks, then a week with each of the given daily amounts. */
const weeksOf = (before: number, now: number): ProducerStats => ({
  ...sold,
  pendingOrders: 4,
  openOrders: 6,
  days: [100, ...Array.from({ length: 7 }, () => before), ...Array.from({ length: 7 }, () => now)].map(
    (revenue, place) => ({
      date: `2026-11-${String(place + 6).padStart(2, '0')}`,
      orders: 2,
      units: 3,
      revenue,
    }),
  ),
});

test('R7.19 what came in is told beside the week before, with how many orders wait', async () => {
  const shown = [];
  const { days: _, ...untold } = sold;
  for (const day of [weeksOf(1, 2), weeksOf(2, 1.5), weeksOf(3, 3), untold]) {
    await renderWithMarketProviders(inBackOffice(<Revenue stats={day} />));
    shown.push(words([...texts('[data-part=figure]'), textOf(document.querySelector('dl + p'))]));
    cleanup();
  }
  expect(shown).toEqual([
    [
      'por preparar4',
      'en marcha6',
      'pedidos en 14 días30',
      'en 14 días121,00 €',
      'Esta semana, 7,00 € más que la anterior.',
    ],
    [
      'por preparar4',
      'en marcha6',
      'pedidos en 14 días30',
      'en 14 días124,50 €',
      'Esta semana, 3,50 € menos que la anterior.',
    ],
    [
      'por preparar4',
      'en marcha6',
      'pedidos en 14 días30',
      'en 14 días142,00 €',
      'Esta semana va como la anterior.',
    ],
    [
      'por preparar0',
      'en marcha2',
      'pedidos en 14 días0',
      'en 14 días0,00 €',
      'Esta semana va como la anterior.',
    ],
  ]);
  await renderWithMarketProviders(inBackOffice(<Revenue stats={weeksOf(1, 2)} />));
  expect((await screen.findAllByText('Vendido en los últimos 14 días')).length).toBeGreaterThan(0);
  expect(
    words([document.querySelector('[aria-label^="Tu mejor"]')?.getAttribute('aria-label') ?? null]),
  ).toEqual(['Tu mejor día ha sido el 6 nov 2026, con 100,00 €.']);
  cleanup();
  await renderWithMarketProviders(inBackOffice(<Revenue stats={unsold} />));
  expect([texts('h2'), texts('p'), texts('dl')]).toEqual([
    ['Tus ventas'],
    ['Cuando llegue el primer pedido, aquí verás lo que vendes día a día.'],
    [],
  ]);
});
