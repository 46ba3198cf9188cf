import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { BotVerdict, SiteAction } from '../../contract/bot-check/bot-check.ts';
import { LoginView } from '../../src/components/account/LoginView.tsx';
import { loginMachine } from '../../src/machines/login/login.machine.ts';
import type { SessionFailure } from '../../src/machines/session/session-failure.ts';
import { sessionFailureOf } from '../../src/machines/session/session.selectors.ts';
import type { SessionResult } from '../../src/machines/session/session.types.ts';
import { wireLogin } from '../../src/wiring/account/login.wiring.ts';
import { partedMarkup } from '../../src/server-markup.ts';
import { BROKEN } from '../support/broken-verb.ts';
import { answersOf, leafOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { marketPage, renderMarket } from '../support/render-market.tsx';
import { credentials } from '../support/session.ts';
import { createVisit, person } from '../support/signed-in.ts';
import { eventTypesIn, happen, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof loginMachine>;

const WRONG = 'El email o la contraseña no son correctos.';
const input = { values: { username: '', password: '' } };
const refusal = (code: SessionFailure, more: { errors?: object[]; retryAfter?: number } = {}) => ({
  ok: false,
  failure: { code, status: 0, errors: [], ...more },
});
const refused = [
  refusal('INVALID_CREDENTIALS', { errors: [{ field: 'password', message: WRONG }] }),
  refusal('TOO_MANY_REQUESTS', { retryAfter: 720 }),
];

const TOKEN = 'token-of-the-check-000000';
const trusted: BotVerdict = { verdict: 'proceed', token: TOKEN };
const suspected: BotVerdict = { verdict: 'blocked', message: 'Actividad sospechosa detectada' };

/** What the session is asked with: the token goes on with the request. */
const proven = { ...credentials, captchaToken: TOKEN };

const events = [
  { type: 'field.changed', field: 'username', value: credentials.username },
  { type: 'field.changed', field: 'password', value: credentials.password },
  { type: 'field.changed', field: 'password', value: 'Mercado-2027' },
  { type: 'field.left', field: 'password' },
  { type: 'form.submitted' },
  { type: 'xstate.done.actor.botCheck', output: trusted },
  { type: 'xstate.done.actor.botCheck', output: suspected },
  { type: 'xstate.error.actor.botCheck', error: 'gone' },
  ...answersOf('submit', { ok: true, value: null }, ...refused, BROKEN),
];

type Typed = { type: string; field: keyof typeof credentials; value: string };
/** A field that is given the value it has stays silent; one that was left, left again, changes nothing. */
const isHeard = ({ context: { values, left } }: Snapshot, { type, field: name, value }: AnyEventObject) => {
  const isSaid = Object.entries(values).some(([field, said]) => field === name && said === value);
  const wasLeft = left.some((field) => field === name);
  return !(type === 'field.changed' && isSaid) && !(type === 'field.left' && wasLeft);
};

const paths = pathsOf(loginMachine, {
  input,
  events,
  canHappen: isHeard,
  // Once inside, the page is on its way to another one; and what leaving a field changes is seen before the form is sent.
  stopWhen: (state) => state.hasTag('saved') || (state.hasTag('busy') && state.context.left.length > 0),
  look: (state) => state.context,
});

// Looking things up by role takes most of the time of a test, and there are a hundred.
const one = (selector: string): HTMLInputElement => {
  const [found, ...others] = document.querySelectorAll<HTMLInputElement>(selector);
  if (!found || others.length > 0) throw new Error(`${others.length + 1} of ${selector}`);
  return found;
};
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const button = () => one('[type=submit]');
const field = (name: string) => one(`[name=${name}]`);
const seen = () => ({
  button: button().textContent,
  isBusy: button().getAttribute('aria-busy') === 'true',
  username: field('username').value,
  password: field('password').value,
  alerts: alerts(),
});

const SAID: Partial<Record<string, string>> = {
  INVALID_CREDENTIALS: WRONG,
  TOO_MANY_REQUESTS:
    'Demasiados intentos. Espera un momento antes de reintentar. Podrás volver a intentarlo en 12 minutos.',
  INTERNAL: 'Error interno del servidor. Intenta nuevamente en unos momentos.',
};
const atRest = ({ context }: Snapshot) => ({
  button: 'Iniciar sesión',
  isBusy: false,
  ...context.values,
  alerts: context.failure
    ? [context.failure.message ?? SAID[context.failure.code]]
    : ['username', 'password'].flatMap((name) => context.errors[name] ?? []),
});
const underWay = ({ context }: Snapshot) => ({
  button: 'Entrando…',
  isBusy: true,
  ...context.values,
  alerts: Object.values(context.errors),
});

const oracles: Record<string, (state: Snapshot) => void> = {
  'open.editing': (state) => {
    expect(seen()).toEqual(atRest(state));
    const { focus } = state.context;
    if (focus && Object.keys(state.context.errors).length > 0) expect(focused()).toBe(focus.field);
  },
  proving: (state) => expect(seen()).toEqual(underWay(state)),
  submitting: (state) => expect(seen()).toEqual(underWay(state)),
  'open.rejected': (state) => {
    expect(seen()).toEqual(atRest(state));
    if (state.context.failure?.code === 'INVALID_CREDENTIALS') expect(focused()).toBe('password');
  },
  'open.saved': (state) => expect(seen()).toEqual(underWay(state)),
};
const focused = () => document.activeElement?.getAttribute('name');

afterEach(cleanup);

describe('the login follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mountLogin();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    const offered = Object.keys(drivers).filter((type) => type !== 'xstate.init');
    expect(loginMachine.events.filter((type) => !offered.includes(type))).toEqual(['form.reset']);
  });

  for (const { steps } of paths) {
    const name = trailOf(steps);
    test(`R4.4 R8.1 ${name}`, async () => {
      const { drivers, actorRef, session } = await mountLogin({ checks: () => {} });
      for (const { event, state } of steps) {
        await act(async () => happen(drivers, event));
        const { value, context } = actorRef.getSnapshot();
        expect([value, context]).toEqual([state.value, state.context]);
        oracles[leafOf(state)]?.(state as Snapshot);
        // What the form says, the session does not keep for the next one who comes here.
        expect(sessionFailureOf(session.getSnapshot())).toBe(null);
      }
    });
  }
});

describe('the login', () => {
  test('battery 109 twenty presses and Enter are one request', async () => {
    const { drivers, asked } = await mountLogin();
    await act(async () => fill());
    await act(async () => {
      for (let press = 0; press < 20; press += 1) fireEvent.click(button());
      fireEvent.submit(one('form'));
    });
    expect(asked).toEqual([proven]);
    await act(async () => happen(drivers, { type: 'xstate.done.actor.submit', output: { ok: true } }));
    await act(async () => fireEvent.submit(one('form')));
    expect(asked).toEqual([proven]);
  });

  test('R8.1 it says why one is here, and no longer once one tries', async () => {
    await mountLogin({ reason: 'SESSION_EXPIRED' });
    expect(alerts()).toEqual(['Sesión expirada. Por favor, inicia sesión nuevamente.']);
    await act(async () => fill());
    await act(async () => fireEvent.click(button()));
    expect(alerts()).toEqual([]);
  });

  test('a press before the session is known is kept until it is', async () => {
    const { asked, wake } = await mountLogin({ isAwake: false });
    await act(async () => fill());
    await act(async () => fireEvent.click(button()));
    expect([asked, seen().isBusy]).toEqual([[], true]);
    act(wake);
    await waitFor(() => expect(asked).toEqual([proven]));
  });

  test('what stood in the fields before the page was alive counts', async () => {
    const actorRef = createActor(wireLogin(createVisit(null).session, skippedCheck), { input }).start();
    const page = await marketPage(<LoginView actorRef={actorRef} reason={null} wayTo={(way) => way} />);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = partedMarkup(renderToString(page)).html;
    field('username').value = credentials.username;
    field('password').value = credentials.password;
    render(page, { container, hydrate: true });
    expect(actorRef.getSnapshot().context.values).toEqual(credentials);
  });

  test('a password never gets into an address', async () => {
    await mountLogin();
    expect(button().form?.method).toBe('post');
  });
});

function fill() {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: credentials.username } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: credentials.password } });
}

const skippedCheck = botCheckOf(async () => ({ verdict: 'proceed', token: null }));

function botCheckOf(prove: () => Promise<BotVerdict>) {
  return {
    actors: { botCheck: fromPromise<BotVerdict, { action: SiteAction }>(prove) },
    actions: { prepareBotCheck: () => {} },
  };
}

interface Arrival {
  reason?: SessionFailure | null;
  isAwake?: boolean;
  /** What the bot check does when it is asked; without it, it trusts at once. */
  checks?: (verdict: PromiseWithResolvers<BotVerdict>) => void;
}

async function mountLogin({
  reason = null,
  isAwake = true,
  checks = ({ resolve }) => resolve(trusted),
}: Arrival = {}) {
  let verdict = deferred<BotVerdict>();
  const botCheck = botCheckOf(() => {
    verdict = deferred<BotVerdict>();
    checks(verdict);
    return verdict.promise;
  });
  let answer = deferred<SessionResult>();
  const asked: object[] = [];
  const visit = createVisit(null, {
    signIn: (sent) => {
      asked.push(sent);
      return (answer = deferred<SessionResult>()).promise;
    },
  });
  if (isAwake) {
    visit.wake();
    await visit.until('anonymous');
    visit.expects(person('consumer'));
  }
  const actorRef = createActor(wireLogin(visit.session, botCheck), { input }).start();
  await renderMarket(<LoginView actorRef={actorRef} reason={reason} wayTo={(way) => way} />);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'field.changed': ({ field: name, value }: Typed) => fireEvent.change(field(name), { target: { value } }),
    'field.left': ({ field: name }: Typed) => fireEvent.blur(field(name)),
    'form.submitted': () => fireEvent.click(button()),
    'xstate.done.actor.botCheck': ({ output }: { output: BotVerdict }) => verdict.resolve(output),
    'xstate.error.actor.botCheck': () => verdict.reject(new Error('gone')),
    'xstate.done.actor.submit': ({ output }: { output: ReturnType<typeof refusal> | { ok: true } }) => {
      // A session that ends with the page answers nobody.
      if (output === BROKEN) return visit.app.stop();
      return answer.resolve(
        'failure' in output
          ? { ok: false, failure: output.failure.code, ...retryAfterOf(output.failure) }
          : { ok: true },
      );
    },
  };
  return { actorRef, drivers, asked, session: visit.session, wake: visit.wake };
}

const retryAfterOf = (failure: object) =>
  'retryAfter' in failure ? { retryAfter: Number(failure.retryAfter) } : {};
