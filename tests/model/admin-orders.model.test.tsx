import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Order, OrderStatus } from '../../contract/orders/order.ts';
import { AdminOrdersView } from '../../src/components/admin/orders/AdminOrdersView.tsx';
import type { ConfirmationAsked } from '../../src/machines/ui/confirmation.machine.ts';
import { adminOrderChangesMachine } from '../../src/machines/admin/orders/admin-order-changes.machine.ts';
import { adminOrdersMachine } from '../../src/machines/admin/orders/admin-orders.machine.ts';
import {
  unsavedOrdersMessages,
  adminOrderChangeSelectors,
  saveOrdersAfterConfirmation,
  wireAdminOrderChanges,
} from '../../src/wiring/admin/orders/admin-order-changes.wiring.ts';
import { adminOrdersHref, adminOrdersQueryIn } from '../../src/wiring/admin/orders/admin-orders-href.ts';
import { wireAdminOrders } from '../../src/wiring/admin/orders/admin-orders-screen.tsx';
import { refreshAfterChanges } from '../../src/wiring/shell/refresh-after-changes.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { textOf } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import {
  sampleFailure,
  sampleId,
  sampleOrder,
  sampleProduct,
  sampleStore,
} from '../support/samples/samples.ts';
import { walkList } from '../support/views/walk-list.tsx';

const stall = sampleStore({ name: 'La Abeja' });
const rows = () => [...document.querySelectorAll('tbody tr')];
const cell = (row: Element | undefined, name: string) => textOf(row?.querySelector(`[data-cell=${name}]`));

const shown = (props: Omit<ComponentProps<typeof AdminOrdersView>, 'addressOf' | 'selectors' | 'stores'>) =>
  inBackOffice(
    <AdminOrdersView
      {...props}
      addressOf={adminOrdersHref}
      selectors={adminOrderChangeSelectors}
      stores={[stall]}
    />,
  );

walkList({
  name: 'the list of the market’s orders',
  proves: 'R2.7 R7.18 R8.13 R9.13',
  machine: adminOrdersMachine,
  wire: wireAdminOrders,
  addressOf: adminOrdersHref,
  view: (actorRef) =>
    shown({ actorRef, changesRef: createActor(adminOrderChangesMachine).start(), onSaved: () => {} }),
  items: [sampleOrder('pending')],
  rows: () => rows().map((row) => textOf(row.querySelector('[data-part=number]'))),
  rowOf: ({ id }) => id.slice(-8).toUpperCase(),
  changes: [
    {
      query: { status: 'shipped' },
      choose: () => fireEvent.click(screen.getByRole('button', { name: /^Enviado/ })),
    },
    {
      query: { popupStoreId: stall.id },
      choose: () => fireEvent.change(screen.getByLabelText('Puesto'), { target: { value: stall.id } }),
      isOffered: ({ popupStoreId }) => popupStoreId !== stall.id,
    },
  ],
  elsewhere: { q: 'ana', fromDate: '2026-11-01' },
  search: 'Buscar pedidos',
  words: { results: 'Pedidos del mercado', item: 'pedido', items: 'pedidos' },
  isCountSeen: true,
  emptiness: ({ offset: _, ...asked }) =>
    Object.values(asked).some(Boolean) ? 'Ningún pedido coincide' : 'Aún no hay pedidos',
});

const [first, second, third] = [
  { ...sampleOrder('pending'), id: sampleId(901) },
  { ...sampleOrder('organizing'), id: sampleId(902) },
  { ...sampleOrder('delivered'), status: 'completed', id: sampleId(903) },
] satisfies [Order, Order, Order];

/** Order with one delivered line and one that is still pending. */
const halfDelivered = {
  ...first,
  items: [
    { ...first.items[0]!, id: sampleId(911), status: 'delivered' },
    { ...first.items[0]!, id: sampleId(912), status: 'pending' },
  ],
} satisfies Order;

/** Renders three orders; the test decides which status changes succeed. */
async function openOrders(
  mayMove: (id: string) => boolean = () => true,
  listed: Order[] = [first, second, third],
) {
  let orders = listed;
  const sent: [id: string, status: OrderStatus, partial?: boolean][] = [];
  const asked: ConfirmationAsked[] = [];
  const list = createActor(
    wireAdminOrders({
      loadItems: async () => ({
        ok: true,
        value: { items: orders, pagination: { total: 3, hasMore: false } },
      }),
      showAddress: () => {},
    }),
    { input: { query: {}, limit: 100 } },
  ).start();
  const changesRef = createActor(
    wireAdminOrderChanges(
      {
        moveOrder: async ({ id, change: { status, partial } }) => {
          sent.push(partial === undefined ? [id, status] : [id, status, partial]);
          const message = 'Ya está enviado.';
          if (!mayMove(id))
            return { ok: false, failure: sampleFailure('INVALID_TRANSITION', { status: 409, message }) };
          orders = orders.map((one) => (one.id === id ? { ...one, status } : one));
          return { ok: true, value: first };
        },
      },
      (changes) => void refreshAfterChanges(list, changes),
    ),
  ).start();
  await waitFor(list, (snapshot) => snapshot.matches('ready'));
  const app = { send: (event: ConfirmationAsked) => void asked.push(event) };
  await renderWithMarketProviders(
    shown({
      actorRef: list,
      changesRef,
      onSaved: () =>
        void saveOrdersAfterConfirmation(app, changesRef, (id) =>
          list.getSnapshot().context.items.find((order) => order.id === id),
        ),
    }),
  );
  const move = async (number: number, to: string) =>
    act(async () => {
      const [choice] = rows()[number]?.querySelectorAll('select') ?? [];
      fireEvent.change(choice!, { target: { value: to } });
    });
  const press = async (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const settled = () => act(async () => void (await waitFor(changesRef, (one) => one.matches('resting'))));
  const states = () => rows().map((row) => cell(row, 'state'));
  const reply = async (type: 'confirmation.confirmed' | 'confirmation.dismissed') =>
    act(async () => asked.at(-1)?.replyTo.send({ type } as never));
  const become = (order: Order) => {
    orders = orders.map((one) => (one.id === order.id ? order : one));
    return act(async () => {
      list.send({ type: 'refresh.requested' });
      await waitFor(list, (one) => one.matches('ready'));
    });
  };
  return { changesRef, sent, asked, move, press, settled, states, reply, become };
}

describe('orders that an admin moves', () => {
  afterEach(cleanup);

  test('R4.15 the row alone changes and reads “Sin guardar”; nothing is sent until “Guardar” is pressed', async () => {
    const { changesRef, sent, move, press, settled, states } = await openOrders();
    expect([states(), unsavedOrdersMessages(changesRef)]).toEqual([
      ['Pendiente', 'En preparación', 'Completado'],
      null,
    ]);
    await move(0, 'organizing');
    await move(1, 'ready_to_ship');
    expect([states(), sent]).toEqual([
      [
        'En preparaciónSin guardarEstaba: Pendiente',
        'Listo para enviarSin guardarEstaba: En preparación',
        'Completado',
      ],
      [],
    ]);
    expect(unsavedOrdersMessages(changesRef)?.question).toBe(
      'Tienes 2 pedidos con el estado cambiado y sin guardar. Si sales ahora, se pierde.',
    );
    expect(rows().map((row) => row.getAttribute('data-unsaved'))).toEqual(['true', 'true', 'false']);
    await press('Guardar 2 cambios');
    await settled();
    expect([sent, states(), unsavedOrdersMessages(changesRef)]).toEqual([
      [
        [first.id, 'organizing'],
        [second.id, 'ready_to_ship'],
      ],
      ['En preparación', 'Listo para enviar', 'Completado'],
      null,
    ]);
    expect(screen.getByText('2 pedidos guardados', { selector: '[data-part=told]' }).isConnected).toBe(true);
  });

  test('a row leads to its order and says who bought, what, in how many parcels and for how much', async () => {
    const [line] = first.items;
    const goods = ['Miel', 'Pan', 'Queso'].map((name, index) => ({
      ...line!,
      id: sampleId(920 + index),
      product: sampleProduct({ name }),
    }));
    await openOrders(undefined, [{ ...first, items: goods }, second]);
    expect(
      rows().map((row) => [
        ...['order', 'buyer', 'goods', 'total'].map((name) => cell(row, name)),
        row.getAttribute('data-unsaved'),
        row.getAttribute('aria-busy'),
        row.querySelector('a')?.getAttribute('aria-label'),
        row.querySelector('a')?.getAttribute('href'),
        row.querySelector('time, [title]')?.getAttribute('title'),
      ]),
    ).toEqual([
      [
        '00000901ahora mismo',
        'Ana RuizSoria',
        'Miely 2 más · 1 paquete',
        '19,00\u00a0€',
        'false',
        'false',
        'Pedido 00000901',
        `/admin/orders/${sampleId(901)}`,
        '20 nov 2026, 13:00',
      ],
      [
        '00000902ahora mismo',
        'Ana RuizSoria',
        'Producto1 paquete',
        '19,00\u00a0€',
        'false',
        'false',
        'Pedido 00000902',
        `/admin/orders/${sampleId(902)}`,
        '20 nov 2026, 13:00',
      ],
    ]);
  });

  test('R4.12 R4.13 a row offers where its order may go; what has ended offers nothing', async () => {
    await openOrders();
    const offered = rows().map((row) => [...row.querySelectorAll('option')].map(({ value }) => value));
    expect(offered).toEqual([
      ['pending', 'organizing', 'cancelled'],
      ['organizing', 'ready_to_ship', 'cancelled'],
      [],
    ]);
  });

  test('R4.15 put back where it was, or discarded, an order is as it was', async () => {
    const { sent, move, press, states } = await openOrders();
    await move(0, 'organizing');
    await move(1, 'ready_to_ship');
    await move(0, 'pending');
    expect(states()[0]).toBe('Pendiente');
    await press('Descartar');
    expect([states()[1], sent]).toEqual(['En preparación', []]);
  });

  test('R8.10 one that is refused says so in its row, stays unsaved, and the others go on', async () => {
    const { sent, move, press, settled, states } = await openOrders((id) => id !== first.id);
    await move(0, 'organizing');
    await move(1, 'ready_to_ship');
    await press('Guardar 2 cambios');
    await settled();
    expect(rows().map((row) => textOf(row.querySelector('[data-part=refusal]')))).toEqual([
      'Ya está enviado.',
      null,
      null,
    ]);
    expect(states().slice(0, 2)).toEqual(['En preparaciónSin guardarEstaba: Pendiente', 'Listo para enviar']);
    await press('Guardar 1 cambio');
    await settled();
    expect(sent.map(([id]) => id)).toEqual([first.id, second.id, first.id]);
  });

  test('R2.15 R4.12 what would be cancelled is confirmed before it is sent', async () => {
    const { sent, asked, move, press, reply, settled } = await openOrders();
    await move(0, 'cancelled');
    await press('Guardar 1 cambio');
    expect([asked.at(-1)?.title, sent]).toEqual(['¿Cancelar 1 pedido?', []]);
    await reply('confirmation.dismissed');
    expect(sent).toEqual([]);
    await press('Guardar 1 cambio');
    await reply('confirmation.confirmed');
    await settled();
    expect(sent).toEqual([[first.id, 'cancelled']]);
  });

  test('R4.15 R8.10 an order of which only some lines can go there says first what it becomes, and goes once that is agreed to', async () => {
    const { sent, asked, move, press, reply, settled, states } = await openOrders(undefined, [halfDelivered]);
    const offered = [...(rows()[0]?.querySelectorAll('option') ?? [])].map(textOf);
    expect(offered).toEqual(['Pendiente', 'En preparación', 'Cancelado (quedará Entregado)']);
    await move(0, 'cancelled');
    const notice = 'Cancelar: 1 línea ya está entregada, el pedido quedará Entregado.';
    expect(states()).toEqual([`EntregadoSin guardarEstaba: Pendiente${notice}`]);
    await press('Guardar 1 cambio');
    expect(asked.at(-1)?.message).toMatch(new RegExp(`^Pedido [0-9A-F]{8}\\. ${notice} Lo que no se ha`));
    await reply('confirmation.dismissed');
    expect(sent).toEqual([]);
    await press('Guardar 1 cambio');
    await reply('confirmation.confirmed');
    await settled();
    expect(sent).toEqual([[halfDelivered.id, 'cancelled', true]]);
  });

  test('R4.15 R8.10 of many such orders five are named and the others counted', async () => {
    const many = [921, 922, 923, 924, 925, 926, 927].map((id) => ({ ...halfDelivered, id: sampleId(id) }));
    const { asked, move, press } = await openOrders(undefined, many);
    for (const place of many.keys()) await move(place, 'cancelled');
    await press('Guardar 7 cambios');
    const message = asked.at(-1)?.message ?? '';
    expect(message.match(/Pedido [0-9A-F]{8}\./g)).toHaveLength(5);
    expect(message).toContain('Y otros 2 pedidos más.');
  });

  test('R4.15 R8.10 what is agreed to is what the order would become by now, not when it was chosen', async () => {
    const { sent, asked, move, press, reply, settled, become } = await openOrders(undefined, [
      { ...halfDelivered, items: halfDelivered.items.map((line) => ({ ...line, status: 'pending' })) },
    ]);
    await move(0, 'cancelled');
    await press('Guardar 1 cambio');
    expect(asked.at(-1)?.message).not.toContain('quedará');
    await reply('confirmation.dismissed');
    await become(halfDelivered);
    await press('Guardar 1 cambio');
    expect(asked.at(-1)?.message).toContain('1 línea ya está entregada, el pedido quedará Entregado.');
    await reply('confirmation.confirmed');
    await settled();
    expect(sent).toEqual([[halfDelivered.id, 'cancelled', true]]);
  });

  test('R7.18 its address tells search, state, store, days and page of a hundred', () => {
    const query = {
      q: 'ana',
      status: 'pending',
      popupStoreId: stall.id,
      fromDate: '2026-11-01',
      toDate: '2026-11-20',
      offset: 100,
    } as const;
    const href = `/admin/orders?q=ana&status=pending&popupStoreId=${stall.id}&fromDate=2026-11-01&toDate=2026-11-20&page=2`;
    const { offset: _, ...search } = query;
    expect([adminOrdersHref(query), adminOrdersQueryIn({ ...search, page: 2 })]).toEqual([href, query]);
  });
});
