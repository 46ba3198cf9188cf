import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { sampleFailure, sampleStore } from '../../../tests/support/samples.ts';
import { storeImportMachine } from './store-import.machine.ts';
import type { ArchiveToSend, ImportEvent } from './store-import.types.ts';

const store = sampleStore();
const lost: ImportEvent = {
  type: 'archive.answered',
  result: { ok: false, failure: sampleFailure('NO_RESPONSE') },
};

/** An archive on its way, and how often it was begun to be sent. */
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
