import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Order, ProductOrder } from '../../../contract/orders/order.ts';
import type { OrderMessage } from '../../../contract/orders/order-message.ts';
import type { Role } from '../../../contract/account/role.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleId, sampleOrder, sampleProduct } from '../../../tests/support/samples/samples.ts';
import type { SubmitInput, SubmitResult } from '../../machines/ui/form.machine.ts';
import { orderMachine } from '../../machines/orders/order.machine.ts';
import {
  BLANK_ORDER_MESSAGE,
  type OrderMessageFailure,
  orderMessageMachine,
} from '../../machines/orders/order-message.machine.ts';
import { repurchaseMachine } from '../../machines/orders/repurchase.machine.ts';
import { OrderDetails } from './OrderDetails.tsx';

afterEach(cleanup);

const SPACE = /\u00a0/g;
const lineOf = (number: number, changes: Partial<ProductOrder>): ProductOrder => ({
  id: sampleId(number),
  orderId: sampleId(5),
  productId: sampleId(2),
  producerId: sampleId(3),
  quantity: 1,
  price: 9.5,
  totalPrice: 9.5,
  status: 'ready_to_ship',
  product: sampleProduct(),
  storeName: 'La Colmena',
  sellerName: 'Ana Ruiz',
  ...changes,
});
const at = (minute: number) => `2026-11-20T12:${minute}:00.000Z`;
const nameless = { product: null, storeName: null, sellerName: null, producerId: sampleId(33) };

/** Two parcels: one with a cancelled line, and one with unknown product and producer. */
const order: Order = {
  ...sampleOrder('ready_to_ship'),
  items: [
    lineOf(61, { quantity: 2, totalPrice: 19 }),
    lineOf(62, {
      productId: sampleId(42),
      product: sampleProduct({ name: 'Pan', popupStoreId: null }),
      status: 'cancelled',
    }),
    lineOf(63, { ...nameless, productId: sampleId(43), status: 'delivered' }),
  ],
  shippingInfo: {
    fullName: 'Eva Sanz',
    address: 'Calle Mayor 1',
    city: 'Ágreda',
    state: 'Soria',
    postalCode: '42100',
    phone: '+34 600 200 200',
    email: 'eva@example.com',
    notes: 'Llama al segundo timbre.',
  },
  history: [
    { status: 'pending', createdAt: at(10), actor: 'consumer', actorName: 'Eva Sanz' },
    { productOrderId: sampleId(63), status: 'pending', createdAt: at(20) },
    {
      productOrderId: sampleId(61),
      status: 'organizing',
      createdAt: at(30),
      actor: 'producer',
      notes: 'Va con lazo',
    },
    { productOrderId: sampleId(62), status: 'cancelled', createdAt: at(40), actor: 'admin', actorName: null },
    { status: 'ready_to_ship', createdAt: at(50), actor: 'producer', actorName: 'Ana Ruiz' },
  ],
};

async function mountSheet(shown: Order = order, role: Role = 'consumer') {
  const sent: OrderMessage[] = [];
  const logic = orderMessageMachine.provide({
    actors: {
      submit: fromPromise<SubmitResult<null, OrderMessageFailure>, SubmitInput<OrderMessage>>(
        async ({ input: { values } }) => {
          sent.push(values);
          return { ok: true, value: null };
        },
      ),
    },
  });
  await renderWithMarketProviders(
    <OrderDetails
      actorRef={createActor(orderMachine, { input: { question: { id: shown.id, role } } })}
      repurchaseRef={createActor(repurchaseMachine).start()}
      messageRef={createActor(logic, { input: { values: BLANK_ORDER_MESSAGE } }).start()}
      order={shown}
    />,
  );
  return sent;
}

const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent?.replaceAll(SPACE, ' '));
const parcelSeen = (name: string) => {
  const parcel = within(screen.getByRole('region', { name }));
  return parcel.getAllByRole('list').map(({ children }) => textsOf(children));
};
const partsOf = (name: string) => textsOf(screen.getByRole('region', { name }).querySelectorAll('span, p'));

test('a parcel shows what is done, where it is and what comes next, and which line goes its own way', async () => {
  await mountSheet();
  expect(parcelSeen('Paquete de La Colmena, lo envía Ana Ruiz')).toEqual([
    [
      'Pendiente: hecho',
      'En preparación: hecho',
      'Listo para enviar: está aquí',
      'Enviado: despuésLo siguiente',
      'Entregado: más tarde',
    ],
    [
      'Miel de romero2 × 9,50 €Ha habido un problema19,00 €',
      'Pan1 × 9,50 €CanceladoHa habido un problema9,50 €',
    ],
  ]);
  expect(parcelSeen('Paquete de Productor')).toEqual([
    [
      'Pendiente: hecho',
      'En preparación: hecho',
      'Listo para enviar: hecho',
      'Enviado: hecho',
      'Entregado: está aquí',
    ],
    ['Producto1 × 9,50 €Ha habido un problema9,50 €'],
  ]);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pedidos', '/orders'],
    ['Miel de romero', `/products/${sampleId(2)}`],
    ['Pan', `/products/${sampleId(42)}`],
    ['Producto', `/products/${sampleId(43)}`],
  ]);
});

test('what is done has the same mark at each step, and what is not has its own', async () => {
  await mountSheet();
  const [track] = within(
    screen.getByRole('region', { name: 'Paquete de La Colmena, lo envía Ana Ruiz' }),
  ).getAllByRole('list');
  const marks = [...(track?.querySelectorAll('svg') ?? [])].map(({ innerHTML }) => innerHTML);
  expect(marks.map((mark) => marks.indexOf(mark))).toEqual([0, 0, 2, 3, 4]);
  expect([...(track?.children ?? [])].map((step) => step.getAttribute('data-step'))).toEqual([
    'done',
    'done',
    'here',
    'next',
    'later',
  ]);
});

test('the history tells each step, the latest first: when, by whom, of what, and with which words', async () => {
  await mountSheet();
  const history = within(screen.getByRole('region', { name: 'Qué ha pasado' }));
  expect(textsOf(history.getAllByRole('listitem'))).toEqual([
    '20 nov 2026, 13:50 · Ana RuizListo para enviar · Todo el pedido',
    '20 nov 2026, 13:40 · el mercadoCancelado · Pan',
    '20 nov 2026, 13:30 · quien vendeEn preparación · Miel de romero«Va con lazo»',
    '20 nov 2026, 13:20Pendiente · Producto',
    '20 nov 2026, 13:10 · Eva SanzPedido hecho',
  ]);
  expect(document.title).toBe('Pedido del 20 nov 2026 · Tenderete');
});

test('the address tells where it goes and how to reach who waits, as far as that was said', async () => {
  await mountSheet();
  expect(partsOf('Se envía a')).toEqual([
    'Eva Sanz',
    'Calle Mayor 1',
    '42100 Ágreda, Soria',
    '+34 600 200 200',
    'eva@example.com',
    'Nota para el reparto: Llama al segundo timbre.',
  ]);
  cleanup();
  await mountSheet({ ...sampleOrder('cancelled'), history: [] });
  expect(partsOf('Se envía a')).toEqual(['Ana Ruiz', 'Calle Mayor 1', '42001 Soria', 'ana@example.com']);
  expect(screen.queryByText('Qué ha pasado')).toBe(null);
  const parcel = screen.getByRole('region', { name: 'Paquete de Productor' });
  expect(textsOf(parcel.querySelectorAll('p'))).toEqual(['Cancelado', '2 × 9,50 €', '19,00 €']);
});

test('who did not buy it may neither write about it, nor buy it again, nor cancel it', async () => {
  await mountSheet(order, 'admin');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(document.querySelectorAll('details')).toHaveLength(0);
});

test('after a message another trouble begins a new one, about its line and with nothing written', async () => {
  const sent = await mountSheet();
  const written = () => [
    screen.getByLabelText<HTMLSelectElement>('Sobre qué').value,
    screen.getByLabelText<HTMLTextAreaElement>('Mensaje').value,
    screen.getByText('Escribir al puesto').closest('details')?.open,
  ];
  const tell = (name: string) =>
    act(async () =>
      fireEvent.click(screen.getByRole('button', { name: `Ha habido un problema con ${name}` })),
    );
  await tell('Pan');
  fireEvent.change(screen.getByLabelText('Mensaje'), { target: { value: 'No ha llegado.' } });
  await tell('Miel de romero');
  expect(written()).toEqual([sampleId(61), 'No ha llegado.', true]);
  const form = screen.getByRole('form', { name: 'Escribir al puesto' });
  await act(async () => fireEvent.submit(form));
  expect(sent).toEqual([{ productOrderId: sampleId(61), message: 'No ha llegado.' }]);
  await tell('Producto');
  expect(written()).toEqual([sampleId(63), '', true]);
});
