import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import {
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure, sampleStore } from '../../../../tests/support/samples/samples.ts';
import { type StatusResult, storeStatusMachine } from './store-status.machine.ts';

const store = sampleStore();
const wish = { store, status: 'paused' } as const;
const granted: StatusResult = { ok: true, value: sampleStore({ status: 'paused' }) };
const refused: StatusResult = { ok: false, failure: sampleFailure('INVALID_TRANSITION') };

const asked: unknown[] = [];
const announced: unknown[] = [];
const machine = storeStatusMachine.provide({
  actions: {
    askToChange: (_, wished) => asked.push(wished),
    announceChanged: (_, wished) => announced.push(wished),
  },
});

describe(storeStatusMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'status.chosen', wish },
      { type: 'change.confirmed' },
      { type: 'change.dismissed' },
      ...doneEventsOf('changeStatus', granted, refused),
    ] as const;
    expect(edgesOf(machine, { events })).toEqual([
      'asking --change.confirmed--> changing',
      'asking --change.dismissed--> resting',
      'changing --xstate.done.actor.changeStatus--> resting',
      'resting --status.chosen--> asking',
    ]);
    expect(answerEffectsOf(machine, { events })).toEqual([
      'changeStatus INVALID_TRANSITION → failure: INVALID_TRANSITION',
      'changeStatus ok → announceChanged(output)',
    ]);
  });

  test('R4.8 nothing is sent before it is confirmed, and what was confirmed is sent once', () => {
    const sent: unknown[] = [];
    const actor = createActor(
      machine.provide({
        actors: {
          changeStatus: fromPromise<StatusResult, { id: string; status: PopupStoreStatus }>(({ input }) => {
            sent.push(input);
            return new Promise(() => {});
          }),
        },
      }),
    ).start();
    asked.length = 0;
    actor.send({ type: 'change.confirmed' });
    actor.send({ type: 'status.chosen', wish });
    actor.send({ type: 'status.chosen', wish: { store, status: 'ended' } });
    expect([asked, sent]).toEqual([[wish], []]);
    actor.send({ type: 'change.confirmed' });
    actor.send({ type: 'change.confirmed' });
    expect(sent).toEqual([{ id: store.id, status: 'paused' }]);
  });
});
