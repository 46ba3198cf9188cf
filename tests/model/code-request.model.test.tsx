import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { BotVerdict, BotCheckForm } from '../../contract/auth/bot-check.ts';
import { CODE_LIMITS } from '../../contract/auth/code-limits.ts';
import { ResendCode } from '../../src/components/account/ResendCode.tsx';
import { codeRequestMachine } from '../../src/machines/auth/code-request.machine.ts';
import type { CodeRequestResult } from '../../src/machines/auth/code-request.types.ts';
import { wireCodeRequest } from '../../src/wiring/account/account.wiring.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { COMMON_FAILURE_MESSAGES } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import type { PathStart, Drivers } from '../support/charts/path-tests.ts';

type Event =
  | { type: 'code.sent'; at: number }
  | { type: 'code.requested'; username: string }
  | { type: 'clock.ticked'; now: number }
  | { type: 'xstate.done.actor.botCheck'; output: BotVerdict }
  | { type: 'xstate.error.actor.botCheck'; error: string }
  | { type: 'xstate.done.actor.requestCode'; output: CodeRequestResult | typeof BROKEN_ANSWER }
  | PathStart;

const input = { action: 'confirm_signup' } as const;
const username = 'ana@example.com';
const proceed: BotVerdict = { verdict: 'proceed', token: null };
const blocked: BotVerdict = { verdict: 'blocked', message: 'Actividad sospechosa detectada' };
const sent: CodeRequestResult = { ok: true, value: { username } };
/** Wait requested by the server, in ms. */
const TOLD_WAIT = 600_000;
const told: CodeRequestResult = {
  ok: false,
  failure: sampleFailure('TOO_MANY_REQUESTS', { status: 429, retryAfter: TOLD_WAIT / 1_000 }),
};
const lost: CodeRequestResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };

const events = [
  { type: 'code.sent', at: NOW },
  { type: 'code.requested', username },
  { type: 'clock.ticked', now: NOW + 15_000 },
  { type: 'clock.ticked', now: NOW + 15_000 + TOLD_WAIT },
  ...doneEventsOf('botCheck', proceed, blocked),
  { type: 'xstate.error.actor.botCheck', error: 'gone' },
  ...doneEventsOf('requestCode', sent, told, lost, BROKEN_ANSWER),
] as const;

const SAID: Partial<Record<string, string>> = {
  ...COMMON_FAILURE_MESSAGES,
  BOT_CHECK_FAILED: 'Actividad sospechosa detectada',
  TOO_MANY_REQUESTS:
    'Demasiados intentos. Espera un momento antes de reintentar. Podrás volver a intentarlo en 10 minutos.',
};

const button = () => screen.getByRole('button');
const seen = () => ({
  button: button().textContent,
  isBusy: button().getAttribute('aria-busy') === 'true',
  reason: document.querySelector('[aria-disabled] + span')?.textContent ?? null,
  news: document.querySelector('output')?.textContent,
  alert: screen.queryByRole('alert')?.textContent ?? null,
});
/** Visible state after some events: the failure, and the wait since its start, by default on the first clock. */
interface Shown {
  failure: { code: string } | null;
  rest: { wait: number; since: number | null; now: number } | null;
}
const pause = CODE_LIMITS.resendPause;

function afterEvent(before: Shown, event: Event): Shown {
  switch (event.type) {
    case 'code.sent':
      return { ...before, rest: { wait: pause, since: event.at, now: event.at } };
    case 'code.requested':
      return { failure: null, rest: null };
    case 'clock.ticked': {
      const { wait = 0, since = null } = before.rest ?? {};
      const start = since ?? event.now;
      if (event.now >= start + wait) return { failure: null, rest: null };
      return { ...before, rest: { wait, since: start, now: event.now } };
    }
    case 'xstate.done.actor.botCheck':
      return event.output.verdict === 'proceed'
        ? before
        : { ...before, failure: { code: 'BOT_CHECK_FAILED' } };
    case 'xstate.done.actor.requestCode': {
      const rest = (wait: number) => ({ wait, since: null, now: 0 });
      if (event.output.ok) return { failure: null, rest: rest(pause) };
      const isTold = event.output === told;
      return { failure: event.output.failure, rest: isTold ? rest(TOLD_WAIT) : null };
    }
    case 'xstate.error.actor.botCheck':
      return { ...before, failure: BROKEN_ANSWER.failure };
    case 'xstate.init':
      break;
  }
  return before;
}

const shownAfter = (past: readonly Event[]) => past.reduce(afterEvent, { failure: null, rest: null });
const ready = (past: readonly Event[]) => {
  const { failure } = shownAfter(past);
  return {
    button: 'Enviar otro código',
    isBusy: false,
    reason: null,
    news: '',
    alert: failure && (SAID[failure.code] ?? ''),
  };
};
const busy = (past: readonly Event[]) => ({ ...ready(past), button: 'Enviando otro código…', isBusy: true });
const clockOf = (seconds: number) =>
  `Podrás pedir otro dentro de ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const resting = (past: readonly Event[]) => {
  const { wait, since, now } = shownAfter(past).rest ?? { wait: 0, since: null, now: 0 };
  return { ...ready(past), reason: clockOf((wait - (since === null ? 0 : now - since)) / 1_000) };
};

const seesReady = (past: readonly Event[]) => expect(seen()).toEqual(ready(past));
const seesBusy = (past: readonly Event[]) => expect(seen()).toEqual(busy(past));
const seesResting = (past: readonly Event[], news = '') => expect(seen()).toEqual({ ...resting(past), news });
const SENT_AGAIN = 'Si hay una cuenta con ese email, te hemos mandado otro código. El anterior ya no vale.';

walkChart({
  name: 'the wish for another code',
  proves: 'R7.4 R8.6 battery 49',
  machine: codeRequestMachine,
  input,
  events,
  look: ({ context }) => context,
  mount: openRequest,
  oracles: {
    ready: seesReady,
    proving: seesBusy,
    sending: seesBusy,
    'resting.first': (past) => seesResting(past),
    'resting.another': (past) => seesResting(past, SENT_AGAIN),
    'resting.refused': (past) => seesResting(past),
  },
});

test('without an address it says what is missing, and asks nobody', async () => {
  const { asked } = await openRequest('');
  await act(async () => fireEvent.click(button()));
  expect([seen().alert, asked]).toEqual(['El email es requerido', []]);
});

afterEach(cleanup);

async function openRequest(typed = username) {
  let verdict = deferred<BotVerdict>();
  let answer = deferred<CodeRequestResult>();
  let tick = (_now: number) => {};
  const asked: unknown[] = [];
  const actors = {
    botCheck: fromPromise<BotVerdict, { action: BotCheckForm }>(
      () => (verdict = deferred<BotVerdict>()).promise,
    ),
  };
  const ask = (request: unknown) => {
    asked.push(request);
    return (answer = deferred<CodeRequestResult>()).promise;
  };
  const logic = wireCodeRequest(ask, { actors }).provide({
    actors: {
      watchClock: fromCallback(({ sendBack }) => {
        tick = (now) => sendBack({ type: 'clock.ticked', now });
      }),
    },
  });
  const actorRef = createActor(logic, { input }).start();
  await renderWithMarketProviders(<ResendCode actorRef={actorRef} username={typed} />);
  const drivers: Drivers<(typeof events)[number]> = {
    'code.sent': (event) => actorRef.send(event),
    'code.requested': () => fireEvent.click(button()),
    'clock.ticked': ({ now }) => tick(now),
    'xstate.done.actor.botCheck': ({ output }) => verdict.resolve(output),
    'xstate.error.actor.botCheck': ({ error }) => verdict.reject(error),
    'xstate.done.actor.requestCode': ({ output }) => settleVerb(answer, output),
  };
  return { actorRef, drivers, asked };
}
