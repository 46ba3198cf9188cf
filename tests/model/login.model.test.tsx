import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { BotVerdict, BotCheckForm } from '../../contract/auth/bot-check.ts';
import type { KnownFailure } from '../../contract/api/failure.ts';
import { LoginView } from '../../src/components/account/LoginView.tsx';
import { loginMachine } from '../../src/machines/auth/login.machine.ts';
import type { SessionFailure } from '../../src/machines/auth/session-failure.ts';
import { sessionFailureOf } from '../../src/machines/auth/session.selectors.ts';
import type { SessionResult } from '../../src/machines/auth/session.types.ts';
import { wireLogin } from '../../src/wiring/auth/login.wiring.ts';
import { splitMarkup } from '../../src/hydration/split-markup.ts';
import { BROKEN_ANSWER } from '../support/charts/settle-verb.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import {
  wrapInMarketProviders,
  renderWithMarketProviders,
} from '../support/views/render-with-market-providers.tsx';
import { credentials } from '../support/samples/session.ts';
import { createSessionApp, sampleUserWithRole } from '../support/samples/session-app.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import type { PathStart, Drivers } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof loginMachine>;

const WRONG = 'El email o la contraseña no son correctos.';
const input = { values: { username: '', password: '' } };
type Refusal = KnownFailure<SessionFailure>;
const refusal = (code: SessionFailure, more: Partial<Refusal> = {}) => ({
  ok: false as const,
  failure: { code, status: 0, errors: [], ...more },
});
const refused = [
  refusal('INVALID_CREDENTIALS', { errors: [{ field: 'password', message: WRONG }] }),
  refusal('TOO_MANY_REQUESTS', { retryAfter: 720 }),
];

const TOKEN = 'token-of-the-check-000000';
const trusted: BotVerdict = { verdict: 'proceed', token: TOKEN };
const suspected = { verdict: 'blocked', message: 'Actividad sospechosa detectada' } as const;

/** Credentials with the token of the bot check, as the session gets them. */
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
  ...doneEventsOf('submit', { ok: true, value: null }, ...refused, BROKEN_ANSWER),
] as const;
type Event = (typeof events)[number] | PathStart;

/** An unchanged value fires no event, and a repeated blur changes nothing. */
const isHeard = ({ context: { values, left } }: Snapshot, event: Event) => {
  if (event.type === 'field.changed') return values[event.field] !== event.value;
  return event.type !== 'field.left' || !left.includes(event.field);
};

// Selectors instead of queries by role, which would take most of the time of a hundred tests.
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
const MISSING = { username: 'El email es requerido', password: 'La contraseña es requerida' };
const NAMES = ['username', 'password'] as const;

/** Values and messages of the form: of its fields, and of the form as a whole. */
interface Said {
  values: Record<(typeof NAMES)[number], string>;
  ofFields: Partial<Record<(typeof NAMES)[number], string>>;
  ofForm: string | null;
}
const SILENT = { ofFields: {}, ofForm: null };

const missingIn = (values: Said['values']): Said['ofFields'] =>
  Object.fromEntries(NAMES.filter((name) => values[name] === '').map((name) => [name, MISSING[name]]));

/** A failure stays until the next input or submit; a field error stays until that field changes. */
function afterEvent(before: Said, event: Event): Said {
  const { values, ofFields } = before;
  switch (event.type) {
    case 'field.changed': {
      const { [event.field]: _, ...others } = ofFields;
      return { values: { ...values, [event.field]: event.value }, ofFields: others, ofForm: null };
    }
    case 'field.left': {
      const { password } = missingIn(values);
      return password ? { ...before, ofFields: { password, ...ofFields } } : before;
    }
    case 'form.submitted': {
      const missing = missingIn(values);
      const isWhole = Object.keys(missing).length === 0;
      return { values, ofFields: isWhole ? ofFields : missing, ofForm: null };
    }
    case 'xstate.done.actor.botCheck':
      return event.output === trusted ? before : { ...SILENT, values, ofForm: suspected.message };
    case 'xstate.error.actor.botCheck':
      return { ...SILENT, values, ofForm: SAID['INTERNAL'] ?? '' };
    case 'xstate.done.actor.submit': {
      if (!('failure' in event.output)) return { ...SILENT, values };
      const { code } = event.output.failure;
      const ofPassword = code === 'INVALID_CREDENTIALS' ? { password: WRONG } : {};
      return { values, ofFields: ofPassword, ofForm: SAID[code] ?? '' };
    }
    case 'xstate.init':
      break;
  }
  return before;
}

const saidOn = (past: readonly Event[]) => past.reduce(afterEvent, { ...input, ...SILENT });
const fieldWords = ({ ofFields }: Said) => NAMES.flatMap((name) => ofFields[name] ?? []);

function rests(past: readonly Event[]) {
  const said = saidOn(past);
  const alerts = said.ofForm === null ? fieldWords(said) : [said.ofForm];
  expect(seen()).toEqual({ button: 'Iniciar sesión', isBusy: false, ...said.values, alerts });
  // After a submit with an invalid field or its refusal, the field takes the focus.
  const isLed = ['form.submitted', 'xstate.done.actor.submit'].includes(past.at(-1)?.type ?? '');
  const first = NAMES.find((name) => name in said.ofFields);
  if (isLed && first) expect(focused()).toBe(first);
}

function isUnderWay(past: readonly Event[]) {
  const said = saidOn(past);
  expect(seen()).toEqual({ button: 'Entrando…', isBusy: true, ...said.values, alerts: fieldWords(said) });
}
const focused = () => document.activeElement?.getAttribute('name');

/** The session does not retain a failure that the form has shown. */
const seesNothingKept = ({ session }: Awaited<ReturnType<typeof mountLogin>>) =>
  expect(sessionFailureOf(session.getSnapshot())).toBe(null);

walkChart({
  name: 'the login',
  proves: 'R4.4 R8.1',
  machine: loginMachine,
  input,
  events,
  undriven: ['form.reset'],
  canHappen: isHeard,
  // After success the page navigates away; the effect of blur is checked before the submit.
  stopWhen: (state) => state.hasTag('saved') || (state.hasTag('busy') && state.context.left.length > 0),
  look: ({ context }) => context,
  mount: () => mountLogin({ checks: () => {} }),
  checkStep: (_, scene) => seesNothingKept(scene),
  oracles: {
    'open.editing': rests,
    proving: isUnderWay,
    submitting: isUnderWay,
    'open.rejected': rests,
    'open.saved': isUnderWay,
  },
});

describe('the login', () => {
  afterEach(cleanup);

  test('battery 109 twenty presses and Enter are one request', async () => {
    const { drivers, asked } = await mountLogin();
    await act(async () => fill());
    await act(async () => {
      for (let press = 0; press < 20; press += 1) fireEvent.click(button());
      fireEvent.submit(one('form'));
    });
    expect(asked).toEqual([proven]);
    await act(async () =>
      drivers['xstate.done.actor.submit']({
        type: 'xstate.done.actor.submit',
        output: { ok: true, value: null },
      }),
    );
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
    const actorRef = createActor(wireLogin(createSessionApp(null).session, skippedCheck), { input }).start();
    const page = await wrapInMarketProviders(
      <LoginView actorRef={actorRef} reason={null} authHref={(way) => way} />,
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = splitMarkup(renderToString(page)).html;
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
    actors: { botCheck: fromPromise<BotVerdict, { action: BotCheckForm }>(prove) },
    actions: { prepareBotCheck: () => {} },
  };
}

interface Arrival {
  reason?: SessionFailure | null;
  isAwake?: boolean;
  /** Behaviour of the bot check; by default it passes at once. */
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
  const visit = createSessionApp(null, {
    signIn: (sent) => {
      asked.push(sent);
      return (answer = deferred<SessionResult>()).promise;
    },
  });
  if (isAwake) {
    visit.wake();
    await visit.until('anonymous');
    visit.expects(sampleUserWithRole('consumer'));
  }
  const actorRef = createActor(wireLogin(visit.session, botCheck), { input }).start();
  await renderWithMarketProviders(<LoginView actorRef={actorRef} reason={reason} authHref={(way) => way} />);
  const drivers: Drivers<(typeof events)[number]> = {
    'field.changed': ({ field: name, value }) => fireEvent.change(field(name), { target: { value } }),
    'field.left': ({ field: name }) => fireEvent.blur(field(name)),
    'form.submitted': () => fireEvent.click(button()),
    'xstate.done.actor.botCheck': ({ output }) => verdict.resolve(output),
    'xstate.error.actor.botCheck': () => verdict.reject(new Error('gone')),
    'xstate.done.actor.submit': ({ output }) => {
      // A session that stops with the page gives no answer.
      if (output === BROKEN_ANSWER) return visit.app.stop();
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
