import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure, sampleId } from '../../../../tests/support/samples/samples.ts';
import { type DeletionAnswer, storeDeletionMachine } from './store-deletion.machine.ts';

const store = { id: sampleId(1), name: 'La Colmena' };
const deleted: DeletionAnswer = { ok: true, value: { isArchived: false } };
const refused: DeletionAnswer = { ok: false, failure: sampleFailure('NOT_OWNER') };

const asked: unknown[] = [];
const gone: unknown[] = [];
const machine = storeDeletionMachine.provide({
  actions: {
    askToDelete: (_, doomed) => asked.push(doomed),
    announceGone: (_, what) => gone.push(what),
  },
});

describe(storeDeletionMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'deletion.requested', store },
      { type: 'deletion.confirmed' },
      { type: 'deletion.dismissed' },
      ...doneEventsOf('deleteStore', deleted, refused),
    ] as const;
    expect(edgesOf(machine, { events })).toEqual([
      'asking --deletion.confirmed--> deleting',
      'asking --deletion.dismissed--> resting',
      'deleting --xstate.done.actor.deleteStore--> gone',
      'deleting --xstate.done.actor.deleteStore--> resting',
      'resting --deletion.requested--> asking',
    ]);
    expect(answerEffectsOf(machine, { events })).toEqual([
      'deleteStore NOT_OWNER → failure: NOT_OWNER',
      'deleteStore ok → announceGone()',
    ]);
  });

  test('R7.12 nothing is sent before it is confirmed, and then once', () => {
    const sent: unknown[] = [];
    const actor = createActor(
      machine.provide({
        actors: {
          deleteStore: fromPromise<DeletionAnswer, { id: string }>(({ input }) => {
            sent.push(input);
            return new Promise(() => {});
          }),
        },
      }),
    ).start();
    asked.length = 0;
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'deletion.requested', store });
    expect([asked, sent]).toEqual([[store], []]);
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'deletion.confirmed' });
    actor.send({ type: 'deletion.requested', store });
    expect(sent).toEqual([{ id: store.id }]);
  });

  test.each([true, false])(
    'what is gone is told with whether it is in the archive: %s',
    async (isArchived) => {
      gone.length = 0;
      const actor = createActor(
        machine.provide({
          actors: {
            deleteStore: fromPromise<DeletionAnswer, { id: string }>(async () => ({
              ok: true,
              value: { isArchived },
            })),
          },
        }),
      ).start();
      actor.send({ type: 'deletion.requested', store });
      actor.send({ type: 'deletion.confirmed' });
      await expect.poll(() => gone).toEqual([{ ...store, isArchived }]);
      expect(actor.getSnapshot().value).toBe('gone');
    },
  );
});
