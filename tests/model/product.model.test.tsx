import { fireEvent, screen } from '@testing-library/react';
import { type AnyEventObject, createActor } from 'xstate';
import { PurchasePanel } from '../../src/components/products/PurchasePanel.tsx';
import '../../src/components/products/PictureViewer.tsx';
import { ProductNotFound } from '../../src/components/products/ProductNotFound.tsx';
import { ProductView, type PurchaseProps } from '../../src/components/products/ProductView.tsx';
import { productMachine } from '../../src/machines/catalogue/product.machine.ts';
import { wireProduct } from '../../src/wiring/catalogue/product.wiring.ts';
import { alertText, textOf, failureMessageFor } from '../support/views/failure-messages.ts';
import { NOW, sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const input = { question: { id: sampleId(2) }, now: NOW };
const LATER = Date.parse('2026-12-24T12:00:00.000Z');

const shown = (part: string) => document.querySelector(`${part} img`)?.getAttribute('alt') ?? null;
const seen = () => {
  const button = screen.queryByRole('button', { name: /^Añadir al carrito/ });
  return {
    title: textOf(screen.queryByRole('heading', { level: 1 }) ?? screen.queryAllByRole('heading')[0]),
    gallery: shown('[data-part=gallery]'),
    enlarged: shown('dialog'),
    labels: screen.queryAllByText('Solo en este puesto').length,
    lastOffer: textOf(screen.queryAllByRole('article').at(-1)),
    isOnSale: button && button.getAttribute('aria-disabled') !== 'true',
    why: textOf(screen.queryByText(/Ya no se pueden realizar compras/)),
    status: textOf(document.querySelector('[role=status]')),
    ways: screen.queryAllByRole('link', { name: 'Ver los productos' }).map((way) => way.getAttribute('href')),
    alert: alertText(),
  };
};
const NOTHING = {
  title: null,
  gallery: null,
  enlarged: null,
  labels: 0,
  lastOffer: null,
  isOnSale: null,
  why: null,
  status: null,
  ways: [],
  alert: null,
};

const isOver = (past: readonly AnyEventObject[]) => past.some(({ type }) => type === 'clock.ticked');
const pictureIn = (past: readonly AnyEventObject[]) =>
  past.findLast(({ type }) => type === 'picture.chosen')?.['index'] ?? 0;

const whole = (_: unknown, past: readonly AnyEventObject[]) => ({
  ...NOTHING,
  title: 'Miel de romero',
  gallery: `Miel de romero, imagen ${pictureIn(past) + 1} de 2`,
  labels: 1,
  lastOffer: 'Miel de azahar',
  isOnSale: !isOver(past),
  why: isOver(past) ? 'La tienda finalizó el 30 nov 2026, 21:00. Ya no se pueden realizar compras.' : null,
});

const nothing = () => {};

function Purchase({ product, closedReason }: PurchaseProps) {
  return (
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
}

const Offer = ({ product }: { product: { name: string } }) => <article>{product.name}</article>;

walkResource({
  name: 'the page of a product',
  proves: 'R2.1 R7.14',
  machine: productMachine,
  input,
  answers: [
    {
      ok: true,
      value: {
        product: sampleProduct({ isPopupStoreExclusive: true }),
        store: sampleStore(),
        related: [sampleProduct({ id: sampleId(8), name: 'Miel de azahar' })],
      },
    },
    { ok: false, failure: sampleFailure('NOT_FOUND') },
    { ok: false, failure: sampleFailure('NO_RESPONSE') },
  ],
  events: [
    { type: 'picture.chosen', index: 1 },
    { type: 'picture.enlarged' },
    { type: 'picture.reduced' },
    { type: 'clock.ticked', now: LATER },
  ],
  drivers: () => ({
    // With an open viewer the last match is the one in the viewer.
    'picture.chosen': () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Imagen 2 de 2' }).at(-1) ?? document.body),
    'picture.enlarged': () => fireEvent.click(screen.getByRole('button', { name: /^Ampliar la imagen/ })),
    'picture.reduced': () =>
      fireEvent.click(screen.getByRole('button', { name: 'Cerrar la imagen ampliada' })),
  }),
  look: ({ context: { picture, now, failure } }) => [picture, now, failure],
  open: (loadProduct) => createActor(wireProduct({ loadProduct }), { input }).start(),
  view: (actorRef) => (
    <ProductView
      actorRef={actorRef}
      Offer={Offer}
      Purchase={Purchase}
      Missing={ProductNotFound}
      currency="EUR"
    />
  ),
  seen,
  oracles: {
    loading: () => ({ ...NOTHING, status: 'Cargando el producto' }),
    'ready.seen': whole,
    'ready.enlarged': (_, past) => ({ ...whole(_, past), enlarged: whole(_, past).gallery }),
    notFound: () => ({ ...NOTHING, title: 'Este producto ya no está', ways: ['/products'] }),
    failed: ({ failure }) => ({ ...NOTHING, title: 'Producto', alert: failureMessageFor(failure) }),
  },
});
