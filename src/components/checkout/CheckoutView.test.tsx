import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { startSyncedCart } from '../../../tests/support/browser/cart.ts';
import { createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { openCheckoutScene, checkoutRefusal } from '../../../tests/support/browser/checkout.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleItem,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { cartReviewMachine } from '../../machines/cart/cart-review.machine.ts';
import type { PlaceOrderResult } from '../../machines/checkout/checkout.types.ts';
import { CheckoutForNonConsumers } from './CheckoutForNonConsumers.tsx';
import { CheckoutView } from './CheckoutView.tsx';

afterEach(cleanup);

const lineOf = (number: number, name: string, producer: string, quantity: number): CartItem =>
  sampleItem({
    id: sampleId(number),
    productId: sampleId(number),
    quantity,
    product: sampleProduct({
      id: sampleId(number),
      name,
      producerId: producer,
      producerName: producer,
      popupStoreId: null,
      stock: 9,
    }),
  });
const honey = lineOf(31, 'Miel', 'Ana Ruiz', 2);
const bread = lineOf(32, 'Pan', 'Ana Ruiz', 1);
const pot = lineOf(33, 'Orza', 'Luis Gil', 1);
const { product: _, ...nameless } = lineOf(34, '', 'Luis Gil', 3);

async function mountCheckout({
  cart = [honey, bread, pot],
  store = sampleStore(),
  places = [],
}: { cart?: CartItem[]; store?: PopupStore | null; places?: PlaceOrderResult[] } = {}) {
  const { actor: cartRef } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
  const { actor: checkoutRef } = openCheckoutScene({ input: { cart, store }, places });
  const logic = cartReviewMachine.provide({
    actors: {
      loadStores: fromPromise<StoresById, { ids: string[] }>(async () => ({ [sampleId(1)]: sampleStore() })),
    },
  });
  const reviewRef = createActor(logic, { input: { cart, now: NOW } }).start();
  await renderWithMarketProviders(
    <CheckoutView checkoutRef={checkoutRef} reviewRef={reviewRef} cartRef={cartRef} />,
  );
  await act(async () => {});
  const become = (now: CartItem[]) =>
    act(async () => {
      checkoutRef.send({ type: 'cart.changed', cart: now });
      reviewRef.send({ type: 'cart.changed', cart: now });
    });
  return { checkoutRef, become };
}

const textOf = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ');
const linksIn = (place: Element) =>
  [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const receipt = () => screen.getByRole('region', { name: 'Tenderete' });
const sums = () =>
  [...receipt().querySelectorAll('div')].filter((row) => row.querySelector('div') === null).map(textOf);

test('the receipt counts each parcel and the whole, and strikes out what was taken from the cart', async () => {
  const { become } = await mountCheckout();
  expect(sums()).toEqual([
    '2 × Miel19,00 €',
    '1 × Pan9,50 €',
    'De este paquete28,50 €',
    '1 × Orza9,50 €',
    'De este paquete9,50 €',
    'Total38,00 €',
  ]);
  await become([honey, bread]);
  expect(sums()).toEqual(['2 × Miel19,00 €', '1 × Pan9,50 €', 'Total28,50 €']);
  expect([...receipt().querySelectorAll(':scope > p')].map(textOf)).toEqual([
    'Tenderete',
    '1 × Orza',
    'IVA incluido. El envío, si lo hay, lo acuerdas con cada puesto.',
  ]);
  expect(linksIn(document.body)).toEqual([
    ['Cambiar algo del carrito', '/cart'],
    ['condiciones', '/terms'],
    ['así cuidamos tus datos', '/privacy'],
  ]);
});

test('what is not told of a product any more is on the receipt too, before and after it is gone', async () => {
  const { become } = await mountCheckout({ cart: [honey, nameless] });
  expect(sums()).toContain('3 × Producto28,50 €');
  await become([honey]);
  expect([...receipt().querySelectorAll(':scope > p')].map(textOf)).toContain('3 × Producto');
});

test('each field of the shipping says what it takes, what may fill it in, and whether it must be', async () => {
  await mountCheckout();
  const form = screen.getByRole('form', { name: 'Tramitar pedido' });
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].map((field) => [
    field.labels?.[0]?.textContent,
    field.getAttribute('type'),
    field.getAttribute('autocomplete'),
    field.getAttribute('inputmode'),
    field.required,
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
  ]);
  expect(fields).toEqual([
    ['Nombre completo', 'text', 'shipping name', null, true, null],
    ['Dirección', 'text', 'shipping address-line1', null, true, 'Calle, número, piso y puerta.'],
    ['Código postal', 'text', 'shipping postal-code', 'text', true, null],
    ['Ciudad', 'text', 'shipping address-level2', null, true, null],
    ['Provincia (opcional)', 'text', 'shipping address-level1', null, false, 'Según tu código postal.'],
    ['Teléfono (opcional)', 'tel', 'tel', 'tel', false, 'Solo por si quien reparte no da con la puerta.'],
    [
      'Email',
      'email',
      'email',
      'email',
      true,
      'Aquí te escribirán los productores para acordar el pago y la entrega.',
    ],
    [
      'Notas para la entrega (opcional)',
      null,
      'off',
      null,
      false,
      'Un horario, un portal, un vecino de confianza.',
    ],
  ]);
  expect(screen.getAllByRole('group').map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual(
    ['¿A dónde lo mandamos?', '¿Cómo te localizan?'],
  );
});

test.each<[Parameters<typeof checkoutRefusal>[0], string[], string[][]]>([
  ['PRICE_CHANGED', ['Ver qué ha cambiado'], [['Revisar el carrito', '/cart']]],
  ['INSUFFICIENT_STOCK', ['Ver qué ha cambiado'], [['Revisar el carrito', '/cart']]],
  ['CART_EMPTY', [], [['Revisar el carrito', '/cart']]],
  ['FORBIDDEN', [], []],
])('what is refused as %s leads to where it is put right', async (code, buttons, links) => {
  const { checkoutRef } = await mountCheckout({ places: [checkoutRefusal(code)] });
  await act(async () => checkoutRef.send({ type: 'order.submitted' }));
  const news = screen.getByRole('alert');
  expect([[...news.querySelectorAll('button')].map(textOf), linksIn(news)]).toEqual([buttons, links]);
});

test('who buys goods of no store chooses a store first', async () => {
  const { checkoutRef } = await mountCheckout({ store: null });
  await act(async () => checkoutRef.send({ type: 'order.submitted' }));
  const news = screen.getByRole('alert');
  expect([news.querySelector('button'), linksIn(news)]).toEqual([null, [['Elegir puesto', '/tiendas']]]);
});

test('what has changed is looked at in the receipt', async () => {
  const { checkoutRef } = await mountCheckout({ places: [checkoutRefusal('PRICE_CHANGED')] });
  await act(async () => checkoutRef.send({ type: 'order.submitted' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ver qué ha cambiado' }));
  expect(document.activeElement?.textContent).toBe('Lo que te llevas');
});

test('of what is wrong the fields of the shipping say their own, and only the rest stands above the button', async () => {
  const failure = sampleFailure('VALIDATION_FAILED', {
    status: 422,
    errors: [
      { field: 'shippingInfo.city', message: 'La ciudad es requerida' },
      { field: 'cart', message: 'El carrito no es válido' },
    ],
  });
  const { checkoutRef } = await mountCheckout({ places: [{ ok: false, failure }] });
  await act(async () => checkoutRef.send({ type: 'order.submitted' }));
  expect([...document.querySelectorAll('div[role=alert] li')].map(textOf)).toEqual([
    'El carrito no es válido',
  ]);
});

test('an empty cart has nothing to pay, and leads to the goods', async () => {
  await mountCheckout({ cart: [] });
  expect(screen.getAllByRole('heading').map(textOf)).toEqual(['Tramitar pedido', 'No hay nada que tramitar']);
  expect(linksIn(document.body)).toEqual([['Ver productos', '/products']]);
});

test.each([
  ['producer', 'Esta cuenta es para vender, no para comprar', 'Ir a tu trastienda', '/producer/dashboard'],
  [
    'admin',
    'Esta cuenta es para llevar el mercado, no para comprar',
    'Ir a la administración',
    '/admin/dashboard',
  ],
] as const)('R1.2 a %s does not buy, and is led back to work', async (role, title, word, href) => {
  await renderWithMarketProviders(<CheckoutForNonConsumers role={role} />);
  expect(screen.getAllByRole('heading').map(textOf)).toEqual(['Tramitar pedido', title]);
  expect(linksIn(document.body)).toEqual([[word, href]]);
});
