import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PeriodChoice } from '../../../../contract/producer/period-choice.ts';
import {
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../../tests/support/charts/chart-transitions.ts';
import {
  sampleAnalytics,
  sampleFailure,
  sampleId,
  sampleStore,
} from '../../../../tests/support/samples/samples.ts';
import { resultActors } from '../../../wiring/api/promise-actors.ts';
import { storeAnalyticsMachine } from './store-analytics.machine.ts';
import type { StoreAnalyticsPageQuery, LoadStoreAnalyticsResult } from './store-analytics.types.ts';

const OWN = { from: '2026-11-01', to: '2026-11-20' };
const id = sampleId(1);
const input = { question: { id, period: 28 } } as const;
const found: LoadStoreAnalyticsResult = {
  ok: true,
  value: { store: sampleStore(), analytics: sampleAnalytics(), ...OWN },
};
const missing: LoadStoreAnalyticsResult = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const slow: LoadStoreAnalyticsResult = { ok: false, failure: sampleFailure('TIMEOUT') };

/** Figures of a store with these answers in turn; records the requests and the periods written to the address. */
function open(answers: LoadStoreAnalyticsResult[], period: PeriodChoice = 28) {
  const asked: StoreAnalyticsPageQuery[] = [];
  const shown: PeriodChoice[] = [];
  const logic = storeAnalyticsMachine.provide({
    actors: resultActors({
      load: async (question: StoreAnalyticsPageQuery) => {
        asked.push(question);
        return answers.shift() ?? found;
      },
    }),
    actions: { showPeriod: (_, asking) => shown.push(asking.period) },
  });
  const actor = createActor(logic, { input: { question: { id, period } } }).start();
  const settled = () => waitFor(actor, ({ tags }) => !tags.has('loading') && !tags.has('refreshing'));
  const periods = () => asked.map((question) => question.period);
  return { actor, settled, shown, periods };
}

describe(storeAnalyticsMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const machine = storeAnalyticsMachine.provide({ actions: { showPeriod: () => {} } });
    const events = [
      { type: 'address.changed', query: 7 },
      { type: 'period.chosen', period: 28 },
      { type: 'days.typed', days: OWN },
      { type: 'days.typed', days: { from: '', to: '' } },
      { type: 'refresh.requested' },
      { type: 'retry.requested' },
      ...doneEventsOf('load', found, missing, slow),
    ];
    const states = ['changing', 'failed', 'loading', 'notFound', 'ready', 'refreshing'];
    const inEach = states.flatMap((state) => [
      `${state} --address.changed--> changing`,
      `${state} --period.chosen--> changing`,
      `${state} --days.typed--> changing`,
      `${state} --days.typed--> ${state}`,
    ]);
    expect(edgesOf(machine, { input, events })).toEqual(
      [
        ...new Set([
          ...inEach,
          ...['changing', 'loading'].flatMap((state) =>
            ['failed', 'notFound', 'ready'].map((next) => `${state} --xstate.done.actor.load--> ${next}`),
          ),
          'failed --retry.requested--> loading',
          'ready --refresh.requested--> refreshing',
          'refreshing --xstate.done.actor.load--> ready',
        ]),
      ].toSorted(),
    );
    expect(answerEffectsOf(machine, { input, events })).toEqual([
      'load NOT_FOUND → failure: NOT_FOUND',
      'load NOT_FOUND → nothing',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → content: value',
    ]);
  });

  test('another period is asked for and shown in the address; the same one is not asked twice', async () => {
    const { actor, settled, shown, periods } = open([]);
    await settled();
    actor.send({ type: 'period.chosen', period: 28 });
    actor.send({ type: 'period.chosen', period: 7 });
    actor.send({ type: 'address.changed', query: 7 });
    expect(actor.getSnapshot().value).toBe('changing');
    await settled();
    actor.send({ type: 'address.changed', query: 'store' });
    await settled();
    expect([periods(), shown]).toEqual([[28, 7, 'store'], [7]]);
  });

  test('who presses faster than answers come gets the answer to what was pressed last', async () => {
    const ofDay = (to: string): LoadStoreAnalyticsResult => ({ ...found, value: { ...found.value, to } });
    const { actor, settled, periods } = open([found, ofDay('2026-11-08'), ofDay('2026-11-09')]);
    actor.send({ type: 'period.chosen', period: 7 });
    actor.send({ type: 'period.chosen', period: 'store' });
    await settled();
    expect([periods(), actor.getSnapshot().context.content?.to]).toEqual([[28, 7, 'store'], '2026-11-09']);
  });

  test('days that are typed are asked for once they make a period', async () => {
    const { actor, settled, shown, periods } = open([], OWN);
    await settled();
    const days = { from: '2026-11-21', to: OWN.to };
    actor.send({ type: 'days.typed', days });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.typed, shown]).toEqual([
      'ready',
      days,
      [],
    ]);
    actor.send({ type: 'days.typed', days: OWN });
    expect(actor.getSnapshot().context.typed).toEqual(OWN);
    const later = { ...OWN, from: '2026-11-02' };
    actor.send({ type: 'days.typed', days: later });
    await settled();
    expect([periods(), shown]).toEqual([[OWN, later], [later]]);
  });

  test('what could not be looked at again stays; another period that does not come is a failure', async () => {
    const { actor, settled } = open([found, slow, slow]);
    await settled();
    actor.send({ type: 'refresh.requested' });
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.code]).toEqual([
      'ready',
      'TIMEOUT',
    ]);
    actor.send({ type: 'period.chosen', period: 7 });
    expect(actor.getSnapshot().context.failure).toBe(null);
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.code]).toEqual([
      'failed',
      'TIMEOUT',
    ]);
  });
});
