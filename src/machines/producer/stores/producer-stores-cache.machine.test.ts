import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { STORE_LIMITS } from '../../../../contract/limits.ts';
import {
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../../tests/support/charts/chart-transitions.ts';
import { deferred } from '../../../../tests/support/charts/deferred.ts';
import { sampleFailure, sampleLastImport, sampleStore } from '../../../../tests/support/samples/samples.ts';
import type { LoadResult } from '../../ui/resource.types.ts';
import { type ProducerStores, producerStoresCacheMachine } from './producer-stores-cache.machine.ts';

type Answer = LoadResult<ProducerStores>;
const some: Answer = { ok: true, value: [sampleStore()] };
const withImport = (changes: Parameters<typeof sampleLastImport>[0] = {}): Answer => ({
  ok: true,
  value: [{ ...sampleStore(), name: 'Lleno', lastImport: sampleLastImport(changes) }],
});
const filling = withImport();
const late: Answer = { ok: false, failure: sampleFailure('TIMEOUT') };
const amparo = { type: 'seller.arrived', seller: 'producer 1' } as const;
const lola = { type: 'seller.arrived', seller: 'producer 2' } as const;

/** Shared data of a producer; the test resolves the answers. */
function open() {
  const answers: ReturnType<typeof deferred<Answer>>[] = [];
  const signals: AbortSignal[] = [];
  const clock = new SimulatedClock();
  const filled: string[] = [];
  const logic = producerStoresCacheMachine.provide({
    actions: { tellFilled: (_, stores) => filled.push(...stores.map(({ name }) => name)) },
    actors: {
      load: fromPromise<Answer, null>(({ signal }) => {
        const answer = deferred<Answer>();
        answers.push(answer);
        signals.push(signal);
        return answer.promise;
      }),
    },
  });
  const actor = createActor(logic, { clock }).start();
  const settle = async (index: number, answer: Answer) => {
    answers[index]?.resolve(answer);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const seen = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.content, context.failure?.code ?? null];
  };
  return { actor, clock, settle, seen, signals, filled, asked: () => answers.length };
}

describe(producerStoresCacheMachine.id, () => {
  test('R4.6 its transitions are exactly these', () => {
    const events = [
      amparo,
      lola,
      { type: 'seller.left' },
      { type: 'data.changed' },
      { type: 'refresh.requested' },
      { type: 'retry.requested' },
      { type: 'xstate.after.timeToKeep.producerData.ready' },
      { type: 'xstate.after.fillingInterval.producerData.ready' },
      ...doneEventsOf('load', some, filling, late),
    ];
    const busy = ['cleared', 'failed', 'loading', 'ready', 'refreshing'];
    expect(edgesOf(producerStoresCacheMachine, { events })).toEqual(
      [
        ...busy.map((state) => `${state} --seller.arrived--> loading`),
        ...busy.map((state) => `${state} --seller.left--> cleared`),
        'failed --retry.requested--> loading',
        'loading --data.changed--> loading',
        'loading --xstate.done.actor.load--> failed',
        'loading --xstate.done.actor.load--> ready',
        'ready --data.changed--> refreshing',
        'ready --refresh.requested--> refreshing',
        'ready --xstate.after.fillingInterval.producerData.ready--> refreshing',
        'ready --xstate.after.timeToKeep.producerData.ready--> refreshing',
        'refreshing --data.changed--> refreshing',
        'refreshing --xstate.done.actor.load--> ready',
      ].toSorted(),
    );
    expect(answerEffectsOf(producerStoresCacheMachine, { events })).toEqual([
      'load TIMEOUT → failure: TIMEOUT',
      'load TIMEOUT → failure: TIMEOUT, tellFilled()',
      'load ok → content: value',
      'load ok → content: value, tellFilled()',
      'load ok → content: value, tellFilled(value)',
    ]);
  });

  test('R4.6 it is loaded once for each who comes, and the one before is forgotten at once', async () => {
    const { actor, settle, seen, asked } = open();
    expect([seen(), asked()]).toEqual([['cleared', null, null], 0]);
    actor.send(amparo);
    await settle(0, some);
    actor.send(amparo);
    expect([seen(), asked()]).toEqual([['ready', some.value, null], 1]);
    actor.send(lola);
    expect([seen(), asked()]).toEqual([['loading', null, null], 2]);
  });

  test('R4.6 it is cleared when who sells has gone, and what was on its way to them comes to nobody', async () => {
    const { actor, settle, seen, signals } = open();
    actor.send(amparo);
    actor.send({ type: 'seller.left' });
    await settle(0, some);
    expect([seen(), signals[0]?.aborted]).toEqual([['cleared', null, null], true]);
    actor.send(amparo);
    actor.send(lola);
    await settle(1, some);
    expect([seen(), signals.map(({ aborted }) => aborted)]).toEqual([
      ['loading', null, null],
      [true, true, false],
    ]);
  });

  test('R9.9 a change of one’s own is seen even where an answer was on its way, and others’ after 5 min', async () => {
    const { actor, clock, settle, seen, asked } = open();
    actor.send(amparo);
    await settle(0, some);
    actor.send({ type: 'data.changed' });
    actor.send({ type: 'data.changed' });
    await settle(1, some);
    expect([seen()[0], asked()]).toEqual(['refreshing', 3]);
    await settle(2, { ok: true, value: [] });
    expect(seen()).toEqual(['ready', [], null]);
    clock.increment(STORE_LIMITS.cacheTime - 1);
    expect(asked()).toBe(3);
    clock.increment(1);
    expect([seen(), asked()]).toEqual([['refreshing', [], null], 4]);
    await settle(3, late);
    expect(seen()).toEqual(['ready', [], 'TIMEOUT']);
  });

  test('R4.11 while a store is filled it is looked at every 10 s, also after a look in vain, and told once that it is over', async () => {
    const { actor, clock, settle, asked, filled } = open();
    actor.send(amparo);
    await settle(0, filling);
    clock.increment(9_999);
    expect(asked()).toBe(1);
    clock.increment(1);
    await settle(1, late);
    clock.increment(10_000);
    expect([asked(), filled]).toEqual([3, []]);
    await settle(2, withImport({ status: 'completed' }));
    clock.increment(10_000);
    expect([asked(), filled]).toEqual([3, ['Lleno']]);
    actor.send({ type: 'data.changed' });
    await settle(3, withImport({ status: 'completed' }));
    expect(filled).toEqual(['Lleno']);
  });

  test('R4.11 what stands still is neither looked at all the time nor told of', async () => {
    const { actor, clock, settle, asked, filled } = open();
    actor.send(amparo);
    await settle(0, filling);
    clock.increment(10_000);
    await settle(1, withImport({ paused: true }));
    clock.increment(10_000);
    expect([asked(), filled]).toEqual([2, []]);
  });
});
