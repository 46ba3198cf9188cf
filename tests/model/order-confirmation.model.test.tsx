import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { OrderConfirmationView } from '../../src/components/order-confirmation/OrderConfirmationView.tsx';
import { type LoadOrderResult, orderMachine } from '../../src/machines/order/order.machine.ts';
import { wireOrder } from '../../src/wiring/orders/order.wiring.ts';
import { watchReturns } from '../../src/services/page/page-returns.ts';
import { answersOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { alertText, wordsFor } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { sampleFailure, sampleId, sampleOrder } from '../support/samples.ts';
import { eventTypesIn, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;

const input = { id: sampleId(5), role: 'consumer' } as const;
const placed: LoadOrderResult = { ok: true, value: sampleOrder() };
const missing: LoadOrderResult = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const failed: LoadOrderResult = { ok: false, failure: sampleFailure('UNAVAILABLE', { status: 503 }) };

/** The screen thanks and cancels nothing: of the order's chart it knows the loading, and that it can be asked for again. */
const events = [
  { type: 'retry.requested' },
  { type: 'order.refreshed' },
  ...answersOf('loadOrder', placed, missing, failed),
  { type: 'xstate.error.actor.loadOrder', error: 'sin red' },
  ...answersOf('reloadOrder', placed, failed),
  { type: 'xstate.error.actor.reloadOrder', error: 'sin red' },
];

const paths = pathsOf(orderMachine, { input, events });

const seen = () => ({
  title: document.querySelector('h1')?.textContent,
  isReceiptThere: screen.queryByRole('region', { name: 'Tenderete' }) !== null,
  isBusy: document.querySelector('main [aria-busy], [aria-busy=true]') !== null,
  alert: alertText(),
});
const waiting = { title: 'Tu pedido', isReceiptThere: false, isBusy: false, alert: null };
const thanks = { ...waiting, title: '¡Gracias! Tu pedido está en marcha', isReceiptThere: true };

const oracles: Record<string, (state: Snapshot) => void> = {
  loading: () => expect(seen()).toEqual({ ...waiting, isBusy: true }),
  ready: () => expect(seen()).toEqual(thanks),
  refreshing: () => expect(seen()).toEqual(thanks),
  notFound: () => expect(seen()).toEqual({ ...waiting, title: 'Pedido' }),
  failed: ({ context: { failure } }) => expect(seen()).toEqual({ ...waiting, alert: wordsFor(failure) }),
};

afterEach(cleanup);

describe('the confirmation of an order follows its statechart', () => {
  test('every state that it can be in has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountConfirmation();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const { steps } of paths) {
    const name = trailOf(steps);
    test(`R2.3 ${name}`, async () => {
      const { drivers, actorRef } = await mountConfirmation();
      for (const { event, state } of steps) {
        await act(async () => drivers[event.type]?.(event as never));
        const { value, context } = actorRef.getSnapshot();
        expect([value, context]).toEqual([state.value, state.context]);
        oracles[state.value]?.(state);
      }
    });
  }
});

async function mountConfirmation() {
  let load = deferred<LoadOrderResult>();
  const logic = wireOrder(
    {
      loadOrder: () => (load = deferred<LoadOrderResult>()).promise,
      cancelOrder: () => Promise.reject(new Error('Nothing is cancelled here')),
      watchReturns,
    },
    { send: () => undefined },
  );
  const actorRef = createActor(logic, { input }).start();
  await renderMarket(<OrderConfirmationView actorRef={actorRef} />);
  const settle = ({ output }: { output: LoadOrderResult }) => load.resolve(output);
  const fail = ({ error }: { error: unknown }) => load.reject(error);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })),
    'order.refreshed': () => fireEvent(document, new Event('visibilitychange')),
    'xstate.done.actor.loadOrder': settle,
    'xstate.error.actor.loadOrder': fail,
    'xstate.done.actor.reloadOrder': settle,
    'xstate.error.actor.reloadOrder': fail,
  };
  return { actorRef, drivers };
}
