import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { sessionFailureText } from '../../src/components/account/session.messages.ts';
import type { SessionFailure } from '../../src/machines/auth/session-failure.ts';
import { sessionMachine } from '../../src/machines/auth/session.machine.ts';
import type { SessionServices } from '../../src/machines/auth/session.types.ts';
import { doneEventsOf, errorEventOf, leafOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { credentials } from '../support/samples/session.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { runDriver, testPathsOf, pathTitleOf } from '../support/charts/path-tests.ts';

type Asked = Exclude<keyof SessionServices, 'watchTokens'>;

const user = sampleUserWithRole('consumer');
const accepted = { ok: true };
const refused = { ok: false, failure: 'SESSION_EXPIRED' };
const interrupted = { ok: false, failure: 'NOT_FOUND' };

const events = [
  { type: 'page.hydrated' },
  { type: 'credentials.submitted', ...credentials },
  { type: 'signOut.requested' },
  { type: 'session.lost', reason: 'INVALID_TOKEN' },
  { type: 'tokens.changedElsewhere' },
  { type: 'connection.restored' },
  { type: 'check.requested' },
  { type: 'user.changed', user: { ...user, fullName: 'Otra Persona' } },
  ...doneEventsOf('readTokens', 'valid', 'expired', 'none'),
  ...doneEventsOf('refreshTokens', accepted, refused, interrupted),
  ...doneEventsOf('signIn', accepted, { ok: false, failure: 'INVALID_LOGIN_ANSWER' }),
  ...doneEventsOf('loadUser', { ok: true, user }, refused, interrupted),
  ...doneEventsOf('signOut', undefined),
  ...['readTokens', 'refreshTokens', 'signIn', 'signOut'].map(errorEventOf),
];
/** Events that no view of these paths can cause: the form handles one, and the actor of the other never rejects. */
const ELSEWHERE = ['failure.dismissed', 'xstate.error.actor.loadUser'];

// Own walk: the whole application surrounds the chart, and its screens follow with a delay.
const paths = testPathsOf(sessionMachine, {
  input: undefined,
  events,
  look: (state) => [state.context.failure, state.context.wasOpen],
});
const LOADING = 'loading';
const LOGIN = 'Entra en tu cuenta';
const ORDERS = 'Tus pedidos';
const HOME = 'Cosas hechas a mano, en puestos que duran unos días';

/** State of the walk beside the session: the current screen, and whether the form awaits an answer. */
interface Walk {
  place: 'orders' | 'login' | 'home';
  isSubmitted: boolean;
  /** Reason why nobody is signed in, from the events. */
  ending: Ending;
}

/** Reason why nobody is signed in, and whether someone is or was until another tab changed the tokens. */
interface Ending {
  failure: SessionFailure | null;
  isIn: boolean;
  wasIn: boolean;
}
const NOBODY: Ending = { failure: null, isIn: false, wasIn: false };

function afterEvent(before: Ending, { type, output, reason }: AnyEventObject): Ending {
  if (type === 'user.changed' || type === 'xstate.done.actor.signOut') return before;
  if (type === 'tokens.changedElsewhere') return { ...NOBODY, wasIn: before.isIn || before.wasIn };
  if (type === 'session.lost') return { ...NOBODY, failure: reason };
  if (type.startsWith('xstate.error.'))
    return type.endsWith('.signOut') ? before : { ...NOBODY, failure: 'UNKNOWN' };
  if (output === 'none') return before.wasIn ? { ...NOBODY, failure: 'CLOSED_ELSEWHERE' } : NOBODY;
  if (output?.ok === false) return { ...NOBODY, failure: output.failure };
  if (type === 'xstate.done.actor.loadUser') return { ...NOBODY, isIn: true };
  return type.startsWith('xstate.done.') ? before : NOBODY;
}

interface Seen {
  title: string;
  isBusy: boolean;
  alerts?: string[];
}

/** Expected screen: loading, login with its message, or the user's orders. */
function painted({ alerts }: Seen): Seen {
  const said = [...document.querySelectorAll('main [role=alert]')].map(({ textContent }) => textContent);
  return {
    title: document.querySelector('h1')?.textContent ?? LOADING,
    isBusy: document.querySelector('main [type=submit]')?.getAttribute('aria-busy') === 'true',
    ...(alerts === undefined ? {} : { alerts: said }),
  };
}

const looking = ({ place, isSubmitted }: Walk): Seen =>
  place === 'login' ? { title: LOGIN, isBusy: isSubmitted } : { title: LOADING, isBusy: false };
const asking = (): Seen => ({ title: LOGIN, isBusy: true, alerts: [] });
const outside = (walk: Walk): Seen => {
  if (walk.place === 'home') return { title: HOME, isBusy: false };
  // A form that waited for the session shows its outcome.
  const said = walk.ending.failure ?? (walk.isSubmitted ? 'CHANGED_ELSEWHERE' : null);
  walk.place = 'login';
  walk.isSubmitted = false;
  return { title: LOGIN, isBusy: false, alerts: said === null ? [] : [sessionFailureText(said)] };
};

const oracles: Record<string, (walk: Walk) => Seen> = {
  dormant: looking,
  'awake.checking.reading': looking,
  'awake.checking.refreshing': looking,
  'awake.checking.loadingUser': looking,
  'awake.authenticated': (walk) => {
    Object.assign(walk, { place: 'orders', isSubmitted: false });
    return { title: ORDERS, isBusy: false, alerts: [] };
  },
  'awake.signingIn.sendingCredentials': asking,
  'awake.signingIn.loadingUser': asking,
  'awake.signingOut': (walk) => {
    walk.place = 'home';
    return { title: LOADING, isBusy: false };
  },
  'awake.anonymous': outside,
  'awake.interrupted': outside,
};

/** Complete application at a screen behind the login; the walk controls every answer of the session. */
function visitOrders() {
  const asked: Partial<Record<Asked, ReturnType<typeof deferred<never>>>> = {};
  const ask = (name: Asked) => () => (asked[name] = deferred<never>()).promise;
  const names: Asked[] = ['readTokens', 'refreshTokens', 'loadUser', 'signIn', 'signOut'];
  let tell: (news: never) => void = () => {};
  const visit = visitMarket('/orders', {
    present: null,
    answers: {
      listOrders: successfulAnswer({ orders: [], pagination: { total: 0, hasMore: false } }),
      listActivePopupStores: successfulAnswer({ popupStores: [], pagination: { total: 0, hasMore: false } }),
      listProducts: successfulAnswer({ products: [], pagination: { total: 0, hasMore: false } }),
    },
    session: {
      ...(Object.fromEntries(names.map((name) => [name, ask(name)])) as unknown as SessionServices),
      watchTokens: (listener) => {
        tell = listener;
        return () => {};
      },
    },
  });
  visit.show();
  const { session } = visit;
  const send = (event: never) => session.send(event);
  const drivers: Record<string, (event: never) => unknown> = {
    'xstate.init': () => {},
    'page.hydrated': visit.wake,
    'credentials.submitted': submit,
    'session.lost': (news) => tell(news),
    'tokens.changedElsewhere': (news) => tell(news),
    'signOut.requested': send,
    'connection.restored': send,
    'check.requested': () => fireEvent.click(screen.getByText('Comprobar mi sesión otra vez')),
    'user.changed': send,
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`xstate.done.actor.${name}`, ({ output }: { output: never }) => asked[name]?.resolve(output)],
        [`xstate.error.actor.${name}`, () => asked[name]?.reject(new Error('broken'))],
      ]),
    ),
  };
  return { session, drivers };
}

function submit() {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: credentials.username } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: credentials.password } });
  const button = document.querySelector('main [type=submit]');
  if (button) fireEvent.click(button);
}

/** happy-dom cannot scroll. */
beforeAll(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));
afterEach(cleanup);

describe('the page follows the session’s statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', () => {
    const steps = paths.flatMap((path) => path.steps);
    const taken = new Set(steps.map(({ state }) => leafOf(state)));
    expect([...taken].toSorted()).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = visitOrders();
    const driven = [...new Set(steps.map(({ event }) => event.type))];
    expect(driven.filter((type) => !(type in drivers))).toEqual([]);
    expect(sessionMachine.events.filter((type) => !driven.some((one) => one === type)).toSorted()).toEqual(
      ELSEWHERE.toSorted(),
    );
  });

  for (const { steps } of paths) {
    const name = pathTitleOf(steps);
    test(`R2.9 R4.4 ${name}`, async () => {
      const { session, drivers } = visitOrders();
      const walk: Walk = { place: 'orders', isSubmitted: false, ending: NOBODY };
      for (const { event, state } of steps) {
        await act(async () => void runDriver(drivers, event));
        walk.ending = afterEvent(walk.ending, event);
        if (event.type === 'credentials.submitted') walk.isSubmitted = true;
        await waitFor(() => expect(session.getSnapshot().value).toEqual(state.value));
        const seen = oracles[leafOf(state)]?.(walk);
        await waitFor(() => expect(seen && painted(seen)).toEqual(seen));
      }
    });
  }
});
