import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { sampleFailure, sampleStore } from '../../../tests/support/samples/samples.ts';
import { storeImportMachine } from './store-import.machine.ts';
import type {
  ArchiveUploadUrlResult,
  ArchiveUploadUrlRequest,
  ArchiveToSend,
  CancelResult,
  ImportEvent,
  ImportQuery,
} from './store-import.types.ts';

const store = sampleStore();
const lost: ImportEvent = {
  type: 'archive.answered',
  result: { ok: false, failure: sampleFailure('NO_RESPONSE') },
};

/** Import during its upload, with counters of started and stopped uploads. */
function sending() {
  const input = { question: { id: store.id }, now: () => 0 };
  const { context } = createActor(storeImportMachine, { input }).getSnapshot();
  let begun = 0;
  let stopped = 0;
  const machine = storeImportMachine.provide({
    actors: {
      sendArchive: fromCallback<{ type: string }, ArchiveToSend>(() => {
        begun += 1;
        return () => {
          stopped += 1;
        };
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input,
    clock,
    snapshot: machine.resolveState({
      value: 'held',
      context: { ...context, content: { store, upload: null }, file: new File(['PK'], 'a.zip') },
    }),
  }).start();
  actor.send({ type: 'resume.requested' });
  return { actor, clock, begun: () => begun, stopped: () => stopped };
}

test('battery 103 a line that breaks is tried again by itself, each time after a longer pause, and at once when it is back', () => {
  const { actor, clock, begun } = sending();
  const pauses = Array.from({ length: 8 }, () => {
    const before = begun();
    actor.send(lost);
    let waited = 0;
    while (begun() === before) {
      clock.increment(500);
      waited += 500;
    }
    return waited;
  });
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  actor.send(lost);
  const before = begun();
  actor.send({ type: 'line.returned' });
  expect([actor.getSnapshot().value, begun() - before]).toEqual(['sending', 1]);
});

test('battery 103 whoever gets further than before waits as shortly as at first, and whoever does not as long as before', () => {
  const { actor, clock, begun } = sending();
  const sentAfter = (ms: number) => {
    const before = begun();
    actor.send(lost);
    clock.increment(ms);
    return begun() > before;
  };
  actor.send({ type: 'archive.progressed', share: 0.5 });
  expect([sentAfter(1_000), sentAfter(2_000)]).toEqual([true, true]);
  actor.send({ type: 'archive.progressed', share: 0.4 });
  expect(sentAfter(3_999)).toBe(false);
  clock.increment(1);
  actor.send({ type: 'archive.progressed', share: 0.6 });
  expect(sentAfter(1_000)).toBe(true);
});

test('R3.8 what was on its way goes on with that file alone, as it had been wished', () => {
  const left = {
    url: '/x',
    name: 'a.zip',
    size: 2,
    lastModified: 5,
    share: 0.5,
    isReplacing: true,
    isTrial: true,
    file: null,
  };
  const input = { question: { id: store.id }, now: () => 0 };
  const { context } = createActor(storeImportMachine, { input }).getSnapshot();
  const actor = createActor(storeImportMachine, {
    input,
    snapshot: storeImportMachine.resolveState({
      value: 'left',
      context: { ...context, content: { store, upload: null, left } },
    }),
  }).start();
  const choose = (bytes: string, name: string, lastModified: number) => {
    actor.send({ type: 'file.chosen', file: new File([bytes], name, { lastModified }) });
    return [actor.getSnapshot().value, actor.getSnapshot().context.fault];
  };
  const isOther = (name: string) => ['left', { name, expected: 'a.zip' }];
  expect([choose('PK', 'b.zip', 5), choose('PKK', 'a.zip', 5), choose('PK', 'a.zip', 6)]).toEqual([
    isOther('b.zip'),
    isOther('a.zip'),
    isOther('a.zip'),
  ]);
  expect(choose('PK', 'a.zip', 5)).toEqual(['sending', null]);
  const { url, share, isReplacing, isTrial, content } = actor.getSnapshot().context;
  expect([url, share, isReplacing, isTrial, content?.left]).toEqual(['/x', 0.5, true, true, null]);
});

test('battery 103 what is paused is not sent until it is told to, whatever the line does', () => {
  const { actor, clock, begun, stopped } = sending();
  actor.send({ type: 'archive.progressed', share: 0.5 });
  actor.send({ type: 'pause.requested' });
  clock.increment(60_000);
  actor.send({ type: 'line.returned' });
  expect([actor.getSnapshot().value, begun(), stopped()]).toEqual(['held', 1, 1]);
  actor.send({ type: 'resume.requested' });
  expect([actor.getSnapshot().value, begun(), actor.getSnapshot().context.share]).toEqual([
    'sending',
    2,
    0.5,
  ]);
});

test('battery 104 of what is called off on its way no file is left, nor the wish to replace all', async () => {
  const input = { question: { id: store.id }, now: () => 0 };
  const machine = storeImportMachine.provide({
    actors: {
      cancel: fromPromise<CancelResult, ImportQuery>(async () => ({ ok: true, value: { upload: null } })),
    },
  });
  const { context } = createActor(machine, { input }).getSnapshot();
  const file = new File(['PK'], 'a.zip');
  const actor = createActor(machine, {
    input,
    snapshot: machine.resolveState({
      value: 'held',
      context: { ...context, content: { store, upload: null }, file, isReplacing: true },
    }),
  }).start();
  actor.send({ type: 'cancel.requested' });
  const { context: after } = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect([after.file, after.isReplacing]).toEqual([null, false]);
});

test('battery 49 an archive that does not fit into its account stays in hand, and no other one is looked at', async () => {
  const message = 'Has llegado a los 500 MB que caben en tu cuenta.';
  const failure = sampleFailure('CONFLICT', { message, errors: [{ field: 'productsZipInfo', message }] });
  const machine = storeImportMachine.provide({
    actors: {
      announce: fromPromise<ArchiveUploadUrlResult, ArchiveUploadUrlRequest>(async () => ({
        ok: false,
        failure,
      })),
    },
  });
  const input = { question: { id: store.id }, now: () => 0 };
  const { context } = createActor(machine, { input }).getSnapshot();
  const file = new File(['PK'], 'a.zip');
  const actor = createActor(machine, {
    input,
    snapshot: machine.resolveState({
      value: 'interrupted',
      context: { ...context, content: { store, upload: null }, file },
    }),
  }).start();
  actor.send({ type: 'sending.requested' });
  const { context: after } = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect([after.file, after.refusal]).toEqual([file, failure]);
});

test('R3.8 an interrupted upload that is cancelled or sent again no longer shows its refusal', () => {
  const input = { question: { id: store.id }, now: () => 0 };
  const { context } = createActor(storeImportMachine, { input }).getSnapshot();
  const refusal = sampleFailure('CONFLICT');
  for (const type of ['cancel.requested', 'sending.requested'] as const) {
    const snapshot = storeImportMachine.resolveState({
      value: 'interrupted',
      context: { ...context, content: { store, upload: null }, file: new File(['PK'], 'a.zip'), refusal },
    });
    const actor = createActor(storeImportMachine, { input, snapshot }).start();
    actor.send({ type });
    expect([type, actor.getSnapshot().context.refusal]).toEqual([type, null]);
    actor.stop();
  }
});
