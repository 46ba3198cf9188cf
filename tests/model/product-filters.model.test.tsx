import { fireEvent, screen } from '@testing-library/react';
import { useActorRef, useSelector } from '@xstate/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import type { ProductFacets } from '../../contract/catalogue/product-facets.ts';
import type { PriceRange } from '../../contract/catalogue/price-range.ts';
import type { ProductsQuery } from '../../contract/catalogue/products-query.ts';
import { ProductFilterPanel } from '../../src/components/products/ProductFilterPanel.tsx';
import {
  type ProductFacetsActorRef,
  productFacetsMachine,
  type QueryChanged,
} from '../../src/machines/catalogue/product-facets.machine.ts';
import type { LoadResult } from '../../src/machines/ui/resource.types.ts';
import { wirePriceFilter } from '../../src/wiring/catalogue/price-filter.wiring.ts';
import { wireProductFacets } from '../../src/wiring/catalogue/product-facets.wiring.ts';
import { productsHref } from '../../src/wiring/catalogue/products-list.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { alertText, failureMessageFor } from '../support/views/failure-messages.ts';
import { sampleFacets, sampleFailure, sampleId } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const asked: ProductsQuery = { q: 'miel', minPrice: 5 };
const input = { question: { query: asked } };
const counted: LoadResult<ProductFacets> = { ok: true, value: sampleFacets() };
const nothing: LoadResult<ProductFacets> = {
  ok: true,
  value: { stores: [], producers: [], availability: { inStock: 0, soldOut: 0 } },
};

const isStep = (link: Element) => /Hasta \d/.test(link.textContent);
const choices = () => screen.queryAllByRole('link').filter((link) => !isStep(link));
const addresses = () => choices().map((link) => link.getAttribute('href'));
const steps = () =>
  screen
    .queryAllByRole('link')
    .filter(isStep)
    .map((link) => [
      link.textContent.replaceAll('\u00a0', ' '),
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
const EVERYTHING = [
  'Disponibles8, 8 productos',
  'Agotados1, 1 producto',
  'La Colmena7, 7 productos',
  'Barro y Cal2, 2 productos',
  'Ana Ruiz9, 9 productos',
];
const CHOSEN = EVERYTHING.with(2, 'Quitar filtro: La Colmena7, 7 productos');

const seen = () => ({
  choices: choices().map(({ textContent }) => textContent),
  isBare: screen.queryByText('Con estos filtros no hay más que elegir.') !== null,
  isNew: screen.queryByText('Contando lo que hay') !== null,
  alert: alertText(),
});

interface Counted {
  content: ProductFacets | null;
  failure: { code: string } | null;
}

/** Filters as shown: the last counts, and the failure of the last update. */
function offered({ content, failure }: Counted, past: readonly AnyEventObject[]) {
  const isBare = content?.stores.length === 0;
  const choices = past.some(({ type }) => type === 'query.changed') ? CHOSEN : EVERYTHING;
  return {
    choices: content === null || isBare ? [] : choices,
    isBare,
    isNew: false,
    alert: failureMessageFor(failure),
  };
}

let chosen: PriceRange[];
let closed: true[];
let tell: (event: QueryChanged) => void;

beforeEach(() => {
  [chosen, closed] = [[], []];
});

const pricesLogic = wirePriceFilter({
  countProducts: async () => ({ ok: true, value: null }),
  watchQuery: () => () => {},
  choosePrices: (prices) => chosen.push(prices),
  leaveFilters: () => closed.push(true),
});

interface PanelProps {
  facetsRef: ProductFacetsActorRef;
  isBeside?: boolean;
}

function Panel({ facetsRef, isBeside = true }: PanelProps) {
  const query = useSelector(facetsRef, ({ context }) => context.question.query);
  return (
    <ProductFilterPanel
      isBeside={isBeside}
      facetsRef={facetsRef}
      pricesRef={useActorRef(pricesLogic, { input: { query } })}
      query={query}
      total={12}
      addressOf={productsHref}
      onClosed={() => closed.push(true)}
    />
  );
}

const { mount } = walkResource({
  name: 'what the filters of the products count',
  proves: 'R7.14',
  machine: productFacetsMachine,
  input,
  answers: [counted, nothing, { ok: false, failure: sampleFailure('TIMEOUT') }],
  events: [{ type: 'query.changed', query: { store: 'la-colmena' } }],
  // The failure stays beside the last counts until the next answer.
  dismissedBy: [],
  drivers: () => ({ 'query.changed': ({ query }) => tell({ type: 'query.changed', query }) }),
  look: ({ context }) => context,
  open: (loadFacets) => {
    const watchQuery = (listener: typeof tell) => {
      tell = listener;
      return () => {};
    };
    return createActor(wireProductFacets({ loadFacets, watchQuery }), { input }).start();
  },
  view: (facetsRef) => <Panel facetsRef={facetsRef} />,
  seen,
  oracles: {
    loading: (told, past) => ({ ...offered(told, past), isNew: told.content === null }),
    ready: offered,
    failed: offered,
  },
});

describe('the filters of the products', () => {
  test('R7.14 each choice has its address, and prices are chosen as they are typed', async () => {
    const { drive } = await mount();
    await drive({ type: 'xstate.done.actor.load', output: counted });
    expect(addresses()).toEqual([
      '/products?q=miel&minPrice=5&inStock=true',
      '/products?q=miel&minPrice=5&inStock=false',
      '/products?popups=la-colmena&q=miel&minPrice=5',
      '/products?popups=barro-y-cal&q=miel&minPrice=5',
      `/products?q=miel&minPrice=5&producerId=${sampleId(3)}`,
    ]);
    expect(steps()).toEqual([
      ['Hasta 15 €', '/products?q=miel&minPrice=5&maxPrice=15', null],
      ['Hasta 25 €', '/products?q=miel&minPrice=5&maxPrice=25', null],
      ['Hasta 50 €', '/products?q=miel&minPrice=5&maxPrice=50', null],
    ]);
    expect(screen.getByLabelText('Desde').getAttribute('value')).toEqual('5');
    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '9,50' } });
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '20' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ver estos precios' }));
    expect(chosen).toEqual([{ minPrice: 9.5, maxPrice: 20 }]);
  });

  test('R7.14 a price up to which people look is a link; a chosen one leads back, and a lower end above it goes', async () => {
    const facetsRef = createActor(productFacetsMachine, {
      input: { question: { query: { minPrice: 25, maxPrice: 50, offset: 24 } } },
    });
    await renderWithMarketProviders(<Panel facetsRef={facetsRef} />);
    expect(steps()).toEqual([
      ['Hasta 15 €', '/products?maxPrice=15', null],
      ['Hasta 25 €', '/products?minPrice=25&maxPrice=25', null],
      ['Quitar filtro: Hasta 50 €', '/products?minPrice=25', 'true'],
    ]);
  });

  test('R7.14 where there is no room beside the goods they lie over them, and one button sends and says how many there are', async () => {
    const facetsRef = createActor(productFacetsMachine, { input });
    await renderWithMarketProviders(<Panel facetsRef={facetsRef} isBeside={false} />);
    expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toEqual(
      screen.getByRole('heading', { name: 'Filtros' }).id,
    );
    expect(screen.queryByRole('button', { name: 'Ver estos precios' })).toEqual(null);
    fireEvent.click(screen.getByRole('button', { name: 'Ver 12 productos' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar los filtros' }));
    expect(closed).toEqual([true, true]);
  });

  test('beside the goods they have a name and are busy while they count; the cross closes them', async () => {
    const { drive } = await mount();
    const beside = screen.getByRole('complementary', { name: 'Filtros' });
    const isBusy = () => beside.querySelector('[aria-busy]')?.getAttribute('aria-busy');
    expect(isBusy()).toBe('true');
    await drive({ type: 'xstate.done.actor.load', output: counted });
    expect(isBusy()).toBe('false');
    expect(screen.getAllByRole('list', { name: 'Precio' })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar los filtros' }));
    expect(closed).toEqual([true]);
  });
});
