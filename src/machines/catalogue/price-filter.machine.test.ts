import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { PriceRange } from '../../../contract/catalogue/price-range.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { type ProductCountResult, priceFilterMachine } from './price-filter.machine.ts';

const PAUSE = 400;
const typed = (field: keyof PriceRange, text: string) => ({ type: 'price.typed', field, text }) as const;
const submitted = { type: 'prices.submitted' } as const;

/** Price filter of a list with this query. The count that it requests answers the upper price. */
function open(query: ProductsQuery = {}) {
  const counted: ProductsQuery[] = [];
  const done: (PriceRange | 'left')[] = [];
  const clock = new SimulatedClock();
  const logic = priceFilterMachine.provide({
    actors: {
      count: fromPromise<ProductCountResult, { query: ProductsQuery }>(async ({ input }) => {
        counted.push(input.query);
        return { ok: true, value: input.query.maxPrice ?? null };
      }),
    },
    actions: {
      choosePrices: (_, prices) => done.push(prices),
      leaveFilters: () => done.push('left'),
    },
  });
  const actor = createActor(logic, { clock, input: { query } }).start();
  return { actor, counted, done, clock, context: () => actor.getSnapshot().context };
}

describe(priceFilterMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      typed('maxPrice', '25'),
      typed('maxPrice', 'abc'),
      submitted,
      { type: 'query.changed', query: {} },
      { type: 'query.changed', query: { maxPrice: 25 } },
      { type: 'xstate.after.typingPause.priceFilter.pausing' },
      ...doneEventsOf(
        'count',
        { ok: true, value: 11 },
        { ok: true, value: null },
        { ok: false, failure: sampleFailure('TIMEOUT') },
      ),
    ];
    const options = {
      input: { query: {} },
      events,
      identify: (snapshot: { value: unknown; context: { texts: unknown; query: unknown; total: unknown } }) =>
        JSON.stringify([
          snapshot.value,
          snapshot.context.texts,
          snapshot.context.query,
          snapshot.context.total,
        ]),
    };
    const everywhere = ['counted', 'counting', 'pausing', 'resting', 'uncounted'].flatMap((state) => [
      `${state} --price.typed--> pausing`,
      `${state} --prices.submitted--> resting`,
      `${state} --query.changed--> resting`,
      // In `resting` the typed range is that of the list, so a new query leaves no unsent text.
      ...(state === 'resting' ? [] : [`${state} --query.changed--> pausing`]),
    ]);
    expect(edgesOf(priceFilterMachine, options)).toEqual(
      [
        ...everywhere,
        'counting --xstate.done.actor.count--> counted',
        'counting --xstate.done.actor.count--> uncounted',
        'pausing --prices.submitted--> pausing',
        'pausing --xstate.after.typingPause.priceFilter.pausing--> counting',
        'pausing --xstate.after.typingPause.priceFilter.pausing--> uncounted',
        'uncounted --prices.submitted--> uncounted',
      ].toSorted(),
    );
    expect(answerEffectsOf(priceFilterMachine, options)).toEqual([
      'count TIMEOUT → nothing',
      'count ok → nothing',
    ]);
  });

  test('R7.14 what is typed is counted once the typing rests, with all else that the list is asked for', async () => {
    const { actor, counted, clock, context } = open({ q: 'juguetes', minPrice: 5 });
    actor.send(typed('maxPrice', '2'));
    clock.increment(PAUSE - 1);
    actor.send(typed('maxPrice', '25'));
    clock.increment(PAUSE - 1);
    expect(counted).toEqual([]);
    clock.increment(1);
    expect(counted).toEqual([{ q: 'juguetes', minPrice: 5, maxPrice: 25 }]);
    await expect.poll(() => context().total).toBe(25);
    actor.send(typed('maxPrice', '250'));
    expect(context().total).toBe(null);
  });

  test('R7.14 prices are sent as they are read, an empty field as none, and those of the list are not sent again', () => {
    const { actor, done } = open({ minPrice: 5, maxPrice: 20 });
    actor.send(submitted);
    expect(done).toEqual(['left']);
    actor.send(typed('minPrice', ''));
    actor.send(typed('maxPrice', '12,50 €'));
    actor.send(submitted);
    expect(done.slice(1)).toStrictEqual([{ minPrice: undefined, maxPrice: 12.5 }, 'left']);
  });

  test('R7.14 prices are sent once, and what is typed before the list shows them stays', () => {
    const { actor, done, context } = open();
    actor.send(typed('maxPrice', '25 €'));
    actor.send(submitted);
    actor.send(submitted);
    expect(done).toEqual([{ minPrice: undefined, maxPrice: 25 }, 'left', 'left']);
    expect(context().texts).toEqual({ minPrice: '', maxPrice: '25' });
    actor.send(typed('maxPrice', '30'));
    actor.send({ type: 'query.changed', query: { maxPrice: 25 } });
    expect([context().texts, actor.getSnapshot().value]).toEqual([
      { minPrice: '', maxPrice: '30' },
      'pausing',
    ]);
  });

  test('R7.14 nothing is sent of prices that cannot be read: the first of them gets the focus, and all that was typed stays', () => {
    const { actor, done, context } = open();
    actor.send(typed('minPrice', '30'));
    actor.send(typed('maxPrice', 'abc'));
    actor.send(submitted);
    expect([context().focus, Object.keys(context().errors)]).toEqual([{ field: 'maxPrice' }, ['maxPrice']]);
    const { focus } = context();
    actor.send(submitted);
    expect(context().focus).not.toBe(focus);
    actor.send(typed('maxPrice', '25'));
    expect(context().errors).toEqual({});
    actor.send(submitted);
    expect(context().errors).toEqual({ maxPrice: '«Hasta» no puede ser menos que «Desde»' });
    expect([done, context().texts]).toEqual([[], { minPrice: '30', maxPrice: '25' }]);
  });

  test('R7.14 another filter loses nothing of what is typed; another price of the list stands at its field alone', () => {
    const { actor, context } = open({ minPrice: 5 });
    actor.send(typed('minPrice', 'abc'));
    actor.send(submitted);
    actor.send({ type: 'query.changed', query: { minPrice: 5, store: 'percal' } });
    expect([context().texts.minPrice, Object.keys(context().errors)]).toEqual(['abc', ['minPrice']]);
    actor.send({ type: 'query.changed', query: { minPrice: 5, maxPrice: 49.5 } });
    expect(context().texts).toEqual({ minPrice: 'abc', maxPrice: '49,5' });
    actor.send({ type: 'query.changed', query: {} });
    expect([context().texts, context().errors]).toEqual([{ minPrice: '', maxPrice: '' }, {}]);
  });
});
