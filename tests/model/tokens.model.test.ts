import { describe, expect, test } from 'vitest';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { tokensMachine } from '../../src/machines/auth/tokens.machine.ts';
import { bearerOf, isRefreshDue } from '../../src/machines/auth/tokens.selectors.ts';
import type { HeldTokens, TokenStorageReading, RefreshAnswer } from '../../src/machines/auth/tokens.types.ts';
import { createTokenStorage } from '../../src/services/auth/token-storage.ts';
import { leafOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { tokenReadings, tokenEvents } from '../support/charts/token-events.ts';
import { sampleLogin, MINUTE, openTokenBrowser, SESSION_START } from '../support/browser/tokens.ts';
import { eventTypesIn, canHandle, runDriver, everyPathOf, statesIn } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof tokensMachine>;
type Driven = TokenStorageReading & {
  output: TokenStorageReading & { answer: RefreshAnswer['answer'] };
  tokens: typeof sampleLogin;
  reason: never;
};

const paths = everyPathOf(tokensMachine, { input: tokenReadings.valid, events: tokenEvents });

const stored: AnyEventObject = { type: 'xstate.done.actor.storeTokens', output: true };

/** Next state of the chart. Storing is synchronous in a browser, so no other event can interleave. */
function after(state: Snapshot, event: EventObject): Snapshot {
  const [next] = transition<AnyStateMachine>(tokensMachine, state, event);
  const isStoring = next.matches('storing') || next.matches({ refreshing: 'storing' });
  return isStoring ? transition<AnyStateMachine>(tokensMachine, next, stored)[0] : next;
}

/** Tab with its environment: other tabs, the lock, the server, the clock. */
function openTab() {
  let actor: Pick<AnyActorRef, 'getSnapshot'> | undefined;
  let grant = () => {};
  let answer = deferred<RefreshAnswer['answer']>();
  const {
    browser,
    openTab: open,
    jump,
    pass,
  } = openTokenBrowser(() => (answer = deferred()).promise, {
    holdLock: (onGranted) => {
      grant = onGranted;
      return () => {};
    },
    inspect: (inspected) => {
      if (inspected.type === '@xstate.actor' && !actor) actor = inspected.actorRef;
    },
    makeSessionId: () => 's1',
  });
  let now = SESSION_START;
  const { page, storage } = browser.openTab();
  const other = createTokenStorage({ storage: () => storage, page });
  const silent = createTokenStorage({ storage: () => quiet(browser.items), page: new EventTarget() });
  other.write(tokenReadings.valid.held);
  const { keeper } = open();
  const at = (time: number) => {
    jump(time - now);
    now = time;
  };
  /** Changes the storage without a storage event. */
  const find = ({ held, now: time }: TokenStorageReading) => {
    at(time);
    put(silent, held);
  };
  const bearer = { accessToken: 'A0', sessionId: 's1' };
  const drivers: Record<string, (event: Driven) => unknown> = {
    'storage.read': (look) => {
      at(look.now);
      put(other, look.held);
      keeper.current();
    },
    'session.taken': (look) => (find(look), keeper.take()),
    'session.left': (look) => (find(look), keeper.leave()),
    'renewal.requested': (look) => (find(look), void keeper.renew(bearer)),
    'bearer.refused': (look) => (find(look), keeper.refuse(bearer, look.reason)),
    'lock.granted': (look) => (find(look), grant()),
    'tokens.granted': () => (at(SESSION_START), void keeper.grant(sampleLogin)),
    'xstate.done.actor.askRefresh': ({ output }) => (find(output), answer.resolve(output.answer)),
    'xstate.error.actor.askRefresh': () => answer.reject(new Error('broken')),
    'xstate.after.tokenExpiry.tokens.valid': () => turn(10 * MINUTE),
    'xstate.after.renewalPause.tokens.expired.pausing': () => turn(MINUTE),
    'xstate.after.lockPatience.tokens.refreshing.waiting': () => turn(MINUTE),
  };
  /** Runs timers without changing the wall clock, which the next look sets. */
  const turn = (ms: number) => {
    pass(ms);
    jump(-ms);
  };
  const snapshot = () => actor?.getSnapshot() as Snapshot;
  return { drivers, snapshot, found: () => silent.read() };
}

const put = (storage: ReturnType<typeof createTokenStorage>, held: HeldTokens) =>
  held.accessToken === null && held.refreshToken === null ? storage.clear() : storage.write(held);

const quiet = (items: Map<string, string>): Storage => ({
  length: items.size,
  key: () => null,
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
  clear: () => items.clear(),
});

/** Token of this tab's next request, and whether it would refresh first. */
const carried = (snapshot: Snapshot) => ({ bearer: bearerOf(snapshot), isDue: isRefreshDue(snapshot) });

/** Effective events of a path with the resulting states. */
function walkOf(steps: (typeof paths)[number]['steps']) {
  let [state] = initialTransition(tokensMachine, tokenReadings.valid);
  return steps.flatMap(({ event }) => {
    if (event.type === 'xstate.init' || event.type === 'xstate.done.actor.storeTokens') return [];
    if (!canHandle(state, event)) return [];
    state = after(state, event);
    return [{ event, state }];
  });
}
const walks = paths.map(({ steps }) => walkOf(steps));

describe('a tab follows the tokens’ statechart', () => {
  test('every state is met, and every event has a driver', () => {
    const { drivers } = openTab();
    const steps = walks.flat();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    expect(statesIn(steps)).toEqual([
      'expired.due',
      'expired.pausing',
      'foreign',
      'none',
      'refreshing.asking',
      'refreshing.askingAgain',
      'refreshing.waiting',
      'valid',
    ]);
  });

  test(`R4.1 R4.5 battery 112 all of its ${walks.length} paths`, async () => {
    for (const walk of walks) {
      const { drivers, snapshot, found } = openTab();
      const walked: string[] = [];
      for (const { event, state } of walk) {
        walked.push(`${event.type} ⇒ ${leafOf(state)}`);
        runDriver(drivers, event);
        await new Promise(setImmediate);
        expect([walked, leafOf(snapshot()), carried(snapshot())]).toEqual([
          walked,
          leafOf(state),
          carried(state),
        ]);
      }
      // The token this tab sends equals the stored one, and a discarded one is removed.
      const { accessToken } = found();
      const sent = bearerOf(snapshot())?.accessToken ?? accessToken;
      expect([walked, sent]).toEqual([walked, accessToken]);
    }
  });
});
