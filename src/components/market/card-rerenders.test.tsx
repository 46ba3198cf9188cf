import { cleanup, fireEvent } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { ProductCardFooter, type ProductCardFooterProps } from './ProductCardFooter.tsx';
import { ClockProvider } from './clock-context.ts';
import { ProductCard } from './ProductCard.tsx';
import { StoreCard } from './StoreCard.tsx';
import { VisibleStoresProvider } from './visible-stores-context.ts';

afterEach(cleanup);

const SECOND = 1_000;
const store = sampleStore({
  status: 'active',
  startDate: new Date(NOW - 60 * SECOND).toISOString(),
  endDate: new Date(NOW + 1.5 * SECOND).toISOString(),
});

/** Object with a counted property; the number of its reads equals the number of renders. */
function counted<T extends object>(thing: T, key: keyof T): { thing: T; reads: () => number } {
  let reads = 0;
  const watched = Object.defineProperty({ ...thing }, key, {
    enumerable: true,
    get: () => {
      reads += 1;
      return thing[key];
    },
  });
  return { thing: watched, reads: () => reads };
}

/** Component under test, and a button that advances the clock by one second. */
function Clocked({ piece }: { piece: (now: number) => ReactNode }) {
  const [now, setNow] = useState(NOW);
  return (
    <>
      <button type="button" onClick={() => setNow(now + SECOND)}>
        un segundo
      </button>
      {piece(now)}
    </>
  );
}

async function renderClocked(piece: (now: number) => ReactNode) {
  const { container, getByText } = await renderWithMarketProviders(<Clocked piece={piece} />);
  return { container, passSecond: () => fireEvent.click(getByText('un segundo')) };
}

test('R4.10 a second that changes no word of a store’s card does not draw it again; its closing does', async () => {
  const { thing, reads } = counted({ ...store, productCount: 3 }, 'name');
  const card = (now: number) => (
    <ClockProvider value={now}>
      <StoreCard store={thing} />
    </ClockProvider>
  );
  const { passSecond, container } = await renderClocked(card);
  const once = reads();
  passSecond();
  expect(reads()).toBe(once);
  passSecond();
  expect([container.querySelector('[data-part=stamp]')?.textContent, reads()]).toEqual([
    'Cerró hoy',
    2 * once,
  ]);
});

test('R4.10 a second that closes no store does not draw its products again; its closing does', async () => {
  const { thing, reads } = counted(sampleProduct({ popupStoreId: store.id }), 'thumbnailUrl');
  const Foot = ({ product, closed }: ProductCardFooterProps) => (
    <ProductCardFooter product={product} closed={closed} add={{ kind: 'idle' }} held={0} onAdd={() => {}} />
  );
  const card = (now: number) => (
    <VisibleStoresProvider value={{ stores: [store], now }}>
      <ProductCard product={thing} Foot={Foot} />
    </VisibleStoresProvider>
  );
  const { passSecond, container } = await renderClocked(card);
  const once = reads();
  passSecond();
  expect(reads()).toBe(once);
  passSecond();
  expect([container.querySelector('[data-part=product-foot] p')?.textContent, reads()]).toEqual([
    'Cerró hoy',
    2 * once,
  ]);
});
