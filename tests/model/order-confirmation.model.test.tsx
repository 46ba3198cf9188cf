import { fireEvent, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { OrderConfirmationView } from '../../src/components/order-confirmation/OrderConfirmationView.tsx';
import type { OrderQuery } from '../../src/machines/orders/order.machine.ts';
import { orderConfirmationMachine } from '../../src/machines/checkout/order-confirmation.machine.ts';
import { wireOrderConfirmation } from '../../src/wiring/checkout/order-confirmation-screen.ts';
import { alertText, failureMessageFor } from '../support/views/failure-messages.ts';
import { NOW, sampleFailure, sampleId, sampleOrder } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

const question: OrderQuery = { id: sampleId(5), role: 'consumer' };
const input = { question, now: NOW };

const seen = () => ({
  title: document.querySelector('h1')?.textContent,
  isReceiptThere: screen.queryByRole('region', { name: 'Tenderete' }) !== null,
  isBusy: document.querySelector('main [aria-busy], [aria-busy=true]') !== null,
  alert: alertText(),
});
const waiting = { title: 'Tu pedido', isReceiptThere: false, isBusy: false, alert: null };
const thanks = { ...waiting, title: '¡Gracias! Tu pedido está en marcha', isReceiptThere: true };

walkResource({
  name: 'the confirmation of an order',
  proves: 'R2.3',
  machine: orderConfirmationMachine,
  input,
  answers: [
    { ok: true, value: sampleOrder() },
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    { ok: false, failure: sampleFailure('UNAVAILABLE', { status: 503 }) },
  ],
  events: [{ type: 'refresh.requested' }],
  drivers: () => ({ 'refresh.requested': () => fireEvent(document, new Event('visibilitychange')) }),
  look: ({ context }) => context,
  open: (loadOrder) => createActor(wireOrderConfirmation({ loadOrder }), { input }).start(),
  view: (actorRef) => <OrderConfirmationView actorRef={actorRef} />,
  seen,
  oracles: {
    loading: () => ({ ...waiting, isBusy: true }),
    ready: () => thanks,
    refreshing: () => thanks,
    notFound: () => ({ ...waiting, title: 'Pedido' }),
    failed: ({ failure }) => ({ ...waiting, alert: failureMessageFor(failure) }),
  },
});
