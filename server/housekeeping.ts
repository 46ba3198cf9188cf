import { lte } from 'drizzle-orm';
import type { Context } from './context.ts';
import { pruneAttempts } from './db/attempts.ts';
import { pruneCodes } from './db/codes.ts';
import { sessions } from './db/schema-auth.ts';
import { pruneEmailChanges } from './db/email-changes.ts';
import { pruneSignups } from './db/signups.ts';
import type { Log } from './log.ts';
import { pruneMails } from './mail/outbox.ts';
import { pruneBotTokens } from './services/bot-check/bot-tokens.ts';
import { pruneUploads } from './services/uploads/prune-uploads.ts';

const HOUR = 60 * 60_000;

/** Throws away sessions, attempts, codes, signups, mails, uploads and tokens that no longer count, so that strangers fill nothing for good. */
export async function tidyUp(ctx: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const { db, clock } = ctx;
  const now = clock.now();
  await pruneAttempts(db, now);
  await pruneCodes(db, now);
  await pruneSignups(db, now);
  await pruneEmailChanges(db, now);
  await pruneBotTokens({ db, clock });
  await pruneMails(db, now);
  await pruneUploads(ctx);
  await db.delete(sessions).where(lte(sessions.expiresAt, new Date(now)));
}

/** Tidies up every hour; answers how to stop. */
export function startHousekeeping(ctx: Pick<Context, 'db' | 'clock' | 'blobs'>, log: Log): () => void {
  const timer = setInterval(() => {
    tidyUp(ctx).catch((err: unknown) => log.error({ err }, 'Housekeeping failed.'));
  }, HOUR);
  return () => clearInterval(timer);
}
