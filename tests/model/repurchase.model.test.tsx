import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { RepurchasePanel } from '../../src/components/orders/RepurchasePanel.tsx';
import { type FindAvailableResult, repurchaseMachine } from '../../src/machines/orders/repurchase.machine.ts';
import type { Repurchase } from '../../src/machines/orders/repurchase.rules.ts';
import { resultActors } from '../../src/wiring/api/promise-actors.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { failureMessageFor } from '../support/views/failure-messages.ts';
import { refusalIn, lastValueOf } from '../support/charts/path-answers.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleId, sampleOrder, sampleProduct } from '../support/samples/samples.ts';
import {
  type PathStart,
  eventTypesIn,
  runDriver,
  testPathsOf,
  statesIn,
  pathTitleOf,
} from '../support/charts/path-tests.ts';

const order = sampleOrder();
const bread = { productId: sampleId(8), name: 'Pan', quantity: 0 };
const some: Repurchase = {
  found: [{ product: sampleProduct(), quantity: 2 }],
  short: [
    { ...bread, why: 'GONE' },
    { ...bread, productId: sampleId(9), name: 'Aceite', why: 'FEWER', quantity: 1 },
  ],
};
const none: Repurchase = { found: [], short: [{ ...bread, why: 'CLOSED' }] };
const got = (value: Repurchase): FindAvailableResult => ({ ok: true, value });
const lost: FindAvailableResult = { ok: false, failure: sampleFailure('TIMEOUT') };

const events = [
  { type: 'repurchase.requested', lines: order.items },
  ...doneEventsOf('gatherGoods', got(some), got(none), lost, BROKEN_ANSWER),
];

type Past = readonly ((typeof events)[number] | PathStart)[];

const paths = testPathsOf(repurchaseMachine.provide({ actions: { putIntoCart: () => {} } }), {
  input: undefined,
  events,
});

const seen = () => ({
  button: screen.getByRole('button').textContent,
  isBusy: screen.getByRole('button').getAttribute('aria-busy'),
  said: screen.getByRole('status').textContent,
  short: screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
  links: screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  alert: screen.queryByRole('alert')?.textContent ?? null,
});
const rest = { button: 'Comprar de nuevo', isBusy: null, said: '', short: [], links: [], alert: null };
const outcomes = new Map([
  [
    some,
    {
      said: '2 artículos están ya en tu carrito.',
      short: ['Pan: ya no está a la venta', 'Aceite: quedan menos de los que compraste (van 1)'],
      links: [['Ver el carrito', '/cart']],
    },
  ],
  [
    none,
    {
      said: 'Ahora mismo no se puede comprar nada de este pedido.',
      short: ['Pan: su tienda está cerrada'],
      links: [],
    },
  ],
]);

const oracles: Record<string, (past: Past) => void> = {
  idle: () => expect(seen()).toEqual(rest),
  gathering: () => expect(seen()).toEqual({ ...rest, button: 'Mirando qué queda…', isBusy: 'true' }),
  gathered: (past) => {
    const outcome = lastValueOf(past, 'gatherGoods');
    expect(seen()).toEqual({ ...rest, ...(outcome && outcomes.get(outcome)) });
  },
  failed: (past) => expect(seen()).toEqual({ ...rest, alert: failureMessageFor(refusalIn(past)) }),
};

afterEach(cleanup);

describe('buying again follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountBuyAgain();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
  });

  for (const { steps } of paths) {
    const name = pathTitleOf(steps);
    test(`R1.2 ${name}`, async () => {
      const { drivers, actorRef, put } = await mountBuyAgain();
      const found: unknown[] = [];
      const past: Past[number][] = [];
      for (const { event, state } of steps) {
        past.push(event);
        await act(async () => runDriver(drivers, event));
        const { value, context } = actorRef.getSnapshot();
        expect([value, context]).toEqual([state.value, state.context]);
        oracles[state.value]?.(past);
        if (value === 'gathered') found.push(lastValueOf(past, 'gatherGoods')?.found);
      }
      expect(put).toEqual(found);
    });
  }
});

async function mountBuyAgain() {
  let answer = deferred<FindAvailableResult>();
  const put: unknown[] = [];
  const logic = repurchaseMachine.provide({
    actors: resultActors({ gatherGoods: () => (answer = deferred<FindAvailableResult>()).promise }),
    actions: { putIntoCart: (_, found) => put.push(found) },
  });
  const actorRef = createActor(logic).start();
  await renderWithMarketProviders(<RepurchasePanel actorRef={actorRef} order={order} />);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'repurchase.requested': () => fireEvent.click(screen.getByRole('button')),
    'xstate.done.actor.gatherGoods': ({ output }: { output: FindAvailableResult }) =>
      settleVerb(answer, output),
  };
  return { actorRef, drivers, put };
}
