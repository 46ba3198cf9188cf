import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Role } from '../../../contract/account/role.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure, sampleId, sampleProduct } from '../../../tests/support/samples/samples.ts';
import type { ProductPage } from '../../machines/catalogue/product.machine.ts';
import type { LoadResult } from '../../machines/ui/resource.types.ts';
import { wireProduct } from '../../wiring/catalogue/product.wiring.ts';
import { FavouriteProvider } from '../favourites/favourite-slot.tsx';
import { ProductPreviewView } from './ProductPreviewView.tsx';

afterEach(cleanup);

async function mount(reader: { id: string; role: Role }, result: LoadResult<ProductPage>) {
  const logic = wireProduct({ loadProduct: async () => result });
  const actorRef = createActor(logic, { input: { question: { id: sampleId(2) }, now: NOW } }).start();
  await renderWithMarketProviders(
    <FavouriteProvider value={({ name }) => <b data-part="heart">{name}</b>}>
      <ProductPreviewView
        actorRef={actorRef}
        reader={reader}
        Offer={() => null}
        Purchase={() => null}
        currency="EUR"
      />
    </FavouriteProvider>,
  );
  await act(async () => {});
}

const strip = () => screen.queryByRole('complementary', { name: 'Cómo se verá' });
const hidden: LoadResult<ProductPage> = {
  ok: true,
  value: { product: sampleProduct({ isActive: false }), store: null, related: [] },
};

test.each<[string, { id: string; role: Role }, string, string[]]>([
  ['its producer', { id: sampleId(3), role: 'producer' }, 'Solo lo ves tú.', ['Editar producto']],
  [
    'the administration',
    { id: sampleId(50), role: 'admin' },
    'Solo lo ven quien lo lleva y la administración.',
    ['Editar producto'],
  ],
  [
    'another producer',
    { id: sampleId(51), role: 'producer' },
    'Solo lo ven quien lo lleva y la administración.',
    [],
  ],
])('a product that shoppers do not see says so to %s', async (_, reader, whose, ways) => {
  await mount(reader, hidden);
  expect(strip()?.querySelector('p')?.textContent).toBe(`Así lo verán: todavía está oculto. ${whose}`);
  const links = [...(strip()?.querySelectorAll('a') ?? [])];
  expect(links.map(({ textContent }) => textContent)).toEqual(ways);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ways.map(() => '/producer/products/00000000-0000-7000-8000-000000000002/edit'),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Miel de romero');
  expect(document.querySelector('[data-part=heart]')).toBe(null);
});

test('a product that is not there has no such words above it', async () => {
  await mount({ id: sampleId(3), role: 'producer' }, { ok: false, failure: sampleFailure('NOT_FOUND') });
  expect([strip(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
    null,
    'Este producto ya no está',
  ]);
});
