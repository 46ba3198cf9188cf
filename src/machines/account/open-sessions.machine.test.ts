import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure, sampleId } from '../../../tests/support/samples/samples.ts';
import {
  type SessionsToEnd,
  type EndSessionsResult,
  openSessionsMachine,
  type OpenSessionsResult,
} from './open-sessions.machine.ts';

const session = (nth: number, isCurrent = false) => ({
  id: sampleId(nth),
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-22T10:00:00.000Z',
  userAgent: null,
  isCurrent,
});
const [own, phone, laptop] = [session(1, true), session(2), session(3)];
const read: OpenSessionsResult = { ok: true, value: [own, phone, laptop] };
const done: EndSessionsResult = { ok: true, value: null };
const lost = { ok: false, failure: sampleFailure('TIMEOUT') } as const;

const opened = async (answer: EndSessionsResult) => {
  const [asked, announced]: [SessionsToEnd[], (SessionsToEnd | null)[]] = [[], []];
  const actor = createActor(
    openSessionsMachine.provide({
      actors: {
        readSessions: fromPromise<OpenSessionsResult, undefined>(async () => read),
        endSessions: fromPromise<EndSessionsResult, SessionsToEnd>(async ({ input }) => {
          asked.push(input);
          return answer;
        }),
      },
      actions: { announceEnded: (_, ending) => announced.push(ending) },
    }),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  const end = async (ending: SessionsToEnd) => {
    actor.send({ type: 'end.requested', ending });
    actor.send({ type: 'end.requested', ending: 'others' });
    return (await waitFor(actor, (snapshot) => snapshot.matches('resting'))).context;
  };
  return { end, asked, announced };
};

describe(openSessionsMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'retry.requested' },
      { type: 'end.requested', ending: { id: phone.id } },
      ...doneEventsOf('readSessions', read, lost),
      ...doneEventsOf('endSessions', done, lost),
    ];
    const machine = openSessionsMachine.provide({ actions: { announceEnded: () => {} } });
    expect(edgesOf(machine, { events })).toEqual([
      'ending --xstate.done.actor.endSessions--> resting',
      'reading --xstate.done.actor.readSessions--> resting',
      'reading --xstate.done.actor.readSessions--> unread',
      'resting --end.requested--> ending',
      'unread --retry.requested--> reading',
    ]);
    expect(answerEffectsOf(machine, { events })).toEqual([
      'endSessions TIMEOUT → failure: TIMEOUT',
      'endSessions ok → announceEnded()',
      'readSessions TIMEOUT → failure: TIMEOUT',
      'readSessions ok → sessions: value',
    ]);
  });

  test('R7.22 the one that was ended goes, and is told; a second wish meanwhile is none', async () => {
    const { end, asked, announced } = await opened(done);
    const ending = { id: phone.id };
    expect(await end(ending)).toEqual({ sessions: [own, laptop], ending: null, failure: null });
    expect([asked, announced]).toEqual([[ending], [ending]]);
  });

  test('R7.22 of all others the own one is left', async () => {
    const { end, asked, announced } = await opened(done);
    expect(await end('others')).toEqual({ sessions: [own], ending: null, failure: null });
    expect([asked, announced]).toEqual([['others'], ['others']]);
  });

  test('R7.22 one that could not be ended stays, and nobody is told that it is over', async () => {
    const { end, announced } = await opened(lost);
    expect(await end({ id: phone.id })).toEqual({
      sessions: [own, phone, laptop],
      ending: null,
      failure: lost.failure,
    });
    expect(announced).toEqual([]);
  });
});
