import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderMarket } from '../../../tests/support/render-market.tsx';
import { sampleProduct, sampleStore } from '../../../tests/support/samples.ts';
import { ProductCard } from './ProductCard.tsx';

afterEach(cleanup);

const { status, startDate, endDate } = sampleStore();

test.each([
  ['its store', { name: 'Cara B', status, startDate, endDate }, 'Cara B'],
  ['who made it, where it belongs to none', null, 'Taller Cara B'],
])('a card names %s', async (_, popupStore, seller) => {
  const { container } = await renderMarket(
    <ProductCard product={sampleProduct({ producerName: 'Taller Cara B', popupStore })} Foot={() => null} />,
  );
  expect(container.querySelector('[data-part=product-body] p')?.textContent).toBe(seller);
});
