import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { ProductFilterPanel } from '../../src/components/products/ProductFilterPanel.tsx';
import {
  type LoadFacetsResult,
  productFacetsMachine,
  type ProductFacetsServices,
} from '../../src/machines/product-facets/product-facets.machine.ts';
import type { ProductsQuery } from '../../contract/products/products-query.ts';
import { wireProductFacets } from '../../src/wiring/shop/product-facets.wiring.ts';
import { productsHref } from '../../src/wiring/shop/products-list.ts';
import { answersOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { wordsFor } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFacets, sampleFailure, sampleId } from '../support/samples.ts';
import { eventTypesIn, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof productFacetsMachine>;

const input = { query: { q: 'miel', minPrice: 5 } };
const counted: LoadFacetsResult = { ok: true, value: sampleFacets() };
const nothing: LoadFacetsResult = {
  ok: true,
  value: { stores: [], producers: [], availability: { inStock: 0, soldOut: 0 } },
};
const failed: LoadFacetsResult = { ok: false, failure: sampleFailure('TIMEOUT') };

const events = [
  { type: 'query.changed', query: { store: 'la-colmena' } },
  { type: 'retry.requested' },
  ...answersOf('loadFacets', counted, nothing, failed),
  { type: 'xstate.error.actor.loadFacets', error: 'sin red' },
];

const known = ({ context: { facets, failure } }: Snapshot) => [
  facets?.stores.length ?? null,
  failure?.code ?? null,
];

const paths = pathsOf(productFacetsMachine, {
  input,
  events,
  look: (state) => [known(state), state.context.query],
});

const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
const addresses = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const EVERYTHING = [
  'Disponibles8, 8 productos',
  'Agotados1, 1 producto',
  'La Colmena7, 7 productos',
  'Barro y Cal2, 2 productos',
  'Ana Ruiz9, 9 productos',
];
const CHOSEN = EVERYTHING.with(2, 'Quitar filtro: La Colmena7, 7 productos');

/** What is offered, whatever else goes on: what was counted last. */
function expectChoices({ context: { facets, query } }: Snapshot) {
  const isChosen = query.store === 'la-colmena';
  expect(texts('link')).toEqual(
    facets === null || facets.stores.length === 0 ? [] : isChosen ? CHOSEN : EVERYTHING,
  );
  expect(screen.queryByText('Con estos filtros no hay más que elegir.') !== null).toEqual(
    facets?.stores.length === 0,
  );
}

const oracles: Record<string, (state: Snapshot) => void> = {
  counting: (state) => {
    expectChoices(state);
    const isNew = state.context.facets === null;
    expect(screen.queryByText('Contando lo que hay') !== null).toEqual(isNew);
  },
  counted: (state) => {
    expectChoices(state);
    expect(texts('alert')).toEqual([]);
  },
  failed: (state) => {
    expectChoices(state);
    expect(texts('alert')).toEqual([`${wordsFor(state.context.failure)}Reintentar`]);
  },
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the filters of the products follow their statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountFilters();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const { steps } of paths) {
    test(trailOf(steps), async () => {
      const { drivers, facetsRef } = await mountFilters();
      for (const { event, state } of steps) {
        await act(async () => drivers[event.type]?.(event as never));
        const reached = facetsRef.getSnapshot();
        expect([reached.value, known(reached)]).toEqual([state.value, known(state as Snapshot)]);
        oracles[reached.value]?.(reached);
      }
    });
  }

  test('R7.14 each choice has its address; prices written the wrong way round are read the right one', async () => {
    const { drivers, chosen } = await mountFilters();
    await act(async () => drivers['xstate.done.actor.loadFacets']?.({ output: counted } as never));
    expect(addresses()).toEqual([
      '/products?q=miel&minPrice=5&inStock=true',
      '/products?q=miel&minPrice=5&inStock=false',
      '/products?popups=la-colmena&q=miel&minPrice=5',
      '/products?popups=barro-y-cal&q=miel&minPrice=5',
      `/products?q=miel&minPrice=5&producerId=${sampleId(3)}`,
    ]);
    expect(screen.getByLabelText('Desde').getAttribute('value')).toEqual('5');
    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '20' } });
    fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '9,50' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Precio' }));
    expect(chosen).toEqual([{ minPrice: 9.5, maxPrice: 20 }]);
  });

  test('where there is no room beside the goods they lie over them, and say how many there are', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    } as never);
    const { closed } = await mountFilters();
    expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toEqual(
      screen.getByRole('heading', { name: 'Filtros' }).id,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ver 12 productos' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar los filtros' }));
    expect(closed).toEqual([true, true]);
  });
});

async function mountFilters() {
  let answer = deferred<LoadFacetsResult>();
  let tell: Parameters<ProductFacetsServices['watchQuery']>[0] = () => {};
  const logic = wireProductFacets({
    loadFacets: () => (answer = deferred()).promise,
    watchQuery: (listener) => {
      tell = listener;
      return () => {};
    },
  });
  const facetsRef = createActor(logic, { input }).start();
  const chosen: Partial<ProductsQuery>[] = [];
  const closed: true[] = [];
  const Panel = () => {
    const query = useSelector(facetsRef, ({ context }) => context.query);
    return (
      <ProductFilterPanel
        facetsRef={facetsRef}
        query={query}
        total={12}
        addressOf={productsHref}
        onPricesChosen={(prices) => chosen.push(prices)}
        onClosed={() => closed.push(true)}
      />
    );
  };
  await renderMarket(<Panel />);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'query.changed': (event) => tell(event),
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
    'xstate.done.actor.loadFacets': ({ output }: { output: LoadFacetsResult }) => answer.resolve(output),
    'xstate.error.actor.loadFacets': ({ error }: { error: unknown }) => answer.reject(error),
  };
  return { facetsRef, drivers, chosen, closed };
}
