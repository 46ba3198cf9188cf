import { describe, expect, test } from 'vitest';
import type { CallFailure } from '../../../contract/api/failure.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { createContactService } from './contact.service.ts';

const values = { name: 'Ana', email: 'ana@example.com', subject: 'Miel', message: 'Hola' };
const refusal = (failure: Partial<CallFailure>) => ({
  ok: false as const,
  failure: { code: 'INTERNAL' as const, status: 500, errors: [], ...failure },
});

describe(createContactService.name, () => {
  test('R7.13 a message goes with the token that was earned for it, or without one', async () => {
    const { call, asked } = fakeCall({ sendContactMessage: successfulAnswer({ message: {} }) });
    const { send } = createContactService(call);
    expect([await send({ values, captchaToken: 't' }), await send({ values, captchaToken: null })]).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(asked.map(({ input }) => input)).toEqual([
      { body: values, headers: { 'X-Captcha-Token': 't' } },
      { body: values },
    ]);
  });

  test.each([
    ['BOT_CHECK_FAILED', refusal({ code: 'BOT_CHECK_FAILED', status: 422 })],
    ['HTTP_429', refusal({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 60 })],
    ['HTTP_500', refusal({})],
    ['TIMEOUT_ERROR', refusal({ code: 'TIMEOUT', status: 0 })],
    ['NETWORK_ERROR', refusal({ code: 'NO_RESPONSE', status: 0 })],
    ['UNKNOWN_ERROR', refusal({ code: 'INVALID_ANSWER', status: 200 })],
  ])('R8.12 it fails with a code of its own: %s', async (code, answer) => {
    const { send } = createContactService(fakeCall({ sendContactMessage: answer }).call);
    expect(await send({ values, captchaToken: null })).toEqual({
      ok: false,
      failure: { ...answer.failure, code },
    });
  });

  test('R8.12 what is wrong with a field is told at the field', async () => {
    const errors = [{ field: 'email', message: 'El formato del email no es válido' }];
    const answer = refusal({ code: 'INVALID_EMAIL_FORMAT', status: 422, errors });
    const { send } = createContactService(fakeCall({ sendContactMessage: answer }).call);
    expect(await send({ values, captchaToken: null })).toEqual({
      ok: false,
      failure: { code: 'INVALID_EMAIL_FORMAT', status: 422, errors },
    });
  });
});
