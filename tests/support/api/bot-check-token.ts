import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheckAction } from '../../../contract/auth/bot-check.ts';
import type { TestApi } from './api.ts';

/** Solves a puzzle of the local bot check like the browser script; returns the token. */
export async function solveBotCheck(api: TestApi, action: BotCheckAction): Promise<string> {
  const { body } = await api.call('botCheckChallenge', { query: { action } });
  const solution = await solveChallenge({ challenge: JSON.parse(body.challenge), deriveKey });
  if (!solution) throw new Error('The puzzle has no solution.');
  const { counter, derivedKey } = solution;
  return Buffer.from(JSON.stringify({ challenge: body.challenge, counter, derivedKey })).toString('base64');
}
