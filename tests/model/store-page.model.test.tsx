import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Product } from '../../contract/products/product.ts';
import { StorePageView } from '../../src/components/store/StorePageView.tsx';
import {
  type LoadStorePageResult,
  storePageMachine,
} from '../../src/machines/store-page/store-page.machine.ts';
import { wireStorePage } from '../../src/wiring/shop/store-page.wiring.ts';
import { answersOf, leafOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { alertText, wordsFor } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { NOW, sampleFailure, sampleProduct, sampleStore } from '../support/samples.ts';
import { eventTypesIn, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof storePageMachine>;

const store = sampleStore({
  config: { categories: ['Miel', 'Conservas'] },
  ownerInfo: { name: 'Ana Ruiz', telephone: '+34 600 100 100' },
});
const loaded: LoadStorePageResult = {
  ok: true,
  value: { store, products: [sampleProduct()], pagination: { total: 30, hasMore: true } },
};
const missing: LoadStorePageResult = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const failed: LoadStorePageResult = { ok: false, failure: sampleFailure('TIMEOUT') };
const input = { idOrSlug: 'la-colmena', now: NOW };

const events = [
  { type: 'clock.ticked', now: Date.parse('2026-12-01T00:00:00.000Z') },
  { type: 'retry.requested' },
  ...answersOf('loadStorePage', loaded, missing, failed),
  { type: 'xstate.error.actor.loadStorePage', error: 'sin red' },
];

const isOver = ({ context: { now } }: Snapshot) => now > NOW;

const paths = pathsOf(storePageMachine, {
  input,
  events,
  look: isOver,
});

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const seen = () => ({
  title: screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
  stamp: document.querySelector('[data-part=stamp]')?.textContent ?? null,
  goods: screen.queryAllByRole('article').map(({ textContent }) => textContent),
  isComing: screen.queryByText('Cargando productos') !== null,
  alert: alertText(),
});
const NOTHING = { title: null, stamp: null, goods: [], isComing: false, alert: null };

const oracles: Record<string, (state: Snapshot) => void> = {
  loading: () => expect(seen()).toEqual({ ...NOTHING, isComing: true }),
  ready: (state) => {
    const stamp = isOver(state) ? 'Cerró ayer' : 'Abierto · cierra en 10 días';
    expect(seen()).toEqual({ ...NOTHING, title: 'La Colmena', stamp, goods: ['Miel de romero'] });
    expect(links()).toEqual([
      ['Miel', '/tiendas?category=Miel'],
      ['Conservas', '/tiendas?category=Conservas'],
      ['Ver todo el puesto', '/products?popups=la-colmena'],
      ['+34 600 100 100', 'tel:+34600100100'],
      ['Ver otros puestos', '/tiendas'],
    ]);
  },
  notFound: () => {
    expect(seen()).toEqual({ ...NOTHING, title: 'Este puesto no está' });
    expect(screen.getByText('Popup store "la-colmena" no encontrado o no está disponible').tagName).toEqual(
      'P',
    );
  },
  failed: ({ context: { failure } }) =>
    expect(seen()).toEqual({
      ...NOTHING,
      title: 'Puesto',
      alert: wordsFor(failure),
    }),
};

afterEach(cleanup);

describe('the page of a store follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountPage();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const { steps } of paths) {
    const name = trailOf(steps);
    test(`R2.17 R8.16 ${name}`, async () => {
      const { drivers, actorRef } = await mountPage();
      for (const { event, state } of steps) {
        await act(async () => drivers[event.type]?.(event as never));
        expect(leafOf(actorRef.getSnapshot())).toEqual(leafOf(state));
        oracles[leafOf(actorRef.getSnapshot())]?.(actorRef.getSnapshot());
      }
    });
  }
});

async function mountPage() {
  let answer = deferred<LoadStorePageResult>();
  const logic = wireStorePage({ loadStorePage: () => (answer = deferred()).promise });
  const actorRef = createActor(logic, { input }).start();
  const Offer = ({ product }: { product: Product }) => <article>{product.name}</article>;
  await renderMarket(<StorePageView actorRef={actorRef} Offer={Offer} />);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'clock.ticked': (event) => actorRef.send(event),
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
    'xstate.done.actor.loadStorePage': ({ output }: { output: LoadStorePageResult }) =>
      answer.resolve(output),
    'xstate.error.actor.loadStorePage': ({ error }: { error: unknown }) => answer.reject(error),
  };
  return { actorRef, drivers };
}
