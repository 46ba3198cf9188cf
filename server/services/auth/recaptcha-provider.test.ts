import { afterEach, expect, test, vi } from 'vitest';
import { defaultRefusal } from '../../http/default-error-messages.ts';
import { createRecaptchaProvider } from './recaptcha-provider.ts';

const provider = createRecaptchaProvider({ origin: 'https://google.example', secret: 'secreto' });
const judge: typeof provider.judge = (...args) => provider.judge(...args);

const answering = (body: object, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));

afterEach(() => vi.restoreAllMocks());

test.each([
  [{ success: true }, { action: '', score: 0, proof: 'token' }],
  [
    { success: true, action: 'login', score: 0.3 },
    { action: 'login', score: 0.3, proof: 'token' },
  ],
  [{ success: false }, { error: 'invalid-input-response' }],
  [{ success: false, 'error-codes': ['a', 'b'] }, { error: 'a, b' }],
])('R7.8 the answer %j is read as %j', async (answer, expected) => {
  answering(answer);
  expect(await judge('token')).toEqual(expected);
});

test('battery 54 an answer with a status of failure counts as none', async () => {
  answering({ success: true }, 500);
  await expect(judge('token')).rejects.toThrow(defaultRefusal('UNAVAILABLE'));
});
