import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { BotCheckForm } from '../../../contract/auth/bot-check.ts';
import type { BotCheckSetup } from '../../../contract/auth/bot-check-profile.ts';
import {
  botAnswer,
  botCheckScene,
  botCheckStepFailure,
  scriptedProvider,
  TOKEN,
} from '../../../tests/support/charts/bot-check.ts';
import { wireBotCheckMachine } from '../../wiring/auth/bot-check.wiring.ts';
import { botCheckMachine } from './bot-check.machine.ts';

const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

type Script = Parameters<typeof scriptedProvider>[0];

function open(script: Script = {}, setup: BotCheckSetup | null = botCheckScene()) {
  const clock = new SimulatedClock();
  const { services, asked } = scriptedProvider(script);
  const actor = createActor(wireBotCheckMachine(services), { clock, input: { setup } }).start();
  const pass = async (...times: number[]) => {
    for (const time of times) {
      clock.increment(time);
      await settle();
    }
  };
  const request = async (action: BotCheckForm = 'login') => {
    actor.send({ type: 'check.requested', action });
    await settle();
  };
  return {
    actor,
    asked,
    pass,
    request,
    prepare: async () => {
      actor.send({ type: 'preparation.requested' });
      await settle();
    },
    /** Runs a check from start to end on the simulated clock, without delays. */
    check: async (action: BotCheckForm = 'login') => {
      await request(action);
      await pass(1_500);
      return actor.getSnapshot().context;
    },
    at: () => actor.getSnapshot().value,
    read: () => actor.getSnapshot().context,
  };
}

const steps = (asked: readonly string[]) => asked.map((one) => one.split(' ')[0]);
const required = botCheckScene({ required: ['login'] });
const skipped = { verdict: 'proceed', token: null };
const blocked = (message: string) => ({ verdict: 'blocked', message });

describe(botCheckMachine.id, () => {
  test('R9.6 nothing is fetched before a form is touched', async () => {
    const { asked, pass, at } = open();
    await pass(60_000);
    expect([asked, at()]).toEqual([[], { script: 'absent', check: 'idle' }]);
  });

  test('R3.17 R9.6 a form that was touched in time has its token at once', async () => {
    const { asked, prepare, pass, request, read } = open();
    await prepare();
    await pass(1_499);
    expect(steps(asked)).toEqual(['script']);
    await pass(1);
    expect(steps(asked)).toEqual(['script', 'ready']);
    await request();
    expect(asked).toEqual([
      'script https://captcha.example/api.js?render=k',
      'ready',
      'token k login',
      `verify ${TOKEN} login`,
    ]);
    const { verdict, judged, token } = read();
    expect([verdict, token]).toEqual([{ verdict: 'proceed', token: TOKEN }, null]);
    expect(judged).toEqual({
      ...botAnswer(),
      shouldProceed: true,
      recommendedAction: 'allow',
      message: 'Verificación superada',
    });
  });

  test('R9.5 each form is checked under the name of its settings', async () => {
    const { asked, check, request } = open();
    await check('forgot_password');
    for (const action of ['reset_password', 'confirm_signup', 'signup', 'contact'] as const)
      await request(action);
    expect(asked.filter((one) => one.startsWith('token'))).toEqual([
      'token k password_reset',
      'token k password_reset',
      'token k signup',
      'token k signup',
      'token k contact_form',
    ]);
  });

  test('R9.6 readiness is asked every 100 ms, and for 5 s at most', async () => {
    const { asked, prepare, pass, at } = open({ ready: Array<boolean>(200).fill(false) });
    await prepare();
    await pass(1_500, 99);
    expect(steps(asked).filter((one) => one === 'ready').length).toBe(1);
    await pass(1, 100, 100);
    expect(steps(asked).filter((one) => one === 'ready').length).toBe(4);
    await pass(4_699);
    expect(at()).toEqual({ script: { polling: 'waiting' }, check: 'idle' });
    await pass(1);
    expect(at()).toEqual({ script: 'pausing', check: 'idle' });
  });

  test('R8.5 R9.6 the script is asked for three times, 1 s and 2 s apart; then the check says so', async () => {
    const { asked, request, pass, read, at } = open(
      { loads: [botCheckStepFailure('Script load error'), 'never', botCheckStepFailure('net')] },
      required,
    );
    await request();
    await pass(999);
    expect(asked.length).toBe(1);
    await pass(1, 4_999);
    expect([asked.length, at()]).toEqual([2, { script: 'loading', check: { running: 'awaitingScript' } }]);
    await pass(1, 1_999);
    expect(asked.length).toBe(2);
    await pass(1);
    expect(asked.length).toBe(3);
    expect(read().verdict).toEqual(
      blocked(
        'reCAPTCHA validation failed: Failed to load reCAPTCHA script after 3 attempts. Last error: net',
      ),
    );
    expect(at()).toEqual({ script: 'absent', check: 'idle' });
  });

  test('R8.3 R9.4 a script that never comes skips the check where it is not required', async () => {
    const { request, pass, read, asked } = open({ loads: ['never', 'never', 'never'] });
    await request();
    await pass(5_000, 1_000, 5_000, 2_000, 1_999);
    expect([asked.length, read().verdict]).toEqual([3, null]);
    await pass(1);
    expect(read().verdict).toEqual(skipped);
  });

  test('R8.4 R8.5 R9.6 an execution has 10 s, and each further try comes 1 s × tries later', async () => {
    const { check, pass, asked, read } = open(
      { tokens: ['never', new Error('sin red'), botCheckStepFailure('reCAPTCHA token invalid')] },
      required,
    );
    await check();
    await pass(9_999);
    expect(read().reason).toBe(null);
    await pass(1);
    expect(read().reason).toBe(
      'Error detectado en el navegador del cliente durante la generación del token: reCAPTCHA execute timeout',
    );
    await pass(999);
    expect(asked.filter((one) => one.startsWith('token')).length).toBe(1);
    await pass(1);
    expect(read().reason).toBe(
      'Error detectado en el navegador del cliente durante la generación del token: sin red',
    );
    await pass(1_999);
    expect(read().verdict).toBe(null);
    await pass(1);
    expect(read().verdict).toEqual(
      blocked(
        'reCAPTCHA validation failed: Error detectado en el navegador del cliente durante la generación del token: reCAPTCHA token invalid',
      ),
    );
  });

  test('R9.4 a whole check has the time of its action, however many tries are left', async () => {
    const { check, pass, read } = open({ tokens: ['never', 'never'] }, required);
    await check();
    await pass(10_000, 1_000, 2_499);
    expect(read().verdict).toBe(null);
    await pass(1);
    expect(read().verdict).toEqual(blocked('reCAPTCHA validation failed: reCAPTCHA validation timeout'));
  });

  test('R8.4 R9.4 after its tries a check is judged with score 0 and the last reason', async () => {
    const { check, pass, asked, read } = open(
      {
        answers: [
          botCheckStepFailure('HTTP error! status: 500'),
          botCheckStepFailure('uno'),
          botCheckStepFailure('dos'),
        ],
      },
      required,
    );
    await check();
    await pass(1_000, 2_000);
    expect(steps(asked).filter((one) => one === 'verify').length).toBe(3);
    expect(read().judged).toEqual({
      success: false,
      score: 0,
      valid: false,
      risk_level: 'high',
      shouldProceed: false,
      recommendedAction: 'block',
      message: 'dos',
    });
    expect(read().verdict).toEqual(blocked('reCAPTCHA validation failed: dos'));
  });

  test('R9.4 a form of fewer tries gives up earlier; whoever tries again starts anew', async () => {
    const setup = botCheckScene({ required: ['contact'] });
    const { check, pass, request, read } = open(
      { answers: [botCheckStepFailure('uno'), botCheckStepFailure('dos')] },
      setup,
    );
    await check('contact');
    await pass(1_000);
    expect(read().verdict).toEqual(blocked('reCAPTCHA validation failed: dos'));
    await request('contact');
    expect(read().verdict).toEqual({ verdict: 'proceed', token: TOKEN });
  });

  test('battery 54 without a provider, or with a disabled profile, nobody is asked', async () => {
    for (const setup of [null, botCheckScene({ profile: 'disabled', required: ['login'] })]) {
      const { check, prepare, asked } = open({}, setup);
      await prepare();
      const { verdict } = await check();
      expect([verdict, asked]).toEqual([skipped, []]);
    }
  });

  test('R9.6 the last 100 entries are kept, and no token is among them', async () => {
    const { prepare, pass, request, read } = open();
    await prepare();
    await pass(1_500);
    expect(read().log).toEqual([
      { step: 'script.asked', detail: '1' },
      { step: 'script.ready', detail: '' },
    ]);
    for (let check = 0; check < 40; check += 1) await request();
    const { log } = read();
    expect([log.length, log.slice(-4)]).toEqual([
      100,
      [
        { step: 'check.asked', detail: 'login' },
        { step: 'token.asked', detail: '1' },
        { step: 'token.earned', detail: '' },
        { step: 'check.judged', detail: '0.9 allow' },
      ],
    ]);
    expect(JSON.stringify(log).includes(TOKEN)).toBe(false);
  });

  test('what was given up in the meantime changes nothing when it comes late', async () => {
    let answer = (_: { ok: true; token: string }) => {};
    const { services, asked } = scriptedProvider();
    const clock = new SimulatedClock();
    const logic = wireBotCheckMachine({
      ...services,
      execute: () => new Promise((resolve) => (answer = resolve)),
    });
    const actor = createActor(logic, { clock, input: { setup: botCheckScene() } }).start();
    actor.send({ type: 'check.requested', action: 'contact' });
    await settle();
    clock.increment(1_500);
    await settle();
    clock.increment(8_500);
    expect(actor.getSnapshot().context.verdict).toEqual(skipped);
    answer({ ok: true, token: TOKEN });
    await settle();
    expect(asked.some((one) => one.startsWith('verify'))).toBe(false);
  });
});
