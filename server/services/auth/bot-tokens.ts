import { createHash } from 'node:crypto';
import { and, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import {
  BOT_CHECK_ACTIONS,
  type BotCheckAction,
  type BotCheckForm,
} from '../../../contract/auth/bot-check.ts';
import { BOT_CHECK_LIMITS } from '../../../contract/auth/bot-check-limits.ts';
import type { Context } from '../../context.ts';
import { botTokens } from '../../db/schema-auth.ts';
import { botCheckRule } from '../../../contract/auth/bot-check-profile.ts';
import { botCheckMessages } from '../../../contract/auth/bot-check-verdict.ts';
import { Refusal } from '../../http/refusal.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

interface Verified {
  token: string;
  proof: string;
  action: BotCheckAction;
  score: number;
}

export const isBotCheckAction = (name: string): name is BotCheckAction =>
  BOT_CHECK_ACTIONS.some((action) => action === name);

/** Stores a verified token; true if it is new, in whatever encoding. */
export async function storeBotToken(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { token, proof, action, score }: Verified,
): Promise<boolean> {
  const noted = await db
    .insert(botTokens)
    .values({
      hash: hashOf(token),
      proof: hashOf(proof),
      action,
      score,
      verifiedAt: new Date(clock.now()),
    })
    .onConflictDoNothing()
    .returning({ hash: botTokens.hash });
  return noted.length > 0;
}

/** Consumes a token in one statement; true if it is recent, for this action, with a sufficient score, and unused. */
async function spendToken(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { token, action, minScore }: { token: string; action: BotCheckAction; minScore: number },
): Promise<boolean> {
  const now = clock.now();
  const spent = await db
    .update(botTokens)
    .set({ usedAt: new Date(now) })
    .where(
      and(
        eq(botTokens.hash, hashOf(token)),
        eq(botTokens.action, action),
        gte(botTokens.score, minScore),
        gt(botTokens.verifiedAt, new Date(now - BOT_CHECK_LIMITS.verifiedTime)),
        isNull(botTokens.usedAt),
      ),
    )
    .returning({ hash: botTokens.hash });
  return spent.length > 0;
}

/** Deletes tokens that can no longer be verified again. */
export async function pruneBotTokens({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .delete(botTokens)
    .where(lte(botTokens.verifiedAt, new Date(clock.now() - BOT_CHECK_LIMITS.challengeTime)));
}

/**
 * Requires a passed bot check, if the action needs one: a token verified for this action with a sufficient score, which
 * is consumed. Throws BOT_CHECK_FAILED.
 */
export async function requireBotCheck(
  ctx: Context,
  { form, token }: { form: BotCheckForm; token: string | undefined },
): Promise<void> {
  const { setup } = ctx.botCheck;
  if (setup === null) return;
  const { isRequired, action, minScore } = botCheckRule(setup, form);
  if (!isRequired) return;
  if (token === undefined || !(await spendToken(ctx, { token, action, minScore }))) {
    throw new Refusal('BOT_CHECK_FAILED', botCheckMessages.refused);
  }
}
