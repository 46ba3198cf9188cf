import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import type { Product } from '../../contract/products/product.ts';
import { ProductsView } from '../../src/components/products/ProductsView.tsx';
import type { LoadItemsResult } from '../../src/machines/list/list.machine.ts';
import { productsMachine } from '../../src/machines/products/products.machine.ts';
import { productsHref } from '../../src/wiring/shop/products-search.ts';
import { wireProducts } from '../../src/wiring/shop/products.wiring.ts';
import { answersOf, leafOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { alertText, wordsFor } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { NOW, sampleFailure, sampleProduct } from '../support/samples.ts';
import { eventTypesIn, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof productsMachine>;
type Answer = LoadItemsResult<Product>;

const input = { query: {}, limit: 2 };
const full: Answer = {
  ok: true,
  value: { items: [sampleProduct()], pagination: { total: 3, hasMore: false } },
};
const none: Answer = { ok: true, value: { items: [], pagination: { total: 0, hasMore: false } } };
const failed: Answer = { ok: false, failure: sampleFailure('TIMEOUT') };

const events = [
  { type: 'query.changed', query: { sort: 'price_asc' } },
  { type: 'search.typed', text: 'miel' },
  { type: 'search.submitted' },
  { type: 'page.requested', offset: 2 },
  { type: 'address.changed', query: { q: 'queso' } },
  { type: 'refresh.requested' },
  { type: 'retry.requested' },
  ...answersOf('loadItems', full, none, failed),
  { type: 'xstate.error.actor.loadItems', error: 'sin red' },
  { type: 'xstate.after.searchPause.products.searching' },
];

/** Whether the list was ever heard of, so that there is something to keep in sight. */
const isKnown = ({ context: { items, pagination } }: Snapshot) => items.length > 0 || pagination !== null;
const hasPages = (state: Snapshot) =>
  isKnown(state) &&
  (state.context.pagination?.total ?? 0) > 2 &&
  !['fetching.first', 'failed'].includes(leafOf(state));

// The pages are offered only where there are some; everything else is offered wherever the chart hears it.
const paths = pathsOf(productsMachine, {
  input,
  events,
  canHappen: (state, event) => event.type !== 'page.requested' || hasPages(state),
  look: (state) => [isKnown(state), hasPages(state)],
});

const cards = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);
const seen = () => ({
  cards: cards(),
  busy: document.querySelector('[data-part=found]')?.getAttribute('aria-busy') ?? null,
  isComing: screen.queryByText('Cargando productos') !== null,
  alert: alertText(),
  count: document.querySelector('[data-part=count]')?.textContent,
});
const named = ({ context: { items } }: Snapshot) => items.map(({ name }) => name);
const counted = ({ context: { pagination, query } }: Snapshot) =>
  pagination?.total === 3 ? `3 productos · página ${(query.offset ?? 0) / 2 + 1} de 2` : '0 productos';
const COMING = { cards: [], busy: null, isComing: true, alert: null, count: '' };
const kept = (state: Snapshot) =>
  isKnown(state)
    ? { cards: named(state), busy: 'true', isComing: false, alert: null, count: counted(state) }
    : COMING;

const oracles: Record<string, (state: Snapshot) => void> = {
  'fetching.first': () => expect(seen()).toEqual(COMING),
  'fetching.again': (state) => expect(seen()).toEqual(kept(state)),
  searching: (state) => expect(seen()).toEqual(kept(state)),
  'fetching.refresh': (state) => expect(seen()).toEqual(kept(state)),
  ready: (state) =>
    expect(seen()).toEqual({
      cards: named(state),
      busy: 'false',
      isComing: false,
      alert: null,
      count: counted(state),
    }),
  empty: (state) => {
    expect(seen()).toEqual({ cards: [], busy: 'false', isComing: false, alert: null, count: '0 productos' });
    const title = state.context.query.q ? 'Aquí no hay nada que coincida.' : 'Los puestos aún están vacíos.';
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Resultados',
      title,
    ]);
  },
  failed: ({ context: { failure } }) =>
    expect(seen()).toEqual({
      cards: [],
      busy: null,
      isComing: false,
      alert: wordsFor(failure),
      count: '',
    }),
};

afterEach(cleanup);

describe('the list of products follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountList();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const { steps } of paths) {
    test(trailOf(steps), async () => {
      const { drivers, actorRef } = await mountList();
      for (const { event, state } of steps) {
        await act(async () => drivers[event.type]?.(event as never));
        const reached = actorRef.getSnapshot();
        expect([leafOf(reached), isKnown(reached)]).toEqual([leafOf(state), isKnown(state as Snapshot)]);
        oracles[leafOf(reached)]?.(reached);
      }
    });
  }
});

async function mountList() {
  let answer = deferred<Answer>();
  let typed = 0;
  const clock = new SimulatedClock();
  const logic = wireProducts({ loadItems: () => (answer = deferred()).promise, showAddress: () => {} });
  const actorRef = createActor(logic, { clock, input }).start();
  const Offer = ({ product }: { product: Product }) => <article>{product.name}</article>;
  await renderMarket(
    <ProductsView
      actorRef={actorRef}
      Offer={Offer}
      Filters={() => null}
      store={null}
      now={NOW}
      addressOf={productsHref}
    />,
  );
  const fromOutside = (event: Parameters<typeof actorRef.send>[0]) => actorRef.send(event);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'query.changed': () =>
      fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'price_asc' } }),
    // A field that is given the value it has stays silent.
    'search.typed': () =>
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: `miel ${(typed += 1)}` } }),
    'search.submitted': () => fireEvent.submit(screen.getByRole('form', { name: 'Buscar productos' })),
    'page.requested': () => fireEvent.click(screen.getByRole('link', { name: 'Página 2' })),
    'address.changed': fromOutside,
    'refresh.requested': fromOutside,
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
    'xstate.done.actor.loadItems': ({ output }: { output: Answer }) => answer.resolve(output),
    'xstate.error.actor.loadItems': ({ error }: { error: unknown }) => answer.reject(error),
    'xstate.after.searchPause.products.searching': () => clock.increment(250),
  };
  return { actorRef, drivers };
}
