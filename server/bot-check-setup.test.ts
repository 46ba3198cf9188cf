import { describe, expect, test } from 'vitest';
import { allowedOriginsOf } from './http/allowed-origins.ts';
import { botCheckSetupOf } from './bot-check-setup.ts';
import { readConfig } from './config.ts';

const GOOGLE = { CAPTCHA_PROVIDER: 'recaptcha', CAPTCHA_SITE_KEY: 'k&1', CAPTCHA_SECRET: 's' };

describe(botCheckSetupOf.name, () => {
  test('R9.4 the default is our own, in balance, and required for nothing', () => {
    expect(readConfig({}).installation.botCheck).toEqual({
      profile: 'balanced',
      required: [],
      siteKey: 'local',
      script: { address: '/bot-check.js?render=local', isModule: true },
    });
  });

  test("R7.25 Google's script is asked for with the site key; the secret is told to no page", () => {
    const config = readConfig({ ...GOOGLE, CAPTCHA_PROFILE: 'strict', CAPTCHA_REQUIRED: 'login' });
    expect(config.installation.botCheck).toEqual({
      profile: 'strict',
      required: ['login'],
      siteKey: 'k&1',
      script: { address: 'https://www.google.com/recaptcha/api.js?render=k%261', isModule: false },
    });
  });

  test.each([{ CAPTCHA_PROVIDER: 'off' }, { CAPTCHA_PROFILE: 'disabled' }])('R9.5 %o is no check', (env) => {
    expect(readConfig(env).installation.botCheck).toBe(null);
  });
});

describe(allowedOriginsOf.name, () => {
  test('battery 122 only with recaptcha may pages load what is not ours', () => {
    const none = { scripts: [], frames: [], connections: [] };
    expect(allowedOriginsOf(readConfig({}))).toEqual(none);
    const google = ['https://www.google.com', 'https://www.gstatic.com'];
    expect(allowedOriginsOf(readConfig(GOOGLE))).toEqual({
      scripts: google,
      frames: google,
      connections: google,
    });
  });
});
