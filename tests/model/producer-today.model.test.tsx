import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ProducerStats } from '../../contract/orders/producer-stats.ts';
import type { PopupStore } from '../../contract/popup-stores/popup-store.ts';
import { ProducerTodayView } from '../../src/components/back-office/today/ProducerTodayView.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import { type GoodsToday, todayGoodsMachine } from '../../src/machines/producer-today/today-goods.machine.ts';
import { todayStoresMachine } from '../../src/machines/producer-today/today-stores.machine.ts';
import { todayTakingsMachine } from '../../src/machines/producer-today/today-takings.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { ownProductsHref } from '../../src/wiring/producer/own-products-address.ts';
import { wireProducerToday } from '../../src/wiring/producer/producer-today-screen.tsx';
import { wordsFor } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { NOW, sampleFailure, sampleProduct, sampleStore } from '../support/samples.ts';
import { walkResource } from '../support/walk-resource.ts';

const given = <Value,>(value: Value) => ({ ok: true, value }) as const;
const input = { question: null, now: NOW };
const none = { total: 0, first: [] };
const cup = sampleProduct({ name: 'Taza' });
const store = sampleStore();
const goods: GoodsToday = {
  all: { total: 1, first: [cup] },
  nearlyOut: { total: 1, first: [cup] },
  soldOut: none,
  awaiting: none,
};
const stats: ProducerStats = {
  totalOrders: 3,
  pendingOrders: 2,
  openOrders: 2,
  completedOrders: 1,
  cancelledOrders: 0,
  units: 5,
  revenue: 40,
  days: [],
};

interface Day {
  stores?: readonly PopupStore[];
  goods?: GoodsToday;
  stats?: ProducerStats;
}

const wired = (day: Day = {}, changes: Partial<Parameters<typeof wireProducerToday>[0]> = {}) =>
  wireProducerToday({
    loadStores: async () => given(day.stores ?? [store]),
    loadGoods: async () => given(day.goods ?? goods),
    loadStats: async () => given(day.stats ?? stats),
    ...changes,
  });

/** The parts of a day that have come. */
async function comeDay(day?: Day) {
  const { todayStores, todayGoods, todayTakings } = wired(day);
  const refs = {
    storesRef: createActor(todayStores, { input }).start(),
    goodsRef: createActor(todayGoods, { input }).start(),
    takingsRef: createActor(todayTakings, { input }).start(),
  };
  for (const ref of [refs.storesRef, refs.goodsRef, refs.takingsRef])
    await waitFor(ref, (snapshot) => snapshot.matches('ready'));
  return refs;
}
const come = await comeDay();

type ViewProps = ComponentProps<typeof ProducerTodayView>;

const dressed = (refs: Partial<Pick<ViewProps, 'storesRef' | 'goodsRef' | 'takingsRef'>>) => (
  <ChakraProvider value={backOfficeSystem}>
    <ClockProvider value={NOW}>
      <ProducerTodayView name="Ana" productsAt={ownProductsHref} {...come} {...refs} />
    </ClockProvider>
  </ChakraProvider>
);

const parts = (name: string) =>
  [...document.querySelectorAll(`[data-part=${name}]`)].map(({ textContent }) => textContent);
const seen = () => ({
  inHand: document.querySelector('[data-part=in-hand]')?.getAttribute('aria-label') ?? null,
  toDos: document.querySelectorAll('[data-part=to-do]').length,
  figures: parts('figure').length,
  failures: parts('failure'),
  isComing: screen.queryByText('Mirando qué hay que hacer') !== null,
});
/** All of the day: a store without what the law asks, a cup of which few are left, and what came in. */
const whole = { inHand: 'La Colmena', toDos: 2, figures: 4, failures: [], isComing: false };

const late = { ok: false, failure: sampleFailure('UNAVAILABLE', { status: 503 }) } as const;
const drivers = () => ({
  'refresh.requested': () => fireEvent(document, new Event('visibilitychange')),
  'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: /^Reintentar/ })),
});
const events = [{ type: 'refresh.requested' }];

walkResource({
  name: 'the stores of a producer’s day',
  proves: 'R2.5',
  machine: todayStoresMachine,
  input,
  answers: [given([store]), late],
  events,
  drivers,
  look: ({ context }) => context,
  open: (load) => createActor(wired({}, { loadStores: load }).todayStores, { input }).start(),
  view: (storesRef) => dressed({ storesRef }),
  seen,
  oracles: {
    loading: () => ({ ...whole, inHand: null, toDos: 1, isComing: true }),
    ready: () => whole,
    refreshing: () => whole,
    failed: ({ context: { failure } }) => ({
      ...whole,
      inHand: null,
      toDos: 1,
      failures: [`Tus puestos no han cargado. ${wordsFor(failure)}Reintentar`],
    }),
  },
});

walkResource({
  name: 'the goods of a producer’s day',
  proves: 'R2.5',
  machine: todayGoodsMachine,
  input,
  answers: [given(goods), late],
  events,
  drivers,
  look: ({ context }) => context,
  open: (load) =>
    createActor(wired({}, { loadGoods: load }).todayGoods, {
      input,
    }).start(),
  view: (goodsRef) => dressed({ goodsRef }),
  seen,
  oracles: {
    loading: () => ({ ...whole, toDos: 1, isComing: true }),
    ready: () => whole,
    refreshing: () => whole,
    failed: ({ context: { failure } }) => ({
      ...whole,
      toDos: 1,
      failures: [`Tus productos no han cargado. ${wordsFor(failure)}Reintentar`],
    }),
  },
});

walkResource({
  name: 'the takings of a producer’s day',
  proves: 'R2.5 R7.19',
  machine: todayTakingsMachine,
  input,
  answers: [given(stats), late],
  events,
  drivers,
  look: ({ context }) => context,
  open: (load) => createActor(wired({}, { loadStats: load }).todayTakings, { input }).start(),
  view: (takingsRef) => dressed({ takingsRef }),
  seen,
  oracles: {
    loading: () => ({ ...whole, figures: 0, isComing: true }),
    ready: () => whole,
    refreshing: () => whole,
    failed: ({ context: { failure } }) => ({
      ...whole,
      figures: 0,
      failures: [`Tus ventas no han cargado. ${wordsFor(failure)}Reintentar`],
    }),
  },
});

describe('a producer’s day', () => {
  afterEach(cleanup);

  test('each thing to do leads to where it is done', async () => {
    await renderMarket(dressed({}));
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('[data-part=to-do] a')];
    expect(parts('to-do')).toEqual([
      'A «La Colmena» le falta lo que pide la leyFaltan quién vende, el NIF, la dirección, un contacto, cómo se paga, cómo se entrega y las devoluciones.Completar',
      '1 producto se agotaTaza: 3 unidades o menos.Reponer',
    ]);
    expect(ways.map(({ pathname, search }) => pathname + search)).toEqual([
      `/producer/popup-stores/${store.id}`,
      '/producer/products?active=true&inStock=true&maxStock=3',
    ]);
  });

  test('R2.5 who has not sold yet sees the way to the first sale: what is done, and what comes next', async () => {
    const draft = sampleStore({ status: 'draft' });
    const day = {
      stores: [draft],
      goods: { ...goods, nearlyOut: none },
      stats: { ...stats, totalOrders: 0 },
    };
    await renderMarket(dressed(await comeDay(day)));
    const steps = [...document.querySelectorAll('[data-part=step]')];
    expect(steps.map((step) => step.getAttribute('data-state'))).toEqual(['done', 'done', 'next', 'later']);
    expect(screen.getByRole('link', { name: 'Publicar el puesto' }).getAttribute('href')).toBe(
      `/producer/popup-stores/${draft.id}`,
    );
    expect([parts('figure'), parts('to-do')]).toEqual([[], []]);
  });

  test('R2.5 who has sold and has nothing to do is told so', async () => {
    const day = { stores: [sampleStore({ status: 'paused' })], goods: { ...goods, nearlyOut: none } };
    await renderMarket(dressed(await comeDay(day)));
    expect([
      parts('step'),
      screen.getByText('Todo está en orden. Puedes cerrar la trastienda un rato.').isConnected,
    ]).toEqual([[], true]);
  });
});
