import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, type EventObject } from 'xstate';
import { STORE_LIMITS } from '../../contract/limits.ts';
import type { User } from '../../contract/account/user.ts';
import { ProducerTodayView } from '../../src/components/producer/today/ProducerTodayView.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import { todayProductsMachine } from '../../src/machines/producer/today/today-products.machine.ts';
import { producerStoresCacheMachine } from '../../src/machines/producer/stores/producer-stores-cache.machine.ts';
import { todayRevenueMachine } from '../../src/machines/producer/today/today-revenue.machine.ts';
import {
  storeStatusMachine,
  type StatusResult,
} from '../../src/machines/producer/stores/store-status.machine.ts';
import type { ConfirmationAsked } from '../../src/machines/ui/confirmation.machine.ts';
import type { ToastShown } from '../../src/machines/shell/toasts.machine.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { producerOrdersHref } from '../../src/wiring/producer/orders/producer-orders-href.ts';
import { producerProductsHref } from '../../src/wiring/producer/products/producer-products-href.ts';
import { wireStoreStatus } from '../../src/wiring/producer/stores/store-status.wiring.ts';
import { stepHref } from '../../src/wiring/producer/stores/store-step-href.ts';
import { wireProducerStoresCache } from '../../src/wiring/producer/stores/producer-stores-cache.wiring.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { refusalIn } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { failureMessageFor } from '../support/views/failure-messages.ts';
import {
  loadProducerToday,
  loadedResult,
  producerDayProducts,
  producerDayInput,
  emptyProducts,
  stats,
  store,
  wireSampleToday,
} from '../support/views/producer-today.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleFailure,
  sampleLastImport,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../support/samples/samples.ts';
import { createSessionApp, sampleUserWithRole } from '../support/samples/session-app.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const come = await loadProducerToday();
type ViewProps = ComponentProps<typeof ProducerTodayView>;

const dressed = (refs: Partial<Pick<ViewProps, 'storesRef' | 'goodsRef' | 'revenueRef' | 'statusRef'>>) => (
  <ChakraProvider value={backOfficeSystem}>
    <ClockProvider value={NOW}>
      <ProducerTodayView
        name="Ana"
        statusRef={createActor(storeStatusMachine).start()}
        ordersAt={producerOrdersHref}
        productsAt={producerProductsHref}
        editAddressOf={stepHref}
        {...come}
        {...refs}
      />
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
/** Complete home screen: pending orders, a store without legal data, a product with low stock, and the revenue. */
const whole = { inHand: 'La Colmena', toDos: 3, figures: 4, failures: [], isComing: false };

const late = { ok: false, failure: sampleFailure('UNAVAILABLE', { status: 503 }) } as const;
const drivers = () => ({
  'refresh.requested': () => fireEvent(document, new Event('visibilitychange')),
  'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: /^Reintentar/ })),
});
const events = [{ type: 'refresh.requested' }];

const [amparo, lola] = [sampleUserWithRole('producer', 1), sampleUserWithRole('producer', 2)];
const comesAs = ({ role, id }: User) => ({ type: 'seller.arrived', seller: `${role} ${id}` });
let visit = createSessionApp(null);
let clock = new SimulatedClock();
/** A running import adds a task. */
const filling = { ...store, lastImport: sampleLastImport() };
const filled = { ...whole, toDos: 4 };
const noStores = { ...whole, inHand: null, toDos: 2, isComing: true };
walkResource({
  name: 'what a producer’s screens share',
  proves: 'R2.5 R4.6 R9.9',
  machine: producerStoresCacheMachine,
  input: producerDayInput,
  answers: [loadedResult([filling]), late],
  events: [
    comesAs(amparo),
    comesAs(lola),
    { type: 'seller.left' },
    { type: 'data.changed' },
    { type: 'refresh.requested' },
    { type: 'xstate.after.timeToKeep.producerData.ready' },
    { type: 'xstate.after.fillingInterval.producerData.ready' },
  ],
  drivers: () => ({
    ...drivers(),
    'seller.arrived': async ({ seller }) => {
      visit.becomes(seller === comesAs(amparo).seller ? amparo : lola);
      await visit.until('authenticated');
    },
    'seller.left': async () => {
      visit.becomes(null);
      await visit.until('anonymous');
    },
    'xstate.after.timeToKeep.producerData.ready': () => clock.increment(STORE_LIMITS.cacheTime),
    'xstate.after.fillingInterval.producerData.ready': () => clock.increment(10_000),
  }),
  look: ({ context }) => context,
  open: (load) => {
    visit = createSessionApp(null);
    visit.wake();
    clock = new SimulatedClock();
    return createActor(
      wireProducerStoresCache(load, visit.session, () => {}),
      { clock },
    ).start();
  },
  view: (storesRef) => dressed({ storesRef }),
  seen,
  oracles: {
    cleared: () => noStores,
    loading: () => noStores,
    ready: () => filled,
    refreshing: () => filled,
    failed: ({ failure }) => ({
      ...noStores,
      isComing: false,
      failures: [`Tus puestos no han cargado. ${failureMessageFor(failure)}Reintentar`],
    }),
  },
});

walkResource({
  name: 'the goods of a producer’s day',
  proves: 'R2.5',
  machine: todayProductsMachine,
  input: producerDayInput,
  answers: [loadedResult(producerDayProducts), late],
  events,
  drivers,
  look: ({ context }) => context,
  open: (load) =>
    createActor(wireSampleToday({}, { loadGoods: load }).todayGoods, { input: producerDayInput }).start(),
  view: (goodsRef) => dressed({ goodsRef }),
  seen,
  oracles: {
    loading: () => ({ ...whole, toDos: 2, isComing: true }),
    ready: () => whole,
    refreshing: () => whole,
    failed: ({ failure }) => ({
      ...whole,
      toDos: 2,
      failures: [`Tus productos no han cargado. ${failureMessageFor(failure)}Reintentar`],
    }),
  },
});

walkResource({
  name: 'the takings of a producer’s day',
  proves: 'R2.5 R7.19',
  machine: todayRevenueMachine,
  input: producerDayInput,
  answers: [loadedResult(stats), late],
  events,
  drivers,
  look: ({ context }) => context,
  open: (load) =>
    createActor(wireSampleToday({}, { loadStats: load }).todayTakings, { input: producerDayInput }).start(),
  view: (revenueRef) => dressed({ revenueRef }),
  seen,
  oracles: {
    loading: () => ({ ...whole, toDos: 2, figures: 0, isComing: true }),
    ready: () => whole,
    refreshing: () => whole,
    failed: ({ failure }) => ({
      ...whole,
      toDos: 2,
      figures: 0,
      failures: [`Tus ventas no han cargado. ${failureMessageFor(failure)}Reintentar`],
    }),
  },
});

const granted: StatusResult = { ok: true, value: { ...store, status: 'paused' } };
const refused: StatusResult = {
  ok: false,
  failure: sampleFailure('INVALID_TRANSITION', { message: 'Un puesto terminado no se puede pausar.' }),
};

/** Renders the home screen with one store; the test answers the confirmation dialogs and the server. */
async function openHand() {
  const asked: ConfirmationAsked[] = [];
  const sent: unknown[] = [];
  let looks = 0;
  let answer = deferred<StatusResult>();
  const actorRef = createActor(
    wireStoreStatus(
      {
        changeStatus: (input) => {
          sent.push(input);
          return (answer = deferred<StatusResult>()).promise;
        },
      },
      {
        send: (event: ConfirmationAsked | ToastShown) =>
          void (event.type === 'confirmation.asked' && asked.push(event)),
      },
      () => {
        looks += 1;
      },
    ),
  ).start();
  await renderWithMarketProviders(dressed({ statusRef: actorRef }));
  const reply = (type: 'confirmation.confirmed' | 'confirmation.cancelled') =>
    asked.at(-1)?.replyTo.send({ type, topic: '' });
  return {
    actorRef,
    asked,
    sent,
    looks: () => looks,
    drivers: {
      'status.chosen': () => fireEvent.click(screen.getByRole('button', { name: 'Pausar' })),
      'change.confirmed': () => reply('confirmation.confirmed'),
      'change.dismissed': () => reply('confirmation.cancelled'),
      'xstate.done.actor.changeStatus': ({ output }: { output: StatusResult }) => settleVerb(answer, output),
    },
  };
}

type Hand = Awaited<ReturnType<typeof openHand>>;
const hand = () => document.querySelector('[data-part=in-hand]');
const inHand = () => [
  String(hand()?.querySelector('button')?.getAttribute('aria-busy') === 'true'),
  hand()?.querySelector('[role=alert]')?.textContent ?? null,
];
const REFUSALS: Record<string, string> = {
  INVALID_TRANSITION: 'Un puesto terminado no se puede pausar.',
  INTERNAL: 'Error interno del servidor. Intenta nuevamente.',
};

const IN_HAND = {
  resting: (past: readonly EventObject[], { sent, looks }: Hand) => {
    const failure = refusalIn(past, ['status.chosen']);
    expect([inHand(), looks()]).toEqual([
      ['false', failure && (REFUSALS[failure.code] ?? 'no words')],
      failure ? 0 : sent.length,
    ]);
  },
  asking: (_: unknown, { asked, sent }: Hand) =>
    expect([asked.at(-1)?.title, asked.at(-1)?.confirmLabel, sent]).toEqual([
      '¿Pausar «La Colmena»?',
      'Pausar',
      [],
    ]),
  changing: (_: unknown, { sent }: Hand) =>
    expect([inHand(), sent.at(-1)]).toEqual([['true', null], { id: store.id, status: 'paused' }]),
};

walkChart({
  name: 'the status of the store in hand',
  proves: 'R4.8 R4.9',
  machine: storeStatusMachine.provide({ actions: { askToChange: () => {}, announceChanged: () => {} } }),
  input: undefined,
  events: [
    { type: 'status.chosen', wish: { store, status: 'paused' } },
    { type: 'change.confirmed' },
    { type: 'change.dismissed' },
    ...doneEventsOf('changeStatus', granted, refused, BROKEN_ANSWER),
  ],
  mount: openHand,
  oracles: IN_HAND,
});

describe('a producer’s day', () => {
  afterEach(cleanup);

  test('each thing to do leads to where it is done', async () => {
    await renderWithMarketProviders(dressed({}));
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('[data-part=to-do] a')];
    expect(parts('to-do')).toEqual([
      '2 pedidos por prepararEl cliente verá que ya lo preparas.Preparar',
      'A «La Colmena» le falta lo que pide la leyFaltan quién vende, el NIF, la dirección, un contacto, cómo se paga, cómo se entrega y las devoluciones.Completar',
      '1 producto se agotaTaza: 3 unidades o menos.Reponer',
    ]);
    expect(ways.map(({ pathname, search }) => pathname + search)).toEqual([
      '/producer/orders?status=pending',
      `/producer/popup-stores/${store.id}/edit?step=seller`,
      '/producer/products?active=true&inStock=true&maxStock=3',
    ]);
    expect(screen.queryByText(/^Todo está en orden/)).toBe(null);
  });

  test('R5.4 what a store lacks leads to the step that asks for it, a picture that did not come to its product', async () => {
    const lawful = {
      name: 'Ana Ruiz',
      taxId: '00000001R',
      address: 'Calle Mayor, 1',
      email: 'ana@example.com',
      payment: [{ kind: 'bizum' }],
      returns: 'En 14 días',
    };
    const undated = { id: sampleId(7), name: 'Cal', status: 'scheduled', startDate: null } as const;
    const updatedAt = '2026-11-20T10:00:00.000Z';
    const plate = sampleProduct({ id: sampleId(8), name: 'Plato', updatedAt });
    const bowl = sampleProduct({ id: sampleId(9), updatedAt: '2026-11-20T11:59:00.000Z' });
    const day = {
      stores: [
        sampleStore({ name: 'Barro', ownerInfo: lawful }),
        sampleStore({ ...undated, ownerInfo: lawful }),
        sampleStore({ id: sampleId(6), status: 'draft', pendingImages: ['logo'], updatedAt }),
      ],
      goods: {
        ...producerDayProducts,
        nearlyOut: emptyProducts,
        awaiting: { total: 4, first: [plate, bowl] },
      },
    };
    await renderWithMarketProviders(dressed(await loadProducerToday(day)));
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('[data-part=to-do] a')];
    expect(ways.map((way) => [way.textContent, way.pathname + way.search])).toEqual([
      ['Preparar', '/producer/orders?status=pending'],
      ['Poner la foto', `/producer/products/${plate.id}/edit`],
      ['Ver cuáles', '/producer/products?awaitsPictures=true'],
      ['Poner las fotos', `/producer/popup-stores/${sampleId(6)}/edit?step=look`],
      ['Completar', `/producer/popup-stores/${sampleId(1)}/edit?step=dates`],
      ['Completar', `/producer/popup-stores/${sampleId(7)}/edit?step=dates`],
      ['Poner fechas', `/producer/popup-stores/${sampleId(7)}/edit?step=dates`],
    ]);
  });

  test('R2.5 who has not sold yet sees the way to the first sale: what is done, and what comes next', async () => {
    const draft = sampleStore({ status: 'draft' });
    const unsold = { ...stats, totalOrders: 0, pendingOrders: 0 };
    const day = {
      stores: [draft],
      goods: { ...producerDayProducts, nearlyOut: emptyProducts },
      stats: unsold,
    };
    await renderWithMarketProviders(dressed(await loadProducerToday(day)));
    const steps = [...document.querySelectorAll<HTMLElement>('[data-part=step]')];
    expect(steps.map(({ dataset }) => dataset['state'])).toEqual(['done', 'done', 'next', 'later']);
    const publish = screen.getByRole<HTMLAnchorElement>('link', { name: 'Publicar el puesto' });
    expect(publish.pathname).toBe(`/producer/popup-stores/${draft.id}`);
    expect([parts('figure'), parts('to-do')]).toEqual([[], []]);
  });

  test('R2.5 before it is known whether somebody has sold, nobody is led to a first sale', async () => {
    const day = await loadProducerToday({ stores: [sampleStore({ status: 'draft' })] });
    const { todayTakings } = wireSampleToday({}, { loadStats: () => new Promise(() => {}) });
    await renderWithMarketProviders(
      dressed({ ...day, revenueRef: createActor(todayTakings, { input: producerDayInput }).start() }),
    );
    expect([parts('step'), seen().isComing]).toEqual([[], true]);
  });

  test('R2.5 who has sold and has nothing to do is told so', async () => {
    const day = {
      stores: [sampleStore({ status: 'paused' })],
      goods: { ...producerDayProducts, nearlyOut: emptyProducts },
      stats: { ...stats, pendingOrders: 0 },
    };
    await renderWithMarketProviders(dressed(await loadProducerToday(day)));
    expect([
      parts('step'),
      screen.getByText('Todo está en orden. Puedes cerrar la trastienda un rato.').isConnected,
    ]).toEqual([[], true]);
  });
});
