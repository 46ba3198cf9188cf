import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import type { BotVerdict, SiteAction } from '../../contract/bot-check/bot-check.ts';
import { CODES } from '../../contract/users/code-limits.ts';
import { ResendCode } from '../../src/components/account/ResendCode.tsx';
import { codeRequestMachine } from '../../src/machines/code-request/code-request.machine.ts';
import type { CodeRequestResult } from '../../src/machines/code-request/code-request.types.ts';
import { wireCodeRequest } from '../../src/wiring/account/account.wiring.ts';
import { BROKEN, settle } from '../support/broken-verb.ts';
import { answersOf, leafOf } from '../support/charts.ts';
import { deferred } from '../support/deferred.ts';
import { FAILURE_WORDS } from '../support/page-words.ts';
import { renderMarket } from '../support/render-market.tsx';
import { NOW, sampleFailure } from '../support/samples.ts';
import { eventTypesIn, happen, pathsOf, statesIn, trailOf } from '../support/walks.ts';

type Snapshot = SnapshotFrom<typeof codeRequestMachine>;

const input = { action: 'confirm_signup' } as const;
const username = 'ana@example.com';
const proceed: BotVerdict = { verdict: 'proceed', token: null };
const blocked: BotVerdict = { verdict: 'blocked', message: 'Actividad sospechosa detectada' };
const sent: CodeRequestResult = { ok: true, value: { username } };
const told: CodeRequestResult = {
  ok: false,
  failure: sampleFailure('TOO_MANY_REQUESTS', { status: 429, retryAfter: 600 }),
};
const lost: CodeRequestResult = { ok: false, failure: sampleFailure('NO_RESPONSE') };

const events = [
  { type: 'code.sent', at: NOW },
  { type: 'code.requested', username },
  { type: 'clock.ticked', now: NOW + 15_000 },
  { type: 'clock.ticked', now: NOW + 15_000 + 600_000 },
  ...answersOf('botCheck', proceed, blocked),
  { type: 'xstate.error.actor.botCheck', error: 'gone' },
  ...answersOf('requestCode', sent, told, lost, BROKEN),
];

const paths = pathsOf(codeRequestMachine, {
  input,
  events,
  look: (state) => state.context,
});

const SAID: Partial<Record<string, string>> = {
  ...FAILURE_WORDS,
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
const ready = ({ context: { failure } }: Snapshot) => ({
  button: 'Enviar otro código',
  isBusy: false,
  reason: null,
  news: '',
  alert: failure && (SAID[failure.code] ?? ''),
});
const busy = (state: Snapshot) => ({ ...ready(state), button: 'Enviando otro código…', isBusy: true });
const PAUSE = CODES.resendPause / 1_000;
const clockOf = (seconds: number) =>
  `Podrás pedir otro dentro de ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const resting = (state: Snapshot, seconds: number) => {
  const { until, now } = state.context;
  return { ...ready(state), reason: clockOf(until === null ? seconds : (until - now) / 1_000) };
};

const oracles: Record<string, (state: Snapshot) => void> = {
  ready: (state) => expect(seen()).toEqual(ready(state)),
  proving: (state) => expect(seen()).toEqual(busy(state)),
  sending: (state) => expect(seen()).toEqual(busy(state)),
  'resting.first': (state) => expect(seen()).toEqual(resting(state, PAUSE)),
  'resting.another': (state) =>
    expect(seen()).toEqual({
      ...resting(state, PAUSE),
      news: 'Si hay una cuenta con ese email, te hemos mandado otro código. El anterior ya no vale.',
    }),
  'resting.refused': (state) => expect(seen()).toEqual(resting(state, 600)),
};

afterEach(cleanup);

describe('the wish for another code follows its statechart', () => {
  test('every state has an oracle, every event a driver, and each is met', async () => {
    const steps = paths.flatMap((path) => path.steps);
    expect(statesIn(steps)).toEqual(Object.keys(oracles).toSorted());
    const { drivers } = await mount();
    expect(eventTypesIn(steps)).toEqual(Object.keys(drivers).toSorted());
    expect(codeRequestMachine.events.filter((type) => !(type in drivers))).toEqual([]);
  });

  for (const { steps } of paths) {
    const name = trailOf(steps);
    test(`R7.4 R8.6 battery 49 ${name}`, async () => {
      const { drivers, actorRef } = await mount();
      for (const { event, state } of steps) {
        await act(async () => happen(drivers, event));
        const { value, context } = actorRef.getSnapshot();
        expect([value, context]).toEqual([state.value, state.context]);
        oracles[leafOf(state)]?.(state as Snapshot);
      }
    });
  }

  test('without an address it says what is missing, and asks nobody', async () => {
    const { asked } = await mount('');
    await act(async () => fireEvent.click(button()));
    expect([seen().alert, asked]).toEqual(['El email es requerido', []]);
  });
});

async function mount(typed = username) {
  let verdict = deferred<BotVerdict>();
  let answer = deferred<CodeRequestResult>();
  let tick = (_now: number) => {};
  const asked: unknown[] = [];
  const actors = {
    botCheck: fromPromise<BotVerdict, { action: SiteAction }>(
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
  await renderMarket(<ResendCode actorRef={actorRef} username={typed} />);
  const drivers: Record<string, (event: never) => void> = {
    'xstate.init': () => {},
    'code.sent': (event) => actorRef.send(event),
    'code.requested': () => fireEvent.click(button()),
    'clock.ticked': ({ now }: { now: number }) => tick(now),
    'xstate.done.actor.botCheck': ({ output }: { output: BotVerdict }) => verdict.resolve(output),
    'xstate.error.actor.botCheck': ({ error }: { error: unknown }) => verdict.reject(error),
    'xstate.done.actor.requestCode': ({ output }: { output: CodeRequestResult }) => settle(answer, output),
  };
  return { actorRef, drivers, asked };
}
