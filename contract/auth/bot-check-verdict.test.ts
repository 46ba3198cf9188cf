import { describe, expect, test } from 'vitest';
import type { BotCheckAnswer } from './bot-check.ts';
import { BOT_CHECK_PROFILES, botCheckRule } from './bot-check-profile.ts';
import {
  judgeBotCheck,
  judgeFailedBotCheck,
  riskOf,
  verdictOf,
  verdictOnFailure,
} from './bot-check-verdict.ts';

const answer = (score: number, valid = true): BotCheckAnswer => ({
  success: true,
  score,
  valid,
  risk_level: riskOf(score),
});
const rule = (isRequired: boolean, minScore = 0.5) => ({ isRequired, minScore });

describe(judgeBotCheck, () => {
  test.each([
    ['low risk and passing', answer(0.9), 'allow', 'Verificación superada'],
    ['medium risk and passing', answer(0.5), 'challenge', 'Se recomienda verificación adicional'],
    ['medium risk, too low', answer(0.4), 'challenge', 'Se recomienda verificación adicional'],
    ['high risk', answer(0.2), 'block', 'Actividad sospechosa detectada'],
    ['low risk, not valid', answer(0.9, false), 'block', 'Actividad sospechosa detectada'],
  ])('R4.7 %s', (_, given, recommendedAction, message) => {
    const { recommendedAction: recommended, message: said } = judgeBotCheck(given, rule(true));
    expect([recommended, said]).toEqual([recommendedAction, message]);
  });

  test.each([
    ['reached', answer(0.5), true, true],
    ['a hair below', answer(0.499), false, true],
    ['not valid', answer(1, false), false, true],
  ])('R5.25 the minimum is %s', (_, given, whenRequired, whenNot) => {
    expect([
      judgeBotCheck(given, rule(true)).shouldProceed,
      judgeBotCheck(given, rule(false)).shouldProceed,
    ]).toEqual([whenRequired, whenNot]);
  });
});

const TOKEN = 'token-of-the-check-000000';
const proceed = (token: string | null) => ({ verdict: 'proceed', token });

describe('battery 54 the outcomes of a check', () => {
  test.each([
    ['a good score', answer(0.9), proceed(TOKEN), proceed(TOKEN)],
    [
      'a low score',
      answer(0.1),
      { verdict: 'blocked', message: 'Actividad sospechosa detectada' },
      proceed(TOKEN),
    ],
  ])('%s: required, or not', (_, given, whenRequired, whenNot) => {
    const outcomes = [true, false].map((isRequired) =>
      verdictOf(judgeBotCheck(given, rule(isRequired)), TOKEN),
    );
    expect(outcomes).toEqual([whenRequired, whenNot]);
  });

  test.each([
    ['provider down', 'HTTP error! status: 503'],
    ['timeout', 'reCAPTCHA validation timeout'],
    ['nothing known', null],
  ])('R8.3 R8.4 %s: required, or not', (_, reason) => {
    const judged = judgeFailedBotCheck(reason);
    expect([true, false].map((isRequired) => verdictOnFailure(judged, { isRequired }))).toEqual([
      {
        verdict: 'blocked',
        message: `reCAPTCHA validation failed: ${reason ?? 'Validación de reCAPTCHA falló'}`,
      },
      proceed(null),
    ]);
  });
});

describe(botCheckRule, () => {
  const scores = (profile: (typeof BOT_CHECK_PROFILES)[number]) =>
    (['login', 'signup', 'forgot_password', 'reset_password', 'confirm_signup', 'contact'] as const).map(
      (action) => botCheckRule({ profile, required: ['login'] }, action),
    );

  test('R9.4 R9.5 balanced is what the actions say', () => {
    expect(scores('balanced')).toEqual([
      { action: 'login', isRequired: true, minScore: 0.5, timeout: 15_000, retries: 3 },
      { action: 'signup', isRequired: false, minScore: 0.3, timeout: 15_000, retries: 3 },
      { action: 'password_reset', isRequired: false, minScore: 0.4, timeout: 12_000, retries: 2 },
      { action: 'password_reset', isRequired: false, minScore: 0.4, timeout: 12_000, retries: 2 },
      { action: 'signup', isRequired: false, minScore: 0.3, timeout: 15_000, retries: 3 },
      { action: 'contact_form', isRequired: false, minScore: 0.6, timeout: 10_000, retries: 2 },
    ]);
  });

  test('R9.5 strict asks for 0.6 to 0.7 of everybody, permissive for little, disabled for nothing', () => {
    expect(
      BOT_CHECK_PROFILES.map((profile) =>
        scores(profile).map(({ minScore, isRequired }) => [minScore, isRequired]),
      ),
    ).toEqual([
      [
        [0.7, true],
        [0.6, true],
        [0.6, true],
        [0.6, true],
        [0.6, true],
        [0.7, true],
      ],
      [
        [0.5, true],
        [0.3, false],
        [0.4, false],
        [0.4, false],
        [0.3, false],
        [0.6, false],
      ],
      [
        [0.3, true],
        [0.3, false],
        [0.3, false],
        [0.3, false],
        [0.3, false],
        [0.3, false],
      ],
      [
        [0, false],
        [0, false],
        [0, false],
        [0, false],
        [0, false],
        [0, false],
      ],
    ]);
  });

  test('R5.25 every minimum lies between 0 and 1', () => {
    const all = BOT_CHECK_PROFILES.flatMap((profile) => scores(profile).map(({ minScore }) => minScore));
    expect(all.filter((score) => score < 0 || score > 1)).toEqual([]);
  });
});
