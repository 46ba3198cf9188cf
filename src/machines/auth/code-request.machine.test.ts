import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { BotVerdict } from '../../../contract/auth/bot-check.ts';
import { CODE_LIMITS } from '../../../contract/auth/code-limits.ts';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { NOW, sampleFailure } from '../../../tests/support/samples/samples.ts';
import { codeRequestMachine } from './code-request.machine.ts';
import type { CodeRequestResult } from './code-request.types.ts';

const input = { action: 'confirm_signup' } as const;
const username = 'ana@example.com';
const proceed: BotVerdict = { verdict: 'proceed', token: 'earned' };
const blocked: BotVerdict = { verdict: 'blocked', message: 'Actividad sospechosa detectada' };
const sent: CodeRequestResult = { ok: true, value: { username } };
const told: CodeRequestResult = {
  ok: false,
  failure: sampleFailure('TOO_MANY_REQUESTS', { status: 429, retryAfter: 600 }),
};
const lost: CodeRequestResult = { ok: false, failure: sampleFailure('TIMEOUT') };

function open(answer: CodeRequestResult = sent, verdict: BotVerdict = proceed) {
  const asked: unknown[] = [];
  let tick = (_now: number) => {};
  const actor = createActor(
    codeRequestMachine.provide({
      actors: {
        botCheck: fromPromise(async () => verdict),
        requestCode: fromPromise(async ({ input: request }) => {
          asked.push(request);
          return answer;
        }),
        watchClock: fromCallback(({ sendBack }) => {
          tick = (now) => sendBack({ type: 'clock.ticked', now });
        }),
      },
    }),
    { input },
  ).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, asked, settled, tick: (now: number) => tick(now) };
}

describe(codeRequestMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'code.sent', at: NOW },
      { type: 'code.requested', username },
      { type: 'code.requested', username: '' },
      { type: 'clock.ticked', now: NOW },
      { type: 'clock.ticked', now: NOW + CODE_LIMITS.resendPause },
      { type: 'clock.ticked', now: NOW + 600_000 },
      ...doneEventsOf('botCheck', proceed, blocked),
      { type: 'xstate.error.actor.botCheck', error: 'gone' },
      ...doneEventsOf('requestCode', sent, told, lost),
    ];
    expect(edgesOf(codeRequestMachine, { input, events })).toEqual(
      [
        'proving --xstate.done.actor.botCheck--> ready',
        'proving --xstate.done.actor.botCheck--> sending',
        'proving --xstate.error.actor.botCheck--> ready',
        'ready --code.requested--> proving',
        'ready --code.requested--> ready',
        'ready --code.sent--> resting.first',
        'resting.another --clock.ticked--> ready',
        'resting.another --clock.ticked--> resting.another',
        'resting.first --clock.ticked--> ready',
        'resting.first --clock.ticked--> resting.first',
        'resting.refused --clock.ticked--> ready',
        'resting.refused --clock.ticked--> resting.refused',
        'sending --xstate.done.actor.requestCode--> ready',
        'sending --xstate.done.actor.requestCode--> resting.another',
        'sending --xstate.done.actor.requestCode--> resting.refused',
      ].toSorted(),
    );
    expect(answerEffectsOf(codeRequestMachine, { input, events })).toEqual([
      'botCheck broken → failure: INTERNAL',
      'botCheck value → captchaToken: token',
      'botCheck value → failure: BOT_CHECK_FAILED',
      'requestCode TIMEOUT → failure: TIMEOUT',
      'requestCode TOO_MANY_REQUESTS → failure: TOO_MANY_REQUESTS',
      'requestCode ok → nothing',
    ]);
  });

  test('twenty presses ask once, for the address in its canonical form and with the token', async () => {
    const { actor, asked, settled } = open();
    for (let press = 0; press < 20; press += 1)
      actor.send({ type: 'code.requested', username: ' ANA@example.com ' });
    await settled();

    expect(asked).toEqual([{ values: { username }, captchaToken: 'earned' }]);
    expect(actor.getSnapshot().value).toEqual({ resting: 'another' });
  });

  test('the pause runs from the first tick of the clock, however long the device slept', async () => {
    const { actor, settled, tick } = open();
    actor.send({ type: 'code.requested', username });
    await settled();
    tick(NOW);
    tick(NOW + CODE_LIMITS.resendPause - 1);
    expect(actor.getSnapshot().value).toEqual({ resting: 'another' });
    tick(NOW + CODE_LIMITS.resendPause + 3_600_000);
    expect(actor.getSnapshot().value).toBe('ready');
  });

  test('a code that another screen sent is rested upon from when it was sent', () => {
    const { actor, tick } = open();
    actor.send({ type: 'code.sent', at: NOW });
    tick(NOW + CODE_LIMITS.resendPause - 1);
    expect(actor.getSnapshot().value).toEqual({ resting: 'first' });
    tick(NOW + CODE_LIMITS.resendPause);
    expect(actor.getSnapshot().value).toBe('ready');
  });

  test('battery 49 who is told to wait waits as long, and is told why meanwhile', async () => {
    const { actor, settled, tick } = open(told);
    actor.send({ type: 'code.requested', username });
    await settled();
    tick(NOW);
    tick(NOW + 599_999);
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure?.code]).toEqual([{ resting: 'refused' }, 'TOO_MANY_REQUESTS']);
    tick(NOW + 600_000);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['ready', null]);
  });

  test.each([
    ['no address', '', sent, proceed, 'VALIDATION_FAILED', 0],
    ['no answer', username, lost, proceed, 'TIMEOUT', 1],
    ['a bot check that blocks', username, sent, blocked, 'BOT_CHECK_FAILED', 0],
  ] as const)('with %s it may be tried again at once', async (_, typed, answer, verdict, code, requests) => {
    const { actor, asked, settled } = open(answer, verdict);
    actor.send({ type: 'code.requested', username: typed });
    await settled();
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure?.code, asked.length]).toEqual(['ready', code, requests]);
  });
});
