import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { edgesOf } from '../../../tests/support/charts.ts';
import { NOW, sampleFailure, sampleId, sampleProduct, sampleStore } from '../../../tests/support/samples.ts';
import { homeMachine, type LoadHomeInput, type LoadHomeResult } from './home.machine.ts';

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
const input = { idOrSlug: null, now: NOW };

function start(answers: LoadHomeResult[]) {
  const asked: LoadHomeInput[] = [];
  const loadHome = fromPromise<LoadHomeResult, LoadHomeInput>(({ input: question }) => {
    const answer = answers[asked.length];
    asked.push(question);
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('Nothing to answer'));
  });
  const actor = createActor(homeMachine.provide({ actors: { loadHome } }), { input }).start();
  return { actor, asked, settled: () => waitFor(actor, (snapshot) => !snapshot.matches('fetching')) };
}

describe(homeMachine.id, () => {
  test('its transitions are exactly these', () => {
    const events = [
      { type: 'clock.ticked', now: NOW },
      { type: 'retry.requested' },
      { type: 'xstate.done.actor.loadHome', output: loaded },
      { type: 'xstate.done.actor.loadHome', output: failed },
      { type: 'xstate.error.actor.loadHome', error: 'sin red' },
    ];
    expect(edgesOf(homeMachine, { input, events })).toEqual([
      'failed --clock.ticked--> failed',
      'failed --retry.requested--> fetching',
      'fetching --clock.ticked--> fetching',
      'fetching --xstate.done.actor.loadHome--> failed',
      'fetching --xstate.done.actor.loadHome--> ready',
      'fetching --xstate.error.actor.loadHome--> failed',
      'ready --clock.ticked--> ready',
    ]);
  });

  test('R4.10 R9.11 it puts stores where they belong at its moment, and shows the featured products', async () => {
    const { actor, settled } = start([loaded]);
    await settled();

    expect(actor.getSnapshot().context).toEqual({
      idOrSlug: null,
      now: NOW,
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
