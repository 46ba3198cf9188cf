import { hkdfSync } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { enums, is, number, string, type } from 'superstruct';
import { BOT_CHECK_ACTIONS } from '../../../contract/auth/bot-check.ts';
import { BOT_CHECK_LIMITS } from '../../../contract/auth/bot-check-limits.ts';
import type { SigningKey } from '../../auth/signing-key.ts';
import type { Clock } from '../../clock.ts';
import type { BotCheckProvider, BotTokenVerification } from './bot-check-provider.ts';

/** Proof of work difficulty: about 0.1 s on a desktop, 1 s on a slow phone. */
const WORK = { cost: 2_000, fewest: 150, most: 300 };

/** Score of a solved challenge; a proof of work has no intermediate scores. */
const SCORE = 1;

const INVALID: BotTokenVerification = { error: 'invalid-input-response' };
const TOO_OLD: BotTokenVerification = { error: 'timeout-or-duplicate' };

const Token = type({ challenge: string(), counter: number(), derivedKey: string() });
const Challenge = type({
  parameters: type({
    algorithm: string(),
    nonce: string(),
    salt: string(),
    cost: number(),
    keyLength: number(),
    keyPrefix: string(),
    keySignature: string(),
    data: type({ action: enums(BOT_CHECK_ACTIONS), until: number() }),
  }),
  signature: string(),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Local bot check provider. Challenges are signed with this server's key, valid for one action and a limited time. */
export function createLocalProvider(key: SigningKey, clock: Clock): BotCheckProvider {
  const secretFor = (use: string) =>
    Buffer.from(
      hkdfSync('sha256', key.privateKey.export({ type: 'pkcs8', format: 'der' }), '', use, 32),
    ).toString('base64url');
  const secrets = {
    hmacSignatureSecret: secretFor('tenderete bot check'),
    hmacKeySignatureSecret: secretFor('tenderete bot check solutions'),
  };

  return {
    async challenge(action) {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: WORK.cost,
        counter: randomInt(WORK.most, WORK.fewest),
        deriveKey,
        data: { action, until: clock.now() + BOT_CHECK_LIMITS.challengeTime },
      });
      return JSON.stringify(challenge);
    },

    async judge(token) {
      const solved = parsed(Buffer.from(token, 'base64').toString('utf8'));
      if (!is(solved, Token)) return INVALID;
      const challenge = parsed(solved.challenge);
      if (!is(challenge, Challenge)) return INVALID;
      const { verified } = await verifySolution({ ...secrets, challenge, solution: solved, deriveKey });
      if (!verified) return INVALID;
      const { action, until } = challenge.parameters.data;
      if (until <= clock.now()) return TOO_OLD;
      return { action, score: SCORE, proof: challenge.parameters.nonce };
    },
  };
}
