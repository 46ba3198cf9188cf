import { afterAll, describe, expect, test, vi } from 'vitest';
import { botTokens } from '../../server/db/schema-auth.ts';
import { pruneBotTokens } from '../../server/services/auth/bot-tokens.ts';
import { describeApi, type TestApi } from '../support/api/api.ts';
import { GOOGLE_SECRET, GOOGLE_SITE_KEY, googleToken, startFakeGoogle } from '../support/http/fake-google.ts';
import { solveBotCheck } from '../support/api/bot-check-token.ts';
import { PASSWORD } from '../support/api/users.ts';

const google = await startFakeGoogle();
afterAll(() => google.stop());

const GOOGLE = {
  CAPTCHA_PROVIDER: 'recaptcha',
  CAPTCHA_ORIGIN: google.origin,
  CAPTCHA_SITE_KEY: GOOGLE_SITE_KEY,
  CAPTCHA_SECRET: GOOGLE_SECRET,
};

const verify = async (api: TestApi, token: string, action = 'login') => {
  const { status, body } = await api.call('verifyBotCheck', { body: { token, action } });
  return [status, body];
};
const unproven = (error: string, action = 'login') => [
  200,
  { success: false, score: 0, valid: false, risk_level: 'high', action, error },
];
const proven = (score: number, risk: string, action = 'login') => [
  200,
  { success: true, score, valid: true, risk_level: risk, action },
];
const login = async (api: TestApi, email: string, token?: string) => {
  const { status, body } = await api.call('login', {
    body: { username: email, password: PASSWORD },
    ...(token !== undefined && { headers: { 'x-captcha-token': token } }),
  });
  return [status, body.status?.code ?? 'SUCCESS'];
};
const IN = [200, 'SUCCESS'];
const OUT = [422, 'BOT_CHECK_FAILED'];

describeApi(
  'the bot check by Google',
  (api) => {
    test('R7.8 R3.17 battery 54 a score is told with its risk, and only once', async () => {
      for (const [score, risk] of [
        [0.9, 'low'],
        [0.7, 'low'],
        [0.5, 'medium'],
        [0.3, 'medium'],
        [0.1, 'high'],
      ] as const) {
        const token = googleToken('login', score);
        expect(await verify(api(), token)).toEqual(proven(score, risk));
        expect(await verify(api(), token)).toEqual(unproven('timeout-or-duplicate'));
      }
    });

    test('R3.17 a score beyond 0 and 1 is told as the nearest of them', async () => {
      expect([
        await verify(api(), googleToken('login', 1.5)),
        await verify(api(), googleToken('login', -0.5)),
      ]).toEqual([proven(1, 'low'), proven(0, 'high')]);
    });

    test('battery 54 a token is good for its own action, and spent by a try at another', async () => {
      const token = googleToken('signup', 0.9);
      expect(await verify(api(), token)).toEqual(unproven('action-mismatch'));
      expect(await verify(api(), token, 'signup')).toEqual(unproven('timeout-or-duplicate', 'signup'));
      expect(await verify(api(), googleToken('checkout', 0.9), 'checkout')).toEqual(
        unproven('action-mismatch', 'checkout'),
      );
    });

    test('battery 54 what a client says of its own score counts for nothing', async () => {
      const body = { token: googleToken('login', 0.1), action: 'login', score: 1, valid: true };
      const { body: answer } = await api().call('verifyBotCheck', { body });
      expect(answer).toEqual({ success: true, score: 0.1, valid: true, risk_level: 'high', action: 'login' });
    });

    test('R8.4 a token that Google does not know says so in `error`, as every failure of this call does', async () => {
      expect(await verify(api(), 'made-up-by-somebody-else')).toEqual(unproven('invalid-input-response'));
      const { status, body } = await api().call('verifyBotCheck', {
        body: { token: 'short', action: 'login' },
      });
      expect([status, body.error]).toEqual([422, body.status.message]);
    });

    test('battery 54 Google broken: 503 with a word, and the secret in no log', async () => {
      google.feels('broken');
      const { status, body } = await api().call('verifyBotCheck', {
        body: { token: googleToken('login', 0.9), action: 'login' },
      });
      google.feels('well');
      expect([status, body]).toEqual([
        503,
        {
          status: { code: 'UNAVAILABLE', message: 'Servicio temporalmente no disponible.' },
          error: 'Servicio temporalmente no disponible.',
        },
      ]);
      expect(api().log.filter((line) => line.includes(GOOGLE_SECRET))).toEqual([]);
    });

    test('battery 54 Google silent: it is given up after 5 s', async () => {
      google.feels('silent');
      const limits: number[] = [];
      const giveUp = new AbortController();
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        limits.push(ms);
        return giveUp.signal;
      });
      const before = google.asked.length;
      const asking = verify(api(), googleToken('login', 0.9));
      await vi.waitFor(() => expect(google.asked.length).toBe(before + 1));
      giveUp.abort();
      const [status] = await asking;
      google.feels('well');
      expect([status, limits]).toEqual([503, [5_000]]);
    });

    test('R9.4 without being required, a login needs no token and looks at none', async () => {
      const { user } = await api().person();
      expect(await login(api(), user.email)).toEqual(IN);
      expect(await login(api(), user.email, 'made-up-by-somebody-else')).toEqual(IN);
    });
  },
  { env: GOOGLE },
);

describeApi(
  'a bot check that is required',
  (api) => {
    test('battery 54 R5.25 a login without a verified token of a good score is refused', async () => {
      const { user } = await api().person();
      const [unverified, low, other] = [
        googleToken('login', 0.9),
        googleToken('login', 0.4),
        googleToken('signup', 0.9),
      ];
      const good = googleToken('login', 0.5);
      await verify(api(), low);
      await verify(api(), other, 'signup');
      await verify(api(), good);
      for (const token of [undefined, unverified, low, other]) {
        expect(await login(api(), user.email, token)).toEqual(OUT);
      }
      expect(await login(api(), user.email, good)).toEqual(IN);
    });

    test('battery 54 a verified token lets in once, and not after two minutes', async () => {
      const { user } = await api().person();
      const [token, old] = [googleToken('login', 0.5), googleToken('login', 0.9)];
      await verify(api(), token);
      expect(await login(api(), user.email, token)).toEqual(IN);
      expect(await login(api(), user.email, token)).toEqual(OUT);
      await verify(api(), old);
      api().clock.turn(2 * 60_000);
      expect(await login(api(), user.email, old)).toEqual(OUT);
    });

    test('battery 54 twenty requests with one token at once: one gets in', async () => {
      const { user } = await api().person();
      const token = googleToken('login', 0.9);
      await verify(api(), token);
      const answers = await Promise.all(Array.from({ length: 20 }, () => login(api(), user.email, token)));
      expect(answers.map(([, code]) => String(code)).toSorted()).toEqual([
        ...Array<string>(19).fill('BOT_CHECK_FAILED'),
        'SUCCESS',
      ]);
    });

    test('what fails its struct costs no token', async () => {
      const { user } = await api().person();
      const token = googleToken('login', 0.9);
      await verify(api(), token);
      const headers = { 'x-captcha-token': token };
      const { status } = await api().call('login', { body: { username: '', password: '' }, headers });
      expect(status).toBe(422);
      expect(await login(api(), user.email, token)).toEqual(IN);
    });

    test('R9.5 every form that configuration names asks for it, the others do not', async () => {
      const code = async (
        name: 'signup' | 'confirmAccount' | 'forgotPassword' | 'resetPassword',
        body: object,
      ) => (await api().call(name, { body } as never)).body.status.code;
      const username = 'alguien@example.com';
      const reset = { username, confirmationCode: '123456', newPassword: 'Azafran-2027!' };
      expect([
        await code('forgotPassword', { username }),
        await code('resetPassword', reset),
        await code('confirmAccount', { username, confirmationCode: '123456' }),
      ]).toEqual(['SUCCESS', 'BOT_CHECK_FAILED', 'INVALID_CODE']);
    });
  },
  { env: { ...GOOGLE, CAPTCHA_REQUIRED: 'login, reset_password' } },
);

describeApi(
  'the bot check of the market itself',
  (api) => {
    test('R7.25 battery 54 a puzzle that was solved is worth a login, once', async () => {
      const { user } = await api().person();
      const token = await solveBotCheck(api(), 'login');
      expect(await login(api(), user.email, token)).toEqual(OUT);
      expect(await verify(api(), token)).toEqual(proven(1, 'low'));
      expect(await verify(api(), token)).toEqual(unproven('timeout-or-duplicate'));
      expect(await login(api(), user.email, token)).toEqual(IN);
      expect(await login(api(), user.email, token)).toEqual(OUT);
    });

    test('battery 54 the same solution, spelled otherwise, is the same one', async () => {
      const token = await solveBotCheck(api(), 'login');
      await verify(api(), token);
      const { challenge, counter, derivedKey } = JSON.parse(Buffer.from(token, 'base64').toString());
      const again = [
        { derivedKey, counter, challenge },
        { challenge: ` ${challenge}`, counter: counter + 1, derivedKey },
      ].map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64'));
      for (const spelled of again) {
        expect(await verify(api(), spelled)).toEqual(unproven('timeout-or-duplicate'));
      }
    });

    test('battery 54 a solution is good for the action of its puzzle, for ten minutes', async () => {
      expect(await verify(api(), await solveBotCheck(api(), 'signup'))).toEqual(unproven('action-mismatch'));
      const late = await solveBotCheck(api(), 'login');
      api().clock.turn(10 * 60_000);
      expect(await verify(api(), late)).toEqual(unproven('timeout-or-duplicate'));
    });

    test('battery 54 a spent solution is remembered for as long as its puzzle counts, and forgotten then', async () => {
      const token = await solveBotCheck(api(), 'login');
      await verify(api(), token);
      api().clock.turn(10 * 60_000 - 1);
      await pruneBotTokens(api().context());
      expect(await verify(api(), token)).toEqual(unproven('timeout-or-duplicate'));
      expect(await api().db.$count(botTokens)).toBe(1);
      api().clock.turn(1);
      await pruneBotTokens(api().context());
      expect(await api().db.$count(botTokens)).toBe(0);
    });

    test('R7.25 a puzzle takes 2,000 rounds for each try', async () => {
      const { body } = await api().call('botCheckChallenge', { query: { action: 'login' } });
      expect(JSON.parse(body.data?.challenge ?? body.challenge).parameters.cost).toBe(2_000);
    });

    test('battery 54 a puzzle of somebody else, or without its solution, is worth nothing', async () => {
      const token = await solveBotCheck(api(), 'login');
      const { challenge, counter, derivedKey } = JSON.parse(Buffer.from(token, 'base64').toString());
      const easier = JSON.stringify({
        ...JSON.parse(challenge),
        parameters: { ...JSON.parse(challenge).parameters, cost: 1 },
      });
      const forged = [
        { challenge: easier, counter, derivedKey },
        { challenge, counter, derivedKey: '00'.repeat(32) },
        { challenge: '{}', counter, derivedKey },
        { challenge, counter: 'x', derivedKey },
        null,
      ].map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64').padEnd(20, '='));
      for (const made of [...forged, 'no-token-at-all-but-long']) {
        expect(await verify(api(), made)).toEqual(unproven('invalid-input-response'));
      }
    });

    test('battery 49 puzzles and tokens are limited, far beyond what forty people need', async () => {
      api().clock.turn(15 * 60_000);
      const ask = async () => {
        const { status, headers } = await api().call('botCheckChallenge', { query: { action: 'login' } });
        return status === 200 ? 'given' : `${status} ${String(headers['retry-after'])}`;
      };
      const answers = await Promise.all(Array.from({ length: 1_002 }, ask));
      expect(answers.toSorted()).toEqual(['429 900', '429 900', ...Array<string>(1_000).fill('given')]);
    });
  },
  { env: { CAPTCHA_PROFILE: 'strict' } },
);

describe('without a bot check', () => {
  describeApi(
    'a server that was told so',
    (api) => {
      test('battery 54 verifies nothing and requires nothing', async () => {
        const { user } = await api().person();
        expect(await verify(api(), 'a'.repeat(40))).toEqual(unproven('not-enabled'));
        expect((await api().call('botCheckChallenge', { query: { action: 'login' } })).status).toBe(404);
        expect(await login(api(), user.email)).toEqual(IN);
      });
    },
    { env: { CAPTCHA_PROFILE: 'disabled' } },
  );
});
