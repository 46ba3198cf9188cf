import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { answersOf, edgesOf } from '../../../tests/support/charts.ts';
import { NOW, sampleFailure, sampleProduct, sampleStore } from '../../../tests/support/samples.ts';
import { type LoadStorePageResult, storePageMachine } from './store-page.machine.ts';

const content = {
  store: sampleStore(),
  products: [sampleProduct()],
  pagination: { total: 1, hasMore: false },
};
const loaded: LoadStorePageResult = { ok: true, value: content };
const missing: LoadStorePageResult = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const failed: LoadStorePageResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };
const input = { idOrSlug: 'la-colmena', now: NOW };

async function settle(answer: Promise<LoadStorePageResult>) {
  const loadStorePage = fromPromise<LoadStorePageResult, { idOrSlug: string }>(() => answer);
  const actor = createActor(storePageMachine.provide({ actors: { loadStorePage } }), { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'));
  return actor.getSnapshot();
}

describe(storePageMachine.id, () => {
  test('its transitions are exactly these', () => {
    const events = [
      { type: 'clock.ticked', now: NOW },
      { type: 'retry.requested' },
      ...answersOf('loadStorePage', loaded, missing, failed),
      { type: 'xstate.error.actor.loadStorePage', error: 'sin red' },
    ];
    expect(edgesOf(storePageMachine, { input, events })).toEqual(
      [
        ...['failed', 'loading', 'notFound', 'ready'].map((state) => `${state} --clock.ticked--> ${state}`),
        'failed --retry.requested--> loading',
        'loading --xstate.done.actor.loadStorePage--> failed',
        'loading --xstate.done.actor.loadStorePage--> notFound',
        'loading --xstate.done.actor.loadStorePage--> ready',
        'loading --xstate.error.actor.loadStorePage--> failed',
      ].toSorted(),
    );
  });

  test('R2.17 it holds the store with its first products', async () => {
    expect((await settle(Promise.resolve(loaded))).context).toEqual({ ...input, content, failure: null });
  });

  test('a store that nobody may see is not found, and a broken promise is a failure', async () => {
    const lost = await settle(Promise.resolve(missing));
    const broken = await settle(Promise.reject(new Error('fallo')));

    expect(lost.hasTag('notFound')).toBe(true);
    expect(broken.context.failure).toEqual({ code: 'INTERNAL', status: 0, errors: [] });
  });
});
