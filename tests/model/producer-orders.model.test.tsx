import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { daysAsInstants } from '../../contract/values/calendar-day.ts';
import type { ProducerOrdersQuery } from '../../contract/producer/producer-orders-query.ts';
import { producerOrdersFailureText } from '../../src/components/producer/orders/order-status-changes.messages.ts';
import { ProducerOrdersView } from '../../src/components/producer/orders/ProducerOrdersView.tsx';
import { orderChimeMachine } from '../../src/machines/producer/orders/order-chime.machine.ts';
import { ordersExportMachine } from '../../src/machines/producer/orders/orders-export.machine.ts';
import { producerOrdersMachine } from '../../src/machines/producer/orders/producer-orders.machine.ts';
import { resultActors } from '../../src/wiring/api/promise-actors.ts';
import { orderPapersHref } from '../../src/wiring/producer/orders/order-papers-href.ts';
import {
  producerOrdersHref,
  producerOrdersQueryIn,
} from '../../src/wiring/producer/orders/producer-orders-href.ts';
import { wireProducerOrders } from '../../src/wiring/producer/orders/producer-orders-screen.tsx';
import {
  miel,
  one,
  openProducerOrdersScene,
  orderRows as rows,
  pan,
  queso,
  producerOrdersStore,
  two,
} from '../support/views/open-producer-orders.tsx';
import {
  inBackOffice,
  controlledStatusChanges,
  sampleProducerOrder,
} from '../support/views/producer-orders.tsx';
import { walkList } from '../support/views/walk-list.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const numberIn = (row: Element) => row.querySelector('[data-part=number]')?.textContent ?? null;
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const isAsked = ({ offset: _, ...asked }: ProducerOrdersQuery) => Object.values(asked).some(Boolean);

walkList({
  name: 'the list of one’s own orders',
  proves: 'R2.5 R7.19 R8.15',
  machine: producerOrdersMachine,
  wire: wireProducerOrders,
  addressOf: producerOrdersHref,
  view: (actorRef) =>
    inBackOffice(
      <ProducerOrdersView
        actorRef={actorRef}
        fileRef={createActor(ordersExportMachine).start()}
        chimeRef={createActor(orderChimeMachine, { input: { isWanted: false } }).start()}
        {...controlledStatusChanges().statusChanges}
        stores={[producerOrdersStore]}
        addressOf={producerOrdersHref}
        printAt={orderPapersHref}
      />,
    ),
  items: [sampleProducerOrder(5, ['Miel'])],
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
  failureText: producerOrdersFailureText,
  asksNothing: (query) => !isAsked(query) && !query.offset,
  emptiness: (query) => (isAsked(query) ? 'Ningún pedido coincide' : 'Aún no hay pedidos'),
});

const states = () => rows().map((row) => row.querySelector('[data-cell=state]')?.textContent);
const buttons = () => rows().map((row) => row.querySelector('[data-cell=next]')?.textContent);

describe('one’s own orders', () => {
  afterEach(cleanup);

  test('R4.14 each row has the one step that is next, and where an order stands is told with how many there are', async () => {
    await openProducerOrdersScene();
    expect([states(), buttons()]).toEqual([
      ['Pendiente', 'Pendiente', 'En preparación'],
      ['Preparar', 'Preparar', 'Marcar como listo'],
    ]);
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      'Avisarme con sonido',
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

  test('R7.19 a new order comes by itself within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { has } = await openProducerOrdersScene();
    has([sampleProducerOrder(44, ['Nuez']), miel, pan, queso]);
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(rows().map(numberIn)).toEqual(['00000044', one, two, '00000043']);
    vi.useRealTimers();
  });

  test('R7.19 those of one store and of some days are found by a choice', async () => {
    const { asked } = await openProducerOrdersScene();
    await type('Puesto', producerOrdersStore.id);
    await type('Desde', '2026-11-01');
    await type('Hasta', '2026-11-20');
    expect(asked()).toEqual({
      popupStoreId: producerOrdersStore.id,
      fromDate: '2026-11-01',
      toDate: '2026-11-20',
      q: undefined,
      offset: 0,
    });
  });

  test('R7.19 that a file cannot hold so many is said of what was asked, and not of another question', async () => {
    const file = ordersExportMachine.provide({
      actors: resultActors({ saveFile: async () => ({ ok: true, value: { isSaved: false } }) }),
    });
    await openProducerOrdersScene(createActor(file).start());
    await act(async () => press('Descargar CSV'));
    const said = () => document.querySelector('[data-part=file-refusal]')?.textContent ?? null;
    const before = said();
    await type('Desde', '2026-11-01');
    expect([before, said()]).toEqual([
      'Son más de 2.000 pedidos: elige unas fechas y descárgalos por partes.',
      null,
    ]);
  });

  test('R7.19 its address tells search, state, store, days and page; days are asked for as instants', () => {
    const query = {
      q: 'ana',
      status: 'pending',
      popupStoreId: producerOrdersStore.id,
      fromDate: '2026-11-01',
      toDate: '2026-11-20',
      offset: 20,
    } as const;
    const href = `/producer/orders?q=ana&status=pending&popupStoreId=${producerOrdersStore.id}&fromDate=2026-11-01&toDate=2026-11-20&page=2`;
    const { offset: _, ...search } = query;
    expect([producerOrdersHref(query), producerOrdersQueryIn({ ...search, page: 2 })]).toEqual([href, query]);
    expect(daysAsInstants(query, 'Europe/Madrid')).toEqual({
      ...query,
      fromDate: '2026-10-31T23:00:00.000Z',
      toDate: '2026-11-20T22:59:59.999Z',
    });
  });
});
