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
import { type HomeContent, homeMachine, type HomeQuery } from './home.machine.ts';

type LoadHomeResult = LoadResult<HomeContent>;

const open = sampleStore();
const closingFirst = sampleStore({ id: sampleId(10), endDate: '2026-11-21T20:00:00.000Z' });
const upcoming = sampleStore({
  id: sampleId(11),
  status: 'scheduled',
  startDate: '2026-11-20T13:00:00.000Z',
});
const ended = sampleStore({ id: sampleId(12), status: 'ended', endDate: '2026-11-15T20:00:00.000Z' });
const paused = sampleStore({ id: sampleId(13), status: 'paused' });
const featured = [sampleProduct()];
const loaded: LoadHomeResult = {
  ok: true,
  value: { stores: [open, ended, paused, upcoming, closingFirst], unseen: 7, featured },
};
const failed: LoadHomeResult = { ok: false, failure: sampleFailure('UNAVAILABLE', { status: 503 }) };
const input = { question: { idOrSlug: null }, now: NOW };

function start(answers: LoadHomeResult[]) {
  const asked: HomeQuery[] = [];
  const load = fromPromise<LoadHomeResult, HomeQuery>(({ input: question }) => {
    const answer = answers[asked.length];
    asked.push(question);
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('Nothing to answer'));
  });
  const actor = createActor(homeMachine.provide({ actors: { load } }), { input }).start();
  return { actor, asked, settled: () => waitFor(actor, (snapshot) => !snapshot.matches('loading')) };
}

describe(homeMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'clock.ticked', now: NOW },
      { type: 'retry.requested' },
      ...doneEventsOf('load', loaded, failed),
    ];
    expect(edgesOf(homeMachine, { input, events })).toEqual([
      'failed --clock.ticked--> failed',
      'failed --retry.requested--> loading',
      'loading --clock.ticked--> loading',
      'loading --xstate.done.actor.load--> failed',
      'loading --xstate.done.actor.load--> ready',
      'ready --clock.ticked--> ready',
    ]);
    expect(answerEffectsOf(homeMachine, { input, events })).toEqual([
      'load UNAVAILABLE → failure: UNAVAILABLE',
      'load ok → open: value.stores, upcoming: value.stores, ended: value.stores, featured: value.featured',
    ]);
  });

  test('R4.10 R9.11 it puts stores where they belong at its moment, and shows the featured products', async () => {
    const { actor, settled } = start([loaded]);
    await settled();

    expect(actor.getSnapshot().context).toEqual({
      ...input,
      open: [closingFirst, open],
      upcoming: [upcoming],
      ended: [ended],
      unseen: 7,
      featured,
      failure: null,
    });
  });

  test('R4.10 when the clock moves past an opening, the store moves with it', async () => {
    const { actor, settled } = start([loaded]);
    await settled();
    actor.send({ type: 'clock.ticked', now: Date.parse('2026-11-20T13:00:00.000Z') });

    const { context } = actor.getSnapshot();
    expect({ open: context.open, upcoming: context.upcoming }).toEqual({
      open: [closingFirst, open, upcoming],
      upcoming: [],
    });
  });

  test('R4.10 a second in which no store opens or closes leaves every shelf as it stands', async () => {
    const { actor, settled } = start([loaded]);
    await settled();
    const before = actor.getSnapshot().context;
    actor.send({ type: 'clock.ticked', now: NOW + 1_000 });

    const { now, ...after } = actor.getSnapshot().context;
    const same = (['open', 'upcoming', 'ended'] as const).map((shelf) => after[shelf] === before[shelf]);
    expect([now, ...same]).toEqual([NOW + 1_000, true, true, true]);
  });

  test('R9.11 after a failure it asks the same once more', async () => {
    const { actor, asked, settled } = start([failed, loaded]);
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual(sampleFailure('UNAVAILABLE', { status: 503 }));
    actor.send({ type: 'retry.requested' });
    await settled();

    expect(asked).toEqual([{ idOrSlug: null }, { idOrSlug: null }]);
    const { value, context } = actor.getSnapshot();
    expect([value, context.featured, context.failure]).toEqual(['ready', featured, null]);
  });
});
