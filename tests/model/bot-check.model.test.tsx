import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyEventObject, createActor, type SnapshotFrom } from 'xstate';
import { DEFAULT_INSTALLATION } from '../../contract/shell/installation.ts';
import { LoginForm } from '../../src/components/account/LoginForm.tsx';
import { botCheckMachine } from '../../src/machines/auth/bot-check.machine.ts';
import { wireBotCheck } from '../../src/wiring/auth/bot-check.wiring.ts';
import { wireLogin } from '../../src/wiring/auth/login.wiring.ts';
import type { Services } from '../../src/wiring/shell/services.ts';
import { ScreenActors } from '../../src/screen-actors.ts';
import * as service from '../../src/services/auth/bot-check.service.ts';
import { botAnswer, botCheckScene, botCheckStepFailure, TOKEN } from '../support/charts/bot-check.ts';
import { doneEventsOf, leavesOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { credentials } from '../support/samples/session.ts';
import { createSessionApp } from '../support/samples/session-app.ts';
import { testPathsOf } from '../support/charts/path-tests.ts';

type Snapshot = SnapshotFrom<typeof botCheckMachine>;

const WRONG = 'El email o la contraseña no son correctos.';
const setup = botCheckScene({ required: ['login'] });
const low = botAnswer({ score: 0.2, risk_level: 'high' });

const broken = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: new Error('gone') });
const AFTER = [
  'scriptTimeout.botCheck.script.loading',
  'loadPause.botCheck.script.pausing',
  'postLoadWait.botCheck.script.settling',
  'readinessTimeout.botCheck.script.polling',
  'readinessPoll.botCheck.script.polling.waiting',
  'checkTimeout.botCheck.check.running',
  'executeTimeout.botCheck.check.running.executing',
  'tryPause.botCheck.check.running.pausing',
].map((delay) => `xstate.after.${delay}`);

const events = [
  { type: 'preparation.requested' },
  { type: 'check.requested', action: 'login' },
  ...doneEventsOf('loadScript', { ok: true }, botCheckStepFailure('Script load error')),
  broken('loadScript'),
  ...doneEventsOf('askReadiness', true, false),
  broken('askReadiness'),
  ...doneEventsOf('execute', { ok: true, token: TOKEN }, botCheckStepFailure('sin red')),
  broken('execute'),
  ...doneEventsOf(
    'verify',
    { ok: true, answer: botAnswer() },
    { ok: true, answer: low },
    botCheckStepFailure('sin respuesta'),
  ),
  broken('verify'),
  ...AFTER.map((type) => ({ type })),
];

const shape = ({ value, context: { loads, tries, verdict } }: Snapshot) => [value, loads, tries, verdict];

/** A form that was never touched cannot be sent. */
const isFromForm = ({ value }: Snapshot, type: string) =>
  type !== 'check.requested' || value.script !== 'absent';

/** Null before the form was touched: there is no actor yet. */
const shapeOf = (snapshot: Snapshot | undefined) => (snapshot ? shape(snapshot) : null);

const START: string = 'xstate.init';
const expectedShape = ({ type }: { type: string }, snapshot: Snapshot) =>
  type === START ? null : shape(snapshot);

// Own walk: the bot check actor exists only once the form was touched.
const paths = testPathsOf(botCheckMachine, {
  input: { setup },
  events,
  canHappen: (state, { type }) => isFromForm(state, type),
  // After a verdict everything starts over.
  stopWhen: ({ context }) => context.verdict !== null,
  identify: (to, event, from) => [from && shape(from), event, shape(to)],
});

const one = (selector: string): Element => {
  const [found, ...others] = document.querySelectorAll(selector);
  if (!found || others.length > 0) throw new Error(`${others.length + 1} of ${selector}`);
  return found;
};
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const isBusy = () => one('[type=submit]').getAttribute('aria-busy') === 'true';

afterEach(cleanup);

describe('the bot check of the login follows its statechart', () => {
  test('every state and every event is met', () => {
    const steps = paths.flatMap((path) => path.steps);
    const met = new Set(steps.flatMap(({ state }) => leavesOf(state.value)));
    expect([...met].toSorted()).toEqual([
      'check.idle',
      'check.running.awaitingScript',
      'check.running.executing',
      'check.running.pausing',
      'check.running.verifying',
      'script.absent',
      'script.loading',
      'script.pausing',
      'script.polling.asking',
      'script.polling.waiting',
      'script.ready',
      'script.settling',
      'script.unavailable',
    ]);
    const driven = new Set<string>(steps.map(({ event }) => event.type));
    expect(events.filter(({ type }) => !driven.has(type))).toEqual([]);
  });

  for (const [number, { steps }] of paths.entries()) {
    const way = steps.map(({ event }) => event.type.replace(/^xstate\.|\.botCheck\..*$/g, '')).join(', ');
    test(`R3.17 R8.3 R9.6 way ${number + 1}: ${way}`, async () => {
      const { drive, check, asked } = await mountLogin();
      const past: AnyEventObject[] = [];
      for (const { event, state } of steps) {
        await act(async () => drive(event));
        past.push(event);
        expect(shapeOf(check())).toEqual(expectedShape(event, state as Snapshot));
        seen(leavesOf(state.value), past, asked);
      }
    });
  }
});

/** Visible effects: a busy button, the refusal, or the answer of the sign-in. */
function seen(leaves: readonly string[], past: readonly AnyEventObject[], asked: readonly object[]) {
  const isRunning = leaves.some((leaf) => leaf.startsWith('check.running'));
  expect(isBusy()).toBe(isRunning);
  const isOver = !isRunning && past.some(({ type }) => type === 'check.requested');
  expect([alerts(), asked]).toEqual(isOver ? told(past) : [[], []]);
}

const BY_SCRIPT = /loadScript|scriptTimeout|readinessTimeout/;
const TIMEOUTS: Readonly<Record<string, string>> = {
  scriptTimeout: 'Script load timeout',
  readinessTimeout: 'reCAPTCHA readiness timeout',
  executeTimeout: 'reCAPTCHA execute timeout',
  checkTimeout: 'reCAPTCHA validation timeout',
};

/** Reason why a step failed, from its provider or its timeout. */
function reasonOf({ type, output, error }: AnyEventObject): string {
  return output?.reason ?? error?.message ?? TIMEOUTS[type.split('.')[2] ?? ''] ?? 'no reason';
}

/** Reason why the check failed: the last step, or a missing script. */
function failureOn(past: readonly AnyEventObject[]): string {
  const last = past.at(-1);
  if (last && /execute/.test(last.type))
    return `Error detectado en el navegador del cliente durante la generación del token: ${reasonOf(last)}`;
  if (last && /verify|checkTimeout/.test(last.type)) return reasonOf(last);
  const script = past.findLast(({ type }) => BY_SCRIPT.test(type));
  const reason = script ? reasonOf(script) : 'no reason';
  return `Failed to load reCAPTCHA script after 3 attempts. Last error: ${reason}`;
}

/** Expected outcome if the login requires the check: only a positive server answer continues. */
function told(past: readonly AnyEventObject[]): [string[], object[]] {
  const last = past.at(-1);
  const answer =
    last?.type === 'xstate.done.actor.verify' && last['output'].ok ? last['output'].answer : null;
  if (answer === null) return [[`reCAPTCHA validation failed: ${failureOn(past)}`], []];
  return answer === low
    ? [['Actividad sospechosa detectada'], []]
    : [[WRONG], [{ ...credentials, captchaToken: TOKEN }]];
}

async function mountLogin() {
  const outside = new Map<string, PromiseWithResolvers<never>>();
  const ask = (port: string) => {
    const asked = deferred<never>();
    outside.set(port, asked);
    return asked.promise;
  };
  vi.spyOn(service, 'createBotCheckService').mockReturnValue({
    loadScript: () => ask('loadScript'),
    askReadiness: () => ask('askReadiness'),
    execute: () => ask('execute'),
    verify: () => ask('verify'),
  });
  const asked: object[] = [];
  const visit = createSessionApp(null, {
    signIn: async (sent) => {
      asked.push(sent);
      return { ok: false, failure: 'INVALID_CREDENTIALS' };
    },
  });
  visit.wake();
  await visit.until('anonymous');
  const screens = new ScreenActors();
  const installation = { ...DEFAULT_INSTALLATION, botCheck: setup };
  const botCheck = wireBotCheck({ screens, services: {} as Services, installation });
  const logic = wireLogin(visit.session, botCheck);
  const actorRef = createActor(logic, { input: { values: { username: '', password: '' } } }).start();
  await renderWithMarketProviders(
    <LoginForm actorRef={actorRef} reason={null} confirmHref="/confirm-account" />,
  );
  const portOf = (type: string) => outside.get(type.split('.')[3] ?? '');
  const drive = ({ type, output, error }: AnyEventObject) => {
    if (type === 'xstate.init') return;
    if (type === 'preparation.requested') {
      for (const [name, value] of Object.entries(credentials)) {
        fireEvent.change(one(`[name=${name}]`), { target: { value } });
      }
    } else if (type === 'check.requested') fireEvent.click(one('[type=submit]'));
    else if (type.startsWith('xstate.done')) portOf(type)?.resolve(output);
    else if (type.startsWith('xstate.error')) portOf(type)?.reject(error);
    else screens.tell({ type });
  };
  const check = () => screens.persist()['bot-check'] as Snapshot | undefined;
  return { drive, check, asked };
}
