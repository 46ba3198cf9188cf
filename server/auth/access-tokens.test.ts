import { expect, test } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';
import { newSigningKeyPem, readSigningKey } from './signing-key.ts';

const OWNER = {
  userId: '019b76da-a800-7000-8000-000000000001',
  sessionId: '019b76da-a800-7000-8000-000000000002',
  email: 'ana@example.com',
  fullName: 'Ana Ruiz Cano',
  role: 'consumer',
} as const;
const ALMOST_NOON = Date.parse('2026-09-14T11:59:59.000Z');

test('R7.2 R7.5 a token is good though the second changes while it is signed', async () => {
  const key = await readSigningKey(newSigningKeyPem());
  let now = ALMOST_NOON;
  const running = {
    now: () => {
      now += 250;
      return now;
    },
  };
  const tokens = createAccessTokens(key, 'https://tenderete.example', running);
  for (let count = 0; count < 8; count += 1) {
    const { access_token: token } = await tokens.sign(OWNER);
    expect((await tokens.verify(token))?.userId).toEqual(OWNER.userId);
  }
});

test('R4.5 R7.5 a token that is renewed within the second is another one', async () => {
  const key = await readSigningKey(newSigningKeyPem());
  const tokens = createAccessTokens(key, 'https://tenderete.example', { now: () => ALMOST_NOON });
  const signed = [await tokens.sign(OWNER), await tokens.sign(OWNER)];
  const texts = signed.flatMap(({ access_token, id_token }) => [access_token, id_token]);
  expect(new Set(texts).size).toBe(4);
  for (const { access_token: token } of signed)
    expect(await tokens.verify(token)).toEqual({
      userId: OWNER.userId,
      sessionId: OWNER.sessionId,
      expiresAt: ALMOST_NOON / 1_000 + 900,
    });
});
