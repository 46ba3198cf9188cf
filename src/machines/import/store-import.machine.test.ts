import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import {
  sampleExamination,
  sampleFailure,
  sampleImport,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { storeImportMachine } from './store-import.machine.ts';
import type { ImportQuery, LoadImportResult, PollImportResult } from './store-import.types.ts';

const store = sampleStore();
const spurned = {
  ok: false,
  failure: { code: 'UPLOAD_FAILED' as const, status: 403, errors: [] },
};
const lost = { ok: false, failure: sampleFailure('TIMEOUT') };
const told = (upload: ReturnType<typeof sampleImport> | null) => ({
  ok: true as const,
  value: { store, upload },
});
const leftWith = (file: File | null) => ({
  ok: true as const,
  value: {
    store,
    upload: null,
    left: {
      url: '/x',
      name: 'b.zip',
      size: 2,
      lastModified: 1,
      share: 0.5,
      isReplacing: false,
      isTrial: false,
      file,
    },
  },
});
const under = sampleImport({ status: 'processing' });
const stood = sampleImport({ status: 'processing', paused: true });
const tried = sampleImport({ dryRun: true });
const useless = sampleImport({ dryRun: true, status: 'failed', successCount: 0 });

test('R4.11 R9.8 its transitions are exactly these', () => {
  const machine = storeImportMachine.provide({
    guards: { isLookedAtEnough: ({ context }) => context.looks >= 2 },
  });
  const events = [
    // The name tells these events apart, since all files compare as equal.
    { type: 'file.chosen', name: 'a.zip', file: new File(['PK'], 'a.zip') },
    { type: 'file.chosen', name: 'a.txt', file: new File([], 'a.txt') },
    { type: 'file.chosen', name: 'b.zip', file: new File(['PK'], 'b.zip', { lastModified: 1 }) },
    { type: 'file.chosen', name: 'a.csv', file: new File(['nombre'], 'a.csv') },
    { type: 'replacing.toggled' },
    { type: 'sending.requested' },
    { type: 'trial.requested' },
    { type: 'pause.requested' },
    { type: 'resume.requested' },
    { type: 'archive.progressed', share: 0.5 },
    { type: 'archive.answered', result: { ok: true, value: null } },
    { type: 'archive.answered', result: lost },
    { type: 'archive.answered', result: spurned },
    { type: 'line.returned' },
    { type: 'xstate.after.linePause.storeImport.cut' },
    { type: 'cancel.requested' },
    { type: 'watch.resumed' },
    { type: 'retry.requested' },
    { type: 'xstate.after.pollInterval.storeImport.reading.waiting' },
    { type: 'xstate.after.pausedInterval.storeImport.reading.paused' },
    ...doneEventsOf(
      'load',
      told(null),
      leftWith(null),
      leftWith(new File(['PK'], 'a.zip')),
      told(under),
      lost,
      {
        ok: false,
        failure: sampleFailure('NOT_FOUND'),
      },
    ),
    // The name tells these answers apart, too.
    ...doneEventsOf(
      'pack',
      { ok: true, name: 'a.csv', value: new File(['PK'], 'a.csv', { type: 'application/zip' }) },
      { ok: true, name: 'b.zip', value: new File(['PK'], 'b.zip', { lastModified: 1 }) },
      lost,
    ),
    ...doneEventsOf(
      'examine',
      { ok: true, value: sampleExamination() },
      { ok: true, value: sampleExamination({ wrongRows: 3 }) },
      { ok: true, value: { verdict: 'unusable', message: 'No es un ZIP.' } },
    ),
    ...doneEventsOf('announce', { ok: true, value: { url: '/x' } }, lost, {
      ok: false,
      failure: sampleFailure('CONFLICT'),
    }),
    ...doneEventsOf('look', told(under), told(stood), told(sampleImport()), told(tried), told(useless), lost),
    ...doneEventsOf('pause', told(stood), lost),
    ...doneEventsOf('cancel', told(sampleImport({ status: 'cancelled' })), lost, {
      ok: false,
      failure: sampleFailure('INVALID_TRANSITION'),
    }),
  ];
  const identify = ({
    value,
    context,
  }: {
    value: unknown;
    context: {
      file: unknown;
      examination: unknown;
      isTrial: boolean;
      looks: number;
      content: { upload: unknown; left?: unknown } | null;
    };
  }) =>
    JSON.stringify([
      value,
      context.file !== null,
      Boolean(context.content?.left),
      context.examination,
      context.isTrial,
      [under, stood, tried, useless].indexOf(context.content?.upload as typeof under),
      Math.min(2, context.looks),
    ]);
  expect(edgesOf(machine, { events, input: { question: { id: store.id }, now: () => 0 }, identify })).toEqual(
    [
      'announcing --cancel.requested--> ready',
      'announcing --xstate.done.actor.announce--> reading.looking',
      'announcing --xstate.done.actor.announce--> ready',
      'announcing --xstate.done.actor.announce--> sending',
      'cancelling --xstate.done.actor.cancel--> reading.looking',
      'cancelling --xstate.done.actor.cancel--> ready',
      'cut --cancel.requested--> withdrawing',
      'cut --line.returned--> sending',
      'cut --pause.requested--> held',
      'cut --sending.requested--> sending',
      'cut --xstate.after.linePause.storeImport.cut--> sending',
      'examining --file.chosen--> examining',
      'examining --file.chosen--> packing',
      'examining --file.chosen--> ready',
      'examining --xstate.done.actor.examine--> ready',
      'failed --retry.requested--> loading',
      'held --cancel.requested--> withdrawing',
      'held --resume.requested--> sending',
      'interrupted --cancel.requested--> withdrawing',
      'interrupted --sending.requested--> announcing',
      'left --cancel.requested--> withdrawing',
      'left --file.chosen--> left',
      'left --file.chosen--> packing',
      'left --file.chosen--> sending',
      'loading --xstate.done.actor.load--> failed',
      'loading --xstate.done.actor.load--> left',
      'loading --xstate.done.actor.load--> notFound',
      'loading --xstate.done.actor.load--> reading.looking',
      'loading --xstate.done.actor.load--> ready',
      'loading --xstate.done.actor.load--> sending',
      'packing --xstate.done.actor.pack--> examining',
      'packing --xstate.done.actor.pack--> left',
      'packing --xstate.done.actor.pack--> ready',
      'packing --xstate.done.actor.pack--> sending',
      'pausing --xstate.done.actor.pause--> reading.looking',
      'reading.looking --cancel.requested--> cancelling',
      'reading.looking --pause.requested--> pausing',
      'reading.looking --resume.requested--> resuming',
      'reading.looking --xstate.done.actor.look--> reading.paused',
      'reading.looking --xstate.done.actor.look--> reading.resting',
      'reading.looking --xstate.done.actor.look--> reading.waiting',
      'reading.looking --xstate.done.actor.look--> ready',
      'reading.looking --xstate.done.actor.look--> tried',
      'reading.paused --cancel.requested--> cancelling',
      'reading.paused --pause.requested--> pausing',
      'reading.paused --resume.requested--> resuming',
      'reading.paused --xstate.after.pausedInterval.storeImport.reading.paused--> reading.looking',
      'reading.resting --cancel.requested--> cancelling',
      'reading.resting --pause.requested--> pausing',
      'reading.resting --resume.requested--> resuming',
      'reading.resting --watch.resumed--> reading.looking',
      'reading.waiting --cancel.requested--> cancelling',
      'reading.waiting --pause.requested--> pausing',
      'reading.waiting --resume.requested--> resuming',
      'reading.waiting --xstate.after.pollInterval.storeImport.reading.waiting--> reading.looking',
      'ready --file.chosen--> examining',
      'ready --file.chosen--> packing',
      'ready --file.chosen--> ready',
      'ready --replacing.toggled--> ready',
      'ready --sending.requested--> announcing',
      'ready --trial.requested--> announcing',
      'resuming --xstate.done.actor.pause--> reading.looking',
      'sending --archive.answered--> cut',
      'sending --archive.answered--> interrupted',
      'sending --archive.answered--> reading.looking',
      'sending --archive.progressed--> sending',
      'sending --cancel.requested--> withdrawing',
      'sending --pause.requested--> held',
      'tried --file.chosen--> examining',
      'tried --file.chosen--> packing',
      'tried --file.chosen--> ready',
      'tried --sending.requested--> announcing',
      'withdrawing --xstate.done.actor.cancel--> interrupted',
      'withdrawing --xstate.done.actor.cancel--> left',
      'withdrawing --xstate.done.actor.cancel--> reading.looking',
      'withdrawing --xstate.done.actor.cancel--> ready',
    ],
  );
  expect(
    answerEffectsOf(machine, { events, input: { question: { id: store.id }, now: () => 0 }, identify }),
  ).toEqual([
    'announce CONFLICT → refusal: CONFLICT',
    'announce TIMEOUT → refusal: TIMEOUT',
    'announce ok → nothing',
    'announce ok → url: value.url',
    'cancel INVALID_TRANSITION → nothing',
    'cancel INVALID_TRANSITION → refusal: INVALID_TRANSITION',
    'cancel TIMEOUT → refusal: TIMEOUT',
    'cancel ok → content: value',
    'cancel ok → content: value.store',
    'examine ok → examination: value',
    'examine ok → nothing',
    'load NOT_FOUND → nothing',
    'load TIMEOUT → failure: TIMEOUT',
    'load ok → content: value',
    'load ok → content: value.store, file: value.left, url: value.left',
    'look TIMEOUT → nothing',
    'look TIMEOUT → refusal: TIMEOUT',
    'look ok → content: value',
    'look ok → content: value, refusal: null',
    'look ok → content: value.store',
    'look ok → content: value.store, refusal: null',
    'pack TIMEOUT → nothing',
    'pack ok → file: value',
    'pack ok → nothing',
    'pause TIMEOUT → refusal: TIMEOUT',
    'pause ok → content: value',
    'pause ok → content: value.store',
  ]);
});

test('R3.8 an archive of which no row is good is not sent', () => {
  const sendable = (wrongRows: number) => {
    const context = {
      ...createActor(storeImportMachine, {
        input: { question: { id: store.id }, now: () => 0 },
      }).getSnapshot().context,
      file: new File(['PK'], 'a.zip'),
      examination: sampleExamination({ rows: 3, wrongRows }),
    };
    const snapshot = storeImportMachine.resolveState({ value: 'ready', context });
    return snapshot.can({ type: 'sending.requested' });
  };
  expect([0, 2, 3].map(sendable)).toEqual([true, true, false]);
});

test('battery 103 how long sending takes is foretold from what has gone, and begins anew with reading', () => {
  let time = 0;
  const { context } = createActor(storeImportMachine, {
    input: { question: { id: store.id }, now: () => time },
  }).getSnapshot();
  const file = new File(['PK'], 'a.zip');
  const actor = createActor(storeImportMachine, {
    input: { question: { id: store.id }, now: () => time },
    snapshot: storeImportMachine.resolveState({
      value: 'sending',
      context: { ...context, content: { store, upload: null }, file },
    }),
  }).start();
  const leftAt = (share: number) => {
    actor.send({ type: 'archive.progressed', share });
    time += 1_000;
    return actor.getSnapshot().context.pace?.left;
  };
  expect([0.125, 0.25, 0.375, 0.5, 0.625].map(leftAt)).toEqual([null, null, null, 4_000, 3_000]);
  actor.send({ type: 'archive.answered', result: { ok: true, value: null } });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.pace]).toEqual([
    { reading: 'looking' },
    null,
  ]);
  actor.stop();
});

test('battery 103 how long reading takes is foretold from look to look, and not of what stands still', async () => {
  let time = 0;
  const done = [100, 120, 140, 140];
  const machine = storeImportMachine.provide({
    actors: {
      load: fromPromise<LoadImportResult, ImportQuery>(async () => told(under)),
      look: fromPromise<PollImportResult, ImportQuery>(async () =>
        told({ ...under, processedProducts: done.shift() ?? 0, paused: done.length === 0 }),
      ),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input: { question: { id: store.id }, now: () => time },
    clock,
  }).start();
  const lefts: unknown[] = [];
  for (const next of ['waiting', 'waiting', 'waiting', 'paused'] as const) {
    await waitFor(actor, (snapshot) => snapshot.matches({ reading: next }));
    lefts.push(actor.getSnapshot().context.pace?.left);
    time += 2_000;
    clock.increment(2_000);
  }
  expect(lefts).toEqual([null, null, 18_000, undefined]);
  actor.stop();
});

test.each([
  ['read', 'waiting', under, 2_000],
  ['paused', 'paused', stood, 15_000],
] as const)(
  'R9.8 one that is %s is looked at 300 times, and as often again for who goes on looking',
  async (_, between, upload, interval) => {
    let looks = 0;
    const machine = storeImportMachine.provide({
      actors: {
        load: fromPromise<LoadImportResult, ImportQuery>(async () => told(under)),
        look: fromPromise<PollImportResult, ImportQuery>(async () => {
          looks += 1;
          return told(upload);
        }),
      },
    });
    const clock = new SimulatedClock();
    const actor = createActor(machine, {
      input: { question: { id: store.id }, now: () => 0 },
      clock,
    }).start();
    const lookOn = async () => {
      for (let turn = 1; turn < 300; turn += 1) {
        await waitFor(actor, (snapshot) => snapshot.matches({ reading: between }));
        clock.increment(interval);
      }
      await waitFor(actor, (snapshot) => snapshot.matches({ reading: 'resting' }));
      clock.increment(10 * interval);
      return looks;
    };
    expect(await lookOn()).toBe(300);
    actor.send({ type: 'watch.resumed' });
    expect(await lookOn()).toBe(600);
    actor.stop();
  },
);
