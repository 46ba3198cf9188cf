import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { createAccountService } from './account.service.ts';

const username = 'ana@example.com';
const signup = {
  username,
  password: 'Mercado-2026',
  fullName: 'Ana Ruiz',
  phone: '',
  role: 'producer',
} as const;
const confirmation = { username, confirmationCode: '123456' };
const reset = { ...confirmation, newPassword: 'Mercado-2027' };
const token = 'a-token-that-was-earned';

type Service = ReturnType<typeof createAccountService>;
const verbs = [
  ['signup', (service: Service) => service.signUp({ values: signup, captchaToken: token }), signup],
  [
    'confirmAccount',
    (service: Service) => service.confirm({ values: confirmation, captchaToken: token }),
    confirmation,
  ],
  [
    'resendConfirmation',
    (service: Service) => service.resendConfirmation({ values: { username }, captchaToken: token }),
    { username },
  ],
  [
    'forgotPassword',
    (service: Service) => service.forgotPassword({ values: { username }, captchaToken: token }),
    { username },
  ],
  [
    'resetPassword',
    (service: Service) => service.resetPassword({ values: reset, captchaToken: token }),
    reset,
  ],
] as const;

describe(createAccountService.name, () => {
  test.each(verbs)(
    'R3.3 R7.3 R7.4 %s sends what was typed and the token beside it',
    async (name, ask, body) => {
      const { call, asked } = fakeCall({ [name]: successfulAnswer(undefined) });

      expect(await ask(createAccountService(call))).toEqual(successfulAnswer({ username }));
      expect(asked).toEqual([{ name, input: { body, headers: { 'X-Captcha-Token': token } } }]);
    },
  );

  test.each(verbs)('R8.6 %s says why it was refused, and when it may be tried again', async (name, ask) => {
    for (const failure of [
      ...endpoints[name].refusals.map((code) => sampleFailure(code, { status: 422 })),
      sampleFailure('TOO_MANY_REQUESTS', { status: 429, retryAfter: 40 }),
      sampleFailure('NO_RESPONSE'),
    ]) {
      const { call } = fakeCall({ [name]: { ok: false, failure } });
      expect(await ask(createAccountService(call))).toEqual({ ok: false, failure });
    }
  });

  test('without a token none is sent', async () => {
    const { call, asked } = fakeCall({ forgotPassword: successfulAnswer(undefined) });
    await createAccountService(call).forgotPassword({ values: { username }, captchaToken: null });

    expect(asked).toEqual([{ name: 'forgotPassword', input: { body: { username } } }]);
  });
});
