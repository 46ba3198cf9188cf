import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleId, sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { ProductCardFooter, type ProductCardFooterProps } from './ProductCardFooter.tsx';
import { ProductCard } from './ProductCard.tsx';
import { VisibleStoresProvider } from './visible-stores-context.ts';

afterEach(cleanup);

const DAY = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(NOW + days * DAY).toISOString();
const store = sampleStore();
const OPEN = { ...store, status: 'active', startDate: at(-2), endDate: at(5) } as const;

const STOCK = 'Quedan 4';
const Foot = (props: ProductCardFooterProps) => (
  <ProductCardFooter {...props} add={{ kind: 'idle' }} held={0} onAdd={() => {}} />
);

test.each([
  ['open', OPEN, ['Añadir al carrito: Miel de romero'], STOCK],
  ['upcoming', { ...OPEN, status: 'scheduled', startDate: at(3) } as const, [], 'Abre en 3 días'],
  ['over', { ...OPEN, endDate: at(-1) }, [], 'Cerró ayer'],
  ['closing, few left', { ...OPEN, endDate: at(0.2) }, ['Añadir al carrito: Miel de romero'], STOCK],
  [
    'another one',
    { ...OPEN, id: sampleId(77), endDate: at(-1) },
    ['Añadir al carrito: Miel de romero'],
    STOCK,
  ],
])('R4.10 R8.9 the card of a product whose store is %s', async (_, shown, buttons, words) => {
  const product = sampleProduct({ popupStoreId: store.id });
  const { container, queryAllByRole } = await renderWithMarketProviders(
    <VisibleStoresProvider value={{ stores: [shown], now: NOW }}>
      <ProductCard product={product} Foot={Foot} />
    </VisibleStoresProvider>,
  );
  const names = queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(buttons);
  expect(container.querySelector('[data-part=product-foot] p')?.textContent).toEqual(words);
});

test.each([
  ['open', OPEN, ['Añadir al carrito: Miel de romero'], STOCK],
  ['paused', { ...OPEN, status: 'paused' } as const, [], 'En pausa'],
  ['over', { ...OPEN, endDate: at(-1) }, [], 'Cerró ayer'],
])(
  'R4.10 R8.9 a product among those of many stores tells of its own, which is %s',
  async (_, of, buttons, words) => {
    const { status, startDate, endDate } = of;
    const product = sampleProduct({ popupStore: { status, startDate, endDate } });
    const { container, queryAllByRole } = await renderWithMarketProviders(
      <VisibleStoresProvider value={{ stores: [], now: NOW }}>
        <ProductCard product={product} Foot={Foot} />
      </VisibleStoresProvider>,
    );
    expect(queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(buttons);
    expect(container.querySelector('[data-part=product-foot] p')?.textContent).toEqual(words);
  },
);

test.each([
  [0.2, 'Cierra en 4 h'],
  [0.01, 'Cierra en 15 min'],
  [1.1, '24 disponibles'],
])('R4.10 a card whose store closes in %s days says: %s', async (days, words) => {
  const product = sampleProduct({ popupStore: { ...OPEN, endDate: at(days) }, stock: 24 });
  const { container } = await renderWithMarketProviders(
    <VisibleStoresProvider value={{ stores: [], now: NOW }}>
      <ProductCard product={product} Foot={Foot} />
    </VisibleStoresProvider>,
  );
  expect(container.querySelector('[data-part=product-foot] p')?.textContent).toEqual(words);
});
