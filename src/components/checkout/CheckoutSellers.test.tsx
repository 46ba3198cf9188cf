import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import { openCheckoutScene } from '../../../tests/support/browser/checkout.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleId,
  sampleItem,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { cartReviewMachine } from '../../machines/cart/cart-review.machine.ts';
import { CheckoutSubmitSection } from './CheckoutSubmitSection.tsx';

afterEach(cleanup);

const store = sampleStore({
  ownerInfo: {
    name: 'Ana Ruiz',
    taxId: '00000001R',
    address: 'Camino de la Ermita, 14',
    telephone: '+34 600 100 100',
    payment: [{ kind: 'bizum', note: 'Al 600 100 100.' }],
  },
});
const loose = sampleProduct({
  id: sampleId(3),
  popupStoreId: null,
  popupStore: null,
  sellerName: 'Luis Gil',
});
const cart = [
  sampleItem({ product: sampleProduct({ popupStore: store }) }),
  sampleItem({ id: sampleId(7), productId: loose.id, product: loose }),
];

const told = () =>
  screen.getAllByRole('region', { name: /^A quién compras en/ }).map((seller) => ({
    name: seller.querySelector('h3')?.textContent,
    parts: [...seller.querySelectorAll('dl > div')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    ),
    isAsked: seller.textContent?.includes('Estamos preguntando al puesto') ?? false,
  }));

test('R5.4 above the button stands of each seller who it is, how it is paid and how it comes, as soon as that is known', async () => {
  const stores = deferred<StoresById>();
  const { actor: checkoutRef } = openCheckoutScene();
  const reviewRef = createActor(
    cartReviewMachine.provide({
      actors: { loadStores: fromPromise<StoresById, { ids: string[] }>(() => stores.promise) },
    }),
    { input: { cart, now: NOW } },
  ).start();
  await renderWithMarketProviders(<CheckoutSubmitSection checkoutRef={checkoutRef} reviewRef={reviewRef} />);
  expect(told().map(({ name, isAsked }) => [name, isAsked])).toEqual([
    ['La Colmena', true],
    ['Luis Gil', false],
  ]);
  await act(async () => stores.resolve({ [store.id]: store }));
  const [stall, luis] = told();
  expect([stall?.isAsked, stall?.parts.slice(0, 2), luis?.parts[0]]).toEqual([
    false,
    [
      ['Quién vende', 'Ana Ruiz', 'NIF 00000001R', 'Camino de la Ermita, 14', '+34 600 100 100'],
      ['Cómo se paga', 'Bizum. Al 600 100 100.'],
    ],
    ['Quién vende', 'Luis Gil', 'Todavía no ha dicho su NIF, su dirección ni cómo localizarle.'],
  ]);
  const [first] = screen.getAllByRole('region', { name: /^A quién compras en/ });
  const isAbove = first?.compareDocumentPosition(screen.getByRole('button')) ?? 0;
  expect(isAbove & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
