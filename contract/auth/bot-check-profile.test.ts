import { expect, test } from 'vitest';
import { isBotCheckForm, BOT_CHECK_FORMS, type BotCheckForm } from './bot-check.ts';
import { actionRule, BOT_CHECK_PROFILES, type BotCheckProfile, botCheckRule } from './bot-check-profile.ts';

/**
 * Columns: site action, provider's action name, timeout in seconds, attempts, minimum score for strict, balanced and
 * permissive.
 */
test.each<[BotCheckForm, string, number, number, number, number, number]>([
  ['login', 'login', 15, 3, 0.7, 0.5, 0.3],
  ['signup', 'signup', 15, 3, 0.6, 0.3, 0.3],
  ['confirm_signup', 'signup', 15, 3, 0.6, 0.3, 0.3],
  ['forgot_password', 'password_reset', 12, 2, 0.6, 0.4, 0.3],
  ['reset_password', 'password_reset', 12, 2, 0.6, 0.4, 0.3],
  ['contact', 'contact_form', 10, 2, 0.7, 0.6, 0.3],
])(
  'R9.4 R9.5 %s is %s: %i s, %i tries, scores of %d, %d and %d',
  (site, action, seconds, retries, ...least) => {
    const rule = (profile: BotCheckProfile, required: readonly BotCheckForm[] = []) =>
      botCheckRule({ profile, required }, site);
    const same = { action, timeout: seconds * 1_000, retries };
    const [strict, balanced, permissive] = least;
    expect(BOT_CHECK_PROFILES.map((profile) => rule(profile))).toEqual([
      { ...same, isRequired: true, minScore: strict },
      { ...same, isRequired: false, minScore: balanced },
      { ...same, isRequired: false, minScore: permissive },
      { ...same, isRequired: false, minScore: 0 },
    ]);
    expect(BOT_CHECK_PROFILES.map((profile) => rule(profile, [site]).isRequired)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  },
);

test.each([
  ['submit', 10_000],
  ['default', 15_000],
] as const)(
  'R9.4 %s, which no form of the site is checked as, has %i ms and two tries',
  (action, timeout) => {
    expect(BOT_CHECK_PROFILES.map((profile) => actionRule(profile, action))).toEqual(
      [0.6, 0.5, 0.3, 0].map((minScore) => ({ action, timeout, retries: 2, minScore })),
    );
  },
);

test('R9.5 nothing else is an action of the site', () => {
  expect([...Object.keys(BOT_CHECK_FORMS), 'toString', 'submit', ''].filter(isBotCheckForm)).toEqual([
    'login',
    'signup',
    'forgot_password',
    'reset_password',
    'confirm_signup',
    'contact',
  ]);
});
