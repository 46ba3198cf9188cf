import type { SiteAction } from '../../../contract/auth/bot-check.ts';
import { botCheckRule } from '../../../contract/auth/bot-check-profile.ts';
import { botCheckTexts } from '../../../contract/auth/bot-check-verdict.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { spendToken } from './bot-tokens.ts';

/**
 * Requires a passed bot check, if the action needs one: a token verified for this action with a sufficient score, which
 * is consumed. Throws BOT_CHECK_FAILED.
 */
export async function requireBotCheck(
  ctx: Context,
  { siteAction, token }: { siteAction: SiteAction; token: string | undefined },
): Promise<void> {
  const { setup } = ctx.botCheck;
  if (setup === null) return;
  const { isRequired, action, minScore } = botCheckRule(setup, siteAction);
  if (!isRequired) return;
  if (token === undefined || !(await spendToken(ctx, { token, action, minScore }))) {
    throw new Refusal('BOT_CHECK_FAILED', botCheckTexts.refused);
  }
}
