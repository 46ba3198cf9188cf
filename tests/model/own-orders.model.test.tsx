import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { OwnOrder } from '../../contract/orders/own-order.ts';
import type { OwnOrdersQuery } from '../../contract/orders/own-orders-query.ts';
import { ownOrdersFailureText } from '../../src/components/back-office/own-orders/order-steps.messages.ts';
import { OwnOrdersView } from '../../src/components/back-office/own-orders/OwnOrdersView.tsx';
import { STEP_GRACE } from '../../src/machines/order-steps/order-steps.machine.ts';
import { orderChimeMachine } from '../../src/machines/order-chime/order-chime.machine.ts';
import { ordersFileMachine } from '../../src/machines/orders-file/orders-file.machine.ts';
import { ownOrdersMachine } from '../../src/machines/own-orders/own-orders.machine.ts';
import { tellingOfSteps, watchOrders } from '../../src/wiring/producer/order-steps.wiring.ts';
import { orderPapersHref } from '../../src/wiring/producer/order-papers-address.ts';
import { ownOrdersHref, ownOrdersQueryIn } from '../../src/wiring/producer/own-orders-address.ts';
import { ownOrdersQueryAt, wireOwnOrders } from '../../src/wiring/producer/own-orders-screen.tsx';
import { inBackOffice, orderStepsAtHand, sampleOwnOrder } from '../support/own-orders.tsx';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFailure, sampleId, sampleStore } from '../support/samples.ts';
import { walkList } from '../support/walk-list.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => [...document.querySelectorAll('tbody tr')];
const numberIn = (row: Element) => row.querySelector('[data-part=number]')?.textContent ?? null;
const stall = sampleStore({ id: sampleId(70), name: 'La Colmena' });
const counts = {
  pending: 2,
  organizing: 1,
  ready_to_ship: 0,
  shipped: 0,
  delivered: 4,
  cancelled: 0,
  completed: 0,
};
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const isAsked = ({ offset: _, ...asked }: OwnOrdersQuery) => Object.values(asked).some(Boolean);

walkList({
  name: 'the list of one’s own orders',
  proves: 'R2.5 R7.19 R8.15',
  machine: ownOrdersMachine,
  wire: wireOwnOrders,
  addressOf: ownOrdersHref,
  view: (actorRef) =>
    inBackOffice(
      <OwnOrdersView
        actorRef={actorRef}
        fileRef={createActor(ordersFileMachine).start()}
        chimeRef={createActor(orderChimeMachine, { input: { isWanted: false } }).start()}
        {...orderStepsAtHand().steps}
        stores={[stall]}
        addressOf={ownOrdersHref}
        printAt={orderPapersHref}
      />,
    ),
  items: [sampleOwnOrder(5, ['Miel'])],
  rows: () => rows().map(numberIn),
  rowOf: ({ id }) => id.slice(-8),
  changes: [
    {
      query: { status: 'shipped' },
      choose: () => press('Enviado'),
      isOffered: ({ status }) => status !== 'shipped',
    },
  ],
  elsewhere: { q: 'miel' },
  search: 'Buscar pedidos',
  words: { results: 'Pedidos de tus productos', item: 'pedido', items: 'pedidos' },
  isCountSeen: true,
  failureText: ownOrdersFailureText,
  asksNothing: (query) => !isAsked(query) && !query.offset,
  emptiness: (query) => (isAsked(query) ? 'Ningún pedido coincide' : 'Aún no hay pedidos'),
});

const [miel, pan, queso] = [
  sampleOwnOrder(41, ['Miel', 'Polen']),
  sampleOwnOrder(42, ['Pan']),
  sampleOwnOrder(43, ['Queso'], 'organizing'),
];
const [one, two] = [miel.id.slice(-8), pan.id.slice(-8)];

/** Three orders, of which the server has what the test says. */
async function openOrders() {
  const hand = orderStepsAtHand();
  const { steps } = hand;
  let stored: OwnOrder[] = [miel, pan, queso];
  let asked: OwnOrdersQuery = {};
  let line = Promise.resolve();
  let catchUp = () => {};
  const list = createActor(
    wireOwnOrders({
      loadItems: tellingOfSteps(async ({ query }) => {
        asked = query;
        const found = stored;
        await line;
        return {
          ok: true as const,
          value: { items: found, pagination: { total: found.length, hasMore: false }, counts },
        };
      }, steps.changesRef),
      watchReturns: watchOrders(steps.changesRef),
      showAddress: () => {},
    }),
    { input: { query: {}, limit: 20 } },
  ).start();
  await waitFor(list, (snapshot) => snapshot.matches('ready'));
  await renderMarket(
    inBackOffice(
      <OwnOrdersView
        actorRef={list}
        fileRef={createActor(ordersFileMachine).start()}
        chimeRef={createActor(orderChimeMachine, { input: { isWanted: false } }).start()}
        {...steps}
        stores={[stall]}
        addressOf={ownOrdersHref}
        printAt={orderPapersHref}
      />,
    ),
  );
  return {
    ...hand,
    asked: () => asked,
    /** The next look is answered later, with what there was when it was asked. */
    isSlow: () => {
      line = new Promise((resolve) => (catchUp = resolve));
    },
    catchUp: () => act(async () => catchUp()),
    pass: (ms: number) => act(async () => hand.pass(ms)),
    has: (orders: OwnOrder[]) => (stored = orders),
    accept: () =>
      act(async () => {
        const step = hand.sent.at(-1);
        stored = stored.map((order) =>
          order.id === step?.id ? { ...order, status: step.change.status } : order,
        );
        hand.reply({ ok: true, value: null });
      }),
    acceptAll: () =>
      act(async () => {
        stored = stored.map((order) => {
          const step = hand.sent.find(({ id }) => id === order.id);
          return step ? { ...order, status: step.change.status } : order;
        });
        for (const { id } of hand.sent) hand.reply({ ok: true, value: null }, id);
      }),
    turnAway: async () => {
      const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await act(async () => fireEvent(document, new Event('visibilitychange')));
      look.mockRestore();
    },
    refuse: () =>
      act(async () =>
        hand.reply({ ok: false, failure: sampleFailure('INVALID_TRANSITION', { status: 409 }) }),
      ),
  };
}

const states = () => rows().map((row) => row.querySelector('[data-cell=state]')?.textContent);
const buttons = () => rows().map((row) => row.querySelector('[data-cell=next]')?.textContent);
const bar = () => document.querySelector('section[aria-label="Pedidos elegidos"]')?.textContent ?? null;
const pick = (name: string) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));
const tap = (name: string | RegExp) => act(async () => press(name));

describe('one’s own orders', () => {
  afterEach(cleanup);

  test('R4.14 each row has the one step that is next, and where an order stands is told with how many there are', async () => {
    await openOrders();
    expect([states(), buttons()]).toEqual([
      ['Pendiente', 'Pendiente', 'En preparación'],
      ['Preparar', 'Preparar', 'Marcar listo'],
    ]);
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      'Sonido',
      'Pendiente2',
      'En preparación1',
      'Listo para enviar0',
      'Enviado0',
      'Entregado4',
      'Cancelado0',
      'Completado0',
    ]);
    expect(document.title).toBe('(2) Pedidos · Tenderete');
  });

  test('R4.12 a step shows at once, can be taken back, and is sent when that time is over', async () => {
    const { sent, pass, accept } = await openOrders();
    await tap(`Preparar: Pedido ${one}`);
    expect([states()[0], buttons()[0]]).toEqual(['En preparación', 'Deshacer']);
    await pass(STEP_GRACE - 1);
    await tap(`Deshacer: Pedido ${one}`);
    await pass(STEP_GRACE);
    expect([states()[0], sent]).toEqual(['Pendiente', []]);
    await tap(`Preparar: Pedido ${one}`);
    await pass(STEP_GRACE);
    expect(sent.map(({ change }) => change)).toEqual([
      { orderId: miel.id, lineId: null, status: 'organizing' },
    ]);
    await accept();
    expect([states()[0], buttons()[0]]).toEqual(['En preparación', 'Marcar listo']);
  });

  test('R4.12 the second click of a double click takes nothing back', async () => {
    const { sent, pass } = await openOrders();
    await tap(`Preparar: Pedido ${one}`);
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: `Deshacer: Pedido ${one}` }), { detail: 2 }),
    );
    await pass(STEP_GRACE);
    expect(sent.length).toBe(1);
  });

  test('R4.12 whoever turns away from the page has all sent that they took, at once and once', async () => {
    const { sent, pass, turnAway, acceptAll } = await openOrders();
    await tap(`Preparar: Pedido ${one}`);
    await tap(`Preparar: Pedido ${two}`);
    await tap('Marcar listo: Pedido 00000043');
    await turnAway();
    await turnAway();
    await pass(STEP_GRACE);
    expect(sent.map(({ id }) => id)).toEqual([miel.id, pan.id, queso.id]);
    await acceptAll();
    expect([states(), bar()]).toEqual([
      ['En preparación', 'En preparación', 'Listo para enviar'],
      '3 pedidos cambiadosCerrar',
    ]);
  });

  test('R4.12 what waits for its turn goes with it; what was paused does not, and the page asks before it is left', async () => {
    const { sent, pass, turnAway } = await openOrders();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await pick('Elegir todos los de esta página');
    await tap('Preparar 2');
    await pass(STEP_GRACE);
    expect([sent.length, asks()]).toEqual([1, false]);
    await tap('Pausar');
    await turnAway();
    expect([sent.length, asks()]).toEqual([1, true]);
    await tap('Seguir');
    await turnAway();
    expect([sent.map(({ id }) => id), asks()]).toEqual([[miel.id, pan.id], false]);
  });

  test('R4.12 a look from before a step does not bring back what was', async () => {
    const { pass, accept, isSlow, catchUp } = await openOrders();
    await tap(`Preparar: Pedido ${one}`);
    isSlow();
    await pass(STEP_GRACE);
    await act(async () => fireEvent(document, new Event('visibilitychange')));
    await accept();
    await catchUp();
    expect(states()[0]).toBe('En preparación');
  });

  test('R8.10 what was refused says which step it was and where the order is by now', async () => {
    const { pass, refuse, has } = await openOrders();
    await tap(`Preparar: Pedido ${one}`);
    await pass(STEP_GRACE);
    has([{ ...miel, status: 'cancelled' }, pan, queso]);
    await refuse();
    expect([states()[0], rows()[0]?.querySelector('[data-part=refusal]')?.textContent]).toEqual([
      'Cancelado',
      'No ha pasado a «En preparación»: ahora está «Cancelado».',
    ]);
  });

  test('R4.14 those that are chosen take the steps that are theirs, one by one; a refused one stops no other', async () => {
    const { sent, pass, accept, refuse } = await openOrders();
    await pick('Elegir todos los de esta página');
    expect(bar()).toEqual('3 elegidosPreparar 2Marcar listoImprimirQuitar selección');
    await tap('Preparar 2');
    expect([bar(), states()]).toEqual([null, ['En preparación', 'En preparación', 'En preparación']]);
    await pass(STEP_GRACE);
    expect(bar()).toEqual('0 de 2 pedidosPausarParar');
    await refuse();
    await accept();
    expect([bar(), sent.map(({ id }) => id)]).toEqual([
      '1 pedido cambiado · 1 no ha podido serReintentarCerrar',
      [miel.id, pan.id],
    ]);
    await tap('Reintentar');
    expect(sent.map(({ id }) => id)).toEqual([miel.id, pan.id, miel.id]);
  });

  test('R4.12 many that were taken at once are taken back at once', async () => {
    const { sent, pass } = await openOrders();
    await pick(`Elegir el pedido ${one}`);
    await pick(`Elegir el pedido ${two}`);
    await tap('Preparar 2');
    await tap('Deshacer todo');
    await pass(STEP_GRACE);
    expect([states(), sent]).toEqual([['Pendiente', 'Pendiente', 'En preparación'], []]);
  });

  test('R7.19 a new order comes by itself within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { has } = await openOrders();
    has([sampleOwnOrder(44, ['Nuez']), miel, pan, queso]);
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(rows().map(numberIn)).toEqual(['00000044', one, two, '00000043']);
    vi.useRealTimers();
  });

  test('R7.19 those of one store and of some days are found by a choice', async () => {
    const { asked } = await openOrders();
    await type('Puesto', stall.id);
    await type('Desde', '2026-11-01');
    await type('Hasta', '2026-11-20');
    expect(asked()).toEqual({
      popupStoreId: stall.id,
      fromDate: '2026-11-01',
      toDate: '2026-11-20',
      q: undefined,
      offset: 0,
    });
  });

  test('R7.19 its address tells search, state, store, days and page; days are asked for as instants', () => {
    const query = {
      q: 'ana',
      status: 'pending',
      popupStoreId: stall.id,
      fromDate: '2026-11-01',
      toDate: '2026-11-20',
      offset: 20,
    } as const;
    const href = `/producer/orders?q=ana&status=pending&popupStoreId=${stall.id}&fromDate=2026-11-01&toDate=2026-11-20&page=2`;
    const { offset: _, ...search } = query;
    expect([ownOrdersHref(query), ownOrdersQueryIn({ ...search, page: 2 })]).toEqual([href, query]);
    expect(ownOrdersQueryAt(query, 'Europe/Madrid')).toEqual({
      ...query,
      fromDate: '2026-10-31T23:00:00.000Z',
      toDate: '2026-11-20T22:59:59.999Z',
    });
  });
});
