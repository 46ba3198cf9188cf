import type { BotCheckAction } from '../../../contract/bot-check/bot-check.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { refusal } from '../../routing/failure-answers.ts';
import type { BotCheckServices } from './bot-check-services.ts';

/**
 * A puzzle for an action, good for ten minutes, as text to be handed back with its solution. Throws NOT_FOUND where
 * somebody else carries the check out, and TOO_MANY_REQUESTS.
 */
export async function issueChallenge(
  ctx: Context,
  { provider }: BotCheckServices,
  { action, address }: { action: BotCheckAction; address: string },
): Promise<{ challenge: string }> {
  await limitAttempts(ctx, 'botChecksFrom', [address]);
  if (!provider?.challenge) throw refusal('NOT_FOUND');
  return { challenge: await provider.challenge(action) };
}
