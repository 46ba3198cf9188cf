import { fireEvent, screen } from '@testing-library/react';
import type { Product } from '../../contract/catalogue/product.ts';
import { ProductsView } from '../../src/components/products/ProductsView.tsx';
import { bringAskedResults } from '../../src/components/products/asked-results.ts';
import { productsMachine } from '../../src/machines/catalogue/products.machine.ts';
import { productsHref, wireProducts } from '../../src/wiring/catalogue/products-list.ts';
import { NOW, sampleProduct } from '../support/samples.ts';
import { walkList } from '../support/walk-list.tsx';

// A page that is opened with a question has it before.
await bringAskedResults();

const Offer = ({ product }: { product: Product }) => <article>{product.name}</article>;

walkList({
  name: 'the list of products',
  proves: 'R7.14',
  machine: productsMachine,
  wire: wireProducts,
  addressOf: productsHref,
  view: (actorRef) => (
    <ProductsView
      isNotOpen={false}
      last={null}
      actorRef={actorRef}
      Offer={Offer}
      Filters={() => null}
      store={null}
      now={NOW}
      addressOf={productsHref}
    />
  ),
  items: [sampleProduct()],
  rows: () => screen.queryAllByRole('article').map(({ textContent }) => textContent),
  rowOf: ({ name }) => name,
  changes: [
    {
      query: { sort: 'price_asc' },
      choose: () =>
        fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'price_asc' } }),
    },
  ],
  elsewhere: { q: 'queso' },
  search: 'Buscar productos',
  words: { results: 'Resultados', item: 'producto', items: 'productos' },
  isCountSeen: true,
  isWatched: false,
  emptiness: ({ q }) => (q ? `No hay nada de «${q}»` : 'Los puestos aún están vacíos'),
});
