import type { BotCheckAction } from '../../../contract/auth/bot-check.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { defaultRefusal } from '../../http/default-error-messages.ts';

/**
 * Challenge of the local bot check for an action, valid for ten minutes; the client returns the text with its solution.
 * Throws NOT_FOUND with another provider, and TOO_MANY_REQUESTS.
 */
export async function botCheckChallenge(
  ctx: Context,
  { action }: { action: BotCheckAction },
): Promise<{ challenge: string }> {
  await limitAttempts(ctx, 'botChecksFrom', [ctx.address]);
  const { provider } = ctx.botCheck;
  if (!provider?.challenge) throw defaultRefusal('NOT_FOUND');
  return { challenge: await provider.challenge(action) };
}
