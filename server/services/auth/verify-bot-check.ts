import type { BotCheckAnswer, BotCheckInput } from '../../../contract/auth/bot-check.ts';
import { riskOf } from '../../../contract/auth/bot-check-verdict.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { isBotCheckAction, storeBotToken } from './bot-tokens.ts';

const unproven = (action: string, error: string): BotCheckAnswer => ({
  success: false,
  score: 0,
  valid: false,
  risk_level: 'high',
  action,
  error,
});

/**
 * Verification of a bot check token (R7.8): the provider's score from 0 to 1, and the risk. A token is valid once, and
 * only for its own action. Throws UNAVAILABLE if the provider does not answer, and TOO_MANY_REQUESTS.
 */
export async function verifyBotCheck(
  ctx: Context,
  { token, action }: BotCheckInput,
): Promise<BotCheckAnswer> {
  await limitAttempts(ctx, 'botChecksFrom', [ctx.address]);
  const { provider } = ctx.botCheck;
  if (provider === null) return unproven(action, 'not-enabled');
  const finding = await provider.judge(token);
  if ('error' in finding) return unproven(action, finding.error);
  const { action: earnedFor, score, proof } = finding;
  if (!isBotCheckAction(earnedFor)) return unproven(action, 'action-mismatch');
  if (!(await storeBotToken(ctx, { token, proof, action: earnedFor, score }))) {
    return unproven(action, 'timeout-or-duplicate');
  }
  if (earnedFor !== action) return unproven(action, 'action-mismatch');
  return { success: true, score, valid: true, risk_level: riskOf(score), action };
}
