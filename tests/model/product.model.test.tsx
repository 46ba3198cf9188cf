import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { PurchasePanel } from '../../src/components/products/PurchasePanel.tsx';
import '../../src/components/products/PictureViewer.tsx';
import { ProductView, type PurchaseProps } from '../../src/components/products/ProductView.tsx';
import { type LoadProductResult, productMachine } from '../../src/machines/product/product.machine.ts';
import { wireProduct } from '../../src/wiring/shop/product.wiring.ts';
import { answersOf, leafOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { wordsFor } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { NOW, sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples.ts';
import { eventTypesIn, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof productMachine>;

const input = { id: sampleId(2), now: NOW };
const LATER = Date.parse('2026-12-24T12:00:00.000Z');
const found: LoadProductResult = {
  ok: true,
  value: {
    product: sampleProduct({ isPopupStoreExclusive: true }),
    store: sampleStore(),
    related: [sampleProduct({ id: sampleId(8), name: 'Miel de azahar' })],
  },
};
const gone: LoadProductResult = { ok: false, failure: sampleFailure('NOT_FOUND') };
const failed: LoadProductResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };

const events = [
  { type: 'picture.chosen', index: 1 },
  { type: 'picture.enlarged' },
  { type: 'picture.reduced' },
  { type: 'clock.ticked', now: LATER },
  { type: 'retry.requested' },
  ...answersOf('loadProduct', found, gone, failed),
  { type: 'xstate.error.actor.loadProduct', error: 'sin red' },
];

const offersPictures = (state: Snapshot) => state.matches('ready');

const paths = pathsOf(productMachine, {
  input,
  events,
  canHappen: (state, event) => event.type !== 'picture.chosen' || offersPictures(state),
  look: (state) => [state.context.picture, state.context.now],
});

const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
const shown = (part: string) => document.querySelector(`${part} img`)?.getAttribute('alt');

function expectProduct({ context: { picture, now } }: Snapshot) {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toEqual('Miel de romero');
  expect(shown('[data-part=gallery]')).toEqual(`Miel de romero, imagen ${picture + 1} de 2`);
  expect(screen.getAllByText('Solo en este puesto').length).toEqual(1);
  expect(texts('article').at(-1)).toEqual('Miel de azahar');
  const button = screen.getByRole('button', { name: /^Añadir al carrito/ });
  expect([button.getAttribute('aria-disabled'), button.parentElement?.textContent]).toEqual(
    now === LATER
      ? [
          'true',
          'Añadir al carritoLa tienda finalizó el 30 nov 2026, 21:00. Ya no se pueden realizar compras.',
        ]
      : [null, button.parentElement?.textContent],
  );
}

const oracles: Record<string, (state: Snapshot) => void> = {
  loading: () => expect([texts('status'), texts('heading')]).toEqual([['Cargando el producto'], []]),
  'ready.seen': (state) => {
    expectProduct(state);
    expect(shown('dialog')).toEqual(undefined);
  },
  'ready.enlarged': (state) => {
    expectProduct(state);
    expect(shown('dialog')).toEqual(`Miel de romero, imagen ${state.context.picture + 1} de 2`);
  },
  notFound: () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toEqual('Este producto ya no está');
    expect(screen.getByRole('link', { name: 'Ver los productos' }).getAttribute('href')).toEqual('/products');
  },
  failed: ({ context: { failure } }) =>
    expect(screen.getByRole('alert').querySelector('p')?.textContent).toEqual(wordsFor(failure)),
};

afterEach(cleanup);

describe('the page of a product follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountProduct();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const { steps } of paths) {
    test(trailOf(steps), async () => {
      const { actorRef, drivers } = await mountProduct();
      for (const { event, state } of steps) {
        await act(async () => drivers[event.type]?.(event as never));
        const reached = actorRef.getSnapshot();
        expect(leafOf(reached)).toEqual(leafOf(state));
        oracles[leafOf(reached)]?.(reached);
      }
    });
  }
});

async function mountProduct() {
  let answer = deferred<LoadProductResult>();
  const logic = wireProduct({ loadProduct: () => (answer = deferred()).promise });
  const actorRef = createActor(logic, { input }).start();
  const nothing = () => {};
  const Purchase = ({ product, closedReason }: PurchaseProps) => (
    <PurchasePanel
      add={{ kind: 'idle' }}
      price={product.price}
      quantity={1}
      max={product.stock}
      held={0}
      closedReason={closedReason}
      onQuantityChanged={nothing}
      onAdd={nothing}
    />
  );
  const Offer = ({ product }: { product: { name: string } }) => <article>{product.name}</article>;
  await renderMarket(<ProductView actorRef={actorRef} Offer={Offer} Purchase={Purchase} currency="EUR" />);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': nothing,
    // Over the page or on it: the last ones lie above.
    'picture.chosen': () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Imagen 2 de 2' }).at(-1) ?? document.body),
    'picture.enlarged': () => fireEvent.click(screen.getByRole('button', { name: /^Ampliar la imagen/ })),
    'picture.reduced': () =>
      fireEvent.click(screen.getByRole('button', { name: 'Cerrar la imagen ampliada' })),
    'clock.ticked': (event) => actorRef.send(event),
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
    'xstate.done.actor.loadProduct': ({ output }: { output: LoadProductResult }) => answer.resolve(output),
    'xstate.error.actor.loadProduct': ({ error }: { error: unknown }) => answer.reject(error),
  };
  return { actorRef, drivers };
}
