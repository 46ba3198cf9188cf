import type { BotCheckAction } from '../../../contract/auth/bot-check.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../http/default-error-messages.ts';

/**
 * A puzzle for an action, good for ten minutes, as text to be handed back with its solution. Throws NOT_FOUND where
 * somebody else carries the check out, and TOO_MANY_REQUESTS.
 */
export async function botCheckChallenge(
  ctx: Context,
  { action }: { action: BotCheckAction },
): Promise<{ challenge: string }> {
  await limitAttempts(ctx, 'botChecksFrom', [ctx.address]);
  const { provider } = ctx.botCheck;
  if (!provider?.challenge) throw refuse('NOT_FOUND');
  return { challenge: await provider.challenge(action) };
}
