import { lte } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import { pruneAttempts } from './db/attempts.ts';
import type { Database } from './db/database.ts';
import { pruneCodes } from './db/codes.ts';
import { sessions } from './db/schema-auth.ts';
import type { Log } from './log.ts';
import { pruneMails } from './mail/outbox.ts';

const HOUR = 60 * 60_000;

/** Throws away, every hour, sessions, attempts, codes and mails that no longer count; answers how to stop. */
export function startHousekeeping(db: Database, clock: Clock, log: Log): () => void {
  const tidy = async () => {
    const now = clock.now();
    await pruneAttempts(db, now);
    await pruneCodes(db, now);
    await pruneMails(db, now);
    await db.delete(sessions).where(lte(sessions.expiresAt, new Date(now)));
  };
  const timer = setInterval(() => {
    tidy().catch((err: unknown) => log.error({ err }, 'Housekeeping failed.'));
  }, HOUR);
  return () => clearInterval(timer);
}
