import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, type EventObject, SimulatedClock } from 'xstate';
import { CONNECTION_TIMING, SESSION_LIMITS } from '../../contract/limits.ts';
import {
  type SignOutInput,
  signOutMachine,
  type SignOutServices,
  type LogoutOutcome,
} from '../../src/machines/auth/sign-out.machine.ts';
import { wireSignOut } from '../../src/wiring/shell/market-api.wiring.ts';
import { doneEventsOf, errorEventOf, leafOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { eventTypesIn, runDriver, pathTitleOf, pathTestsOf } from '../support/charts/path-tests.ts';

const REFRESH = 'refresh-token-number-0';
const inputs: SignOutInput[] = [
  { accessToken: 'A0', refreshToken: REFRESH },
  { accessToken: 'A0', refreshToken: null },
  { accessToken: null, refreshToken: REFRESH },
  { accessToken: null, refreshToken: null },
];
const events = [
  ...doneEventsOf('tellServer', 'told', 'refused', 'unreached'),
  ...doneEventsOf('askRefresh', 'A1', null),
  ...doneEventsOf('awaitLine', undefined),
  ...['tellServer', 'askRefresh', 'awaitLine'].map(errorEventOf),
  { type: 'xstate.after.farewellPause.farewell.waiting' },
];
// Own walk: it starts from four inputs, and no page shows it.
const walks = inputs.flatMap((input) =>
  pathTestsOf(signOutMachine, { input, events, look: ({ context }) => context }).map((walk) => ({
    input,
    walk,
  })),
);

/** Requests of a sign-out in order; the test answers each. */
function sayFarewell(input: SignOutInput) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const pending = new Map<string, { resolve(value: never): void; reject(reason: unknown): void }>();
  const ask = <T>(actor: string, question: string) => {
    const answer = deferred<T>();
    asked.push(question);
    pending.set(actor, answer);
    return answer.promise;
  };
  const services: SignOutServices = {
    tellServer: ({ accessToken }) => ask<LogoutOutcome>('tellServer', `log out ${accessToken}`),
    askRefresh: ({ refreshToken }) => ask<string | null>('askRefresh', `renew ${refreshToken}`),
    awaitLine: () => ask<void>('awaitLine', 'is there a line?'),
  };
  const actor = createActor(wireSignOut(services), { input, clock }).start();
  const settle = (actorName: string) => {
    const answer = pending.get(actorName);
    pending.delete(actorName);
    return answer;
  };
  const drivers: Record<string, (event: never) => void> = {
    'xstate.after.farewellPause.farewell.waiting': () => clock.increment(CONNECTION_TIMING.probePause),
  };
  for (const name of ['tellServer', 'askRefresh', 'awaitLine']) {
    drivers[`xstate.done.actor.${name}`] = ({ output }: { output: never }) => settle(name)?.resolve(output);
    drivers[`xstate.error.actor.${name}`] = ({ error }: { error: unknown }) => settle(name)?.reject(error);
  }
  return {
    drivers,
    asked,
    seen: () => ({
      open: [...pending.keys()],
      last: asked.at(-1) ?? null,
      isOver: actor.getSnapshot().status === 'done',
    }),
    /** The sign-out continues by itself within this time, in ms. */
    goesOnWithin: (ms: number) => {
      const before = asked.length;
      clock.increment(ms);
      return asked.length > before;
    },
  };
}
type Farewell = ReturnType<typeof sayFarewell>;

/** Valid access token after these events: the last refreshed one, otherwise the initial one. */
const tokenAfter = (past: readonly EventObject[], { accessToken }: SignOutInput) =>
  past.reduce<string | null>(
    (token, { type, output }: AnyEventObject) =>
      type === 'xstate.done.actor.askRefresh' && output !== null ? output : token,
    accessToken,
  );

/** Expected requests in each state, with the valid access token. */
const oracles: Record<string, (farewell: Farewell, accessToken: string | null) => void> = {
  telling: ({ seen }, accessToken) =>
    expect(seen()).toEqual({ open: ['tellServer'], last: `log out ${accessToken}`, isOver: false }),
  renewing: ({ seen }) =>
    expect(seen()).toEqual({ open: ['askRefresh'], last: `renew ${REFRESH}`, isOver: false }),
  waiting: ({ seen, goesOnWithin }, accessToken) => {
    expect(goesOnWithin(CONNECTION_TIMING.probePause - 1)).toEqual(false);
    expect(seen()).toEqual({ open: [], last: `log out ${accessToken}`, isOver: false });
  },
  awaitingLine: ({ seen }) =>
    expect(seen()).toEqual({ open: ['awaitLine'], last: 'is there a line?', isOver: false }),
  over: ({ seen, goesOnWithin }) => {
    expect([seen().open, seen().isOver, goesOnWithin(10 * CONNECTION_TIMING.probePause)]).toEqual([
      [],
      true,
      false,
    ]);
  },
};

describe('a farewell follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', () => {
    const steps = walks.flatMap(({ walk }) => walk);
    const starts = inputs.map((input) => createActor(signOutMachine, { input }).getSnapshot());
    expect([...new Set([...starts, ...steps.map(({ state }) => state)].map(leafOf))].toSorted()).toEqual(
      Object.keys(oracles).toSorted(),
    );
    expect(eventTypesIn(steps)).toEqual(Object.keys(sayFarewell(inputs[0]!).drivers).toSorted());
  });

  for (const { input, walk } of walks) {
    const start = createActor(signOutMachine, { input }).getSnapshot();
    const name = pathTitleOf(walk);
    const held = `${input.accessToken ?? 'no access token'} and ${input.refreshToken ?? 'no refresh token'}`;
    test(`R7.6 R9.2 battery 36 with ${held}: ${leafOf(start)} ${name}`, async () => {
      const farewell = sayFarewell(input);
      const past: EventObject[] = [];
      oracles[leafOf(start)]?.(farewell, tokenAfter(past, input));
      for (const { event, state } of walk) {
        runDriver(farewell.drivers, event);
        past.push(event);
        await new Promise(setImmediate);
        oracles[leafOf(state)]?.(farewell, tokenAfter(past, input));
      }
      const tellings = farewell.asked.filter((question) => question.startsWith('log out'));
      expect(tellings.length).toBeLessThanOrEqual(SESSION_LIMITS.logoutAttempts);
    });
  }
});
