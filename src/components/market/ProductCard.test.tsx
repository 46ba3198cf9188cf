import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleId, sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { ProductCard } from './ProductCard.tsx';
import { VisibleStoresProvider } from './visible-stores-context.ts';

afterEach(cleanup);

const { id, status, startDate, endDate } = sampleStore();
const other = sampleStore({ id: sampleId(8), name: 'La Colmena' });

test.each([
  ['its store', { name: 'Cara B', status, startDate, endDate }, 'Cara B'],
  ['who sells it, where it belongs to none', null, 'Íñigo Garmendia'],
])('a card names %s', async (_, popupStore, seller) => {
  const product = sampleProduct({ producerName: 'Íñigo Garmendia', popupStore });
  const { container } = await renderWithMarketProviders(<ProductCard product={product} Foot={() => null} />);
  expect(container.querySelector('[data-part=product-body] p')?.textContent).toBe(seller);
});

test.each([
  ['its store beside others', [sampleStore({ name: 'Cara B' }), other], 'Cara B'],
  ['who sells it where all is of its store', [sampleStore({ name: 'Cara B' })], 'Íñigo Garmendia'],
  ['nobody where the page has named who sells it all', [sampleStore({ name: 'Cara B' })], undefined],
])('a card that does not tell of its store names %s', async (_, stores, named) => {
  const product = sampleProduct({ producerName: 'Íñigo Garmendia', popupStoreId: id });
  const { container } = await renderWithMarketProviders(
    <VisibleStoresProvider value={{ stores, now: NOW, isOneSeller: named === undefined }}>
      <ProductCard product={product} Foot={() => null} />
    </VisibleStoresProvider>,
  );
  expect(container.querySelector('[data-part=product-body] p')?.textContent).toBe(named);
});
