import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import type { LoadResult } from '../ui/resource.types.ts';
import { productMachine, type ProductPage } from './product.machine.ts';

type LoadProductResult = LoadResult<ProductPage>;

const content = {
  product: sampleProduct(),
  store: sampleStore(),
  related: [sampleProduct({ id: sampleId(8) })],
};
const loaded: LoadProductResult = { ok: true, value: content };
const missing: LoadProductResult = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const failed: LoadProductResult = { ok: false, failure: sampleFailure('TIMEOUT') };
const input = { question: { id: content.product.id }, now: NOW };

async function settle(answer: LoadProductResult) {
  const load = fromPromise<LoadProductResult, { id: string }>(async () => answer);
  const actor = createActor(productMachine.provide({ actors: { load } }), { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'));
  return actor;
}

describe(productMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'picture.chosen', index: 1 },
      { type: 'picture.enlarged' },
      { type: 'picture.reduced' },
      { type: 'clock.ticked', now: NOW },
      { type: 'retry.requested' },
      ...doneEventsOf('load', loaded, missing, failed),
    ];
    expect(edgesOf(productMachine, { input, events })).toEqual(
      [
        ...['failed', 'loading', 'notFound', 'ready.enlarged', 'ready.seen'].map(
          (state) => `${state} --clock.ticked--> ${state}`,
        ),
        'failed --retry.requested--> loading',
        'loading --xstate.done.actor.load--> failed',
        'loading --xstate.done.actor.load--> notFound',
        'loading --xstate.done.actor.load--> ready.seen',
        'ready.enlarged --picture.chosen--> ready.enlarged',
        'ready.enlarged --picture.reduced--> ready.seen',
        'ready.seen --picture.chosen--> ready.seen',
        'ready.seen --picture.enlarged--> ready.enlarged',
      ].toSorted(),
    );
    expect(answerEffectsOf(productMachine, { input, events })).toEqual([
      'load NOT_FOUND → nothing',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → content: value',
    ]);
  });

  test('R3.10 it holds the product, its store and others like it', async () => {
    const actor = await settle(loaded);
    expect(actor.getSnapshot().context).toEqual({ ...input, content, picture: 0, failure: null });
  });

  test('what a card has shown of it stays known while it comes and after', async () => {
    const glimpse = { name: 'Miel', price: 9.5, thumbnailUrl: null };
    const load = fromPromise<LoadProductResult, { id: string }>(async () => loaded);
    const actor = createActor(productMachine.provide({ actors: { load } }), { input: { ...input, glimpse } });
    actor.start();
    const { context } = actor.getSnapshot();
    expect([context.content, context.glimpse]).toEqual([null, glimpse]);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'));
    expect(actor.getSnapshot().context).toEqual({ ...input, glimpse, content, picture: 0, failure: null });
  });

  test('a picture is chosen among those that there are', async () => {
    const actor = await settle(loaded);
    actor.send({ type: 'picture.chosen', index: 1 });
    actor.send({ type: 'picture.chosen', index: 2 });
    actor.send({ type: 'picture.chosen', index: -1 });

    expect(actor.getSnapshot().context.picture).toBe(1);
  });

  test('a product that is not there is not found', async () => {
    const actor = await settle(missing);
    expect([...actor.getSnapshot().tags]).toEqual(['notFound']);
  });
});
