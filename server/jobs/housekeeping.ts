import { v7 as newId } from 'uuid';
import { lte, sql, and, eq } from 'drizzle-orm';
import { ANALYTICS_PERIOD_LIMITS } from '../../contract/producer/analytics-period.ts';
import type { Context } from '../context.ts';
import { pruneAttempts } from '../db/attempts.ts';
import { pruneCodes } from '../db/codes.ts';
import { sessions } from '../db/schema-auth.ts';
import { pruneEmailChanges } from '../db/email-changes.ts';
import { pruneSignups } from '../db/signups.ts';
import { pruneVisitCounts } from '../db/visit-counts.ts';
import type { Log } from '../log.ts';
import { pruneMails } from '../mail/outbox.ts';
import { pruneBotTokens } from '../services/auth/bot-tokens.ts';
import { prunePictures } from '../services/pictures/prune-pictures.ts';
import { pruneImports, pruneStalledUploads } from '../services/import/finish/prune-imports.ts';
import { prunePublishedAssets, tryPublishAssets } from '../releases/published-assets.ts';
import { anonymizeBuyers } from '../services/orders/anonymize-buyers.ts';
import { type RunningSchedule, startPeriodicJobs } from './periodic-jobs.ts';
import { pruneJobs } from './prune-jobs.ts';
import { REMINDER_LIMITS } from '../../contract/reminders/reminder-limits.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { pictures } from '../db/schema-stores.ts';
import { uploads } from '../db/schema-uploads.ts';
import { originalKey } from '../services/pictures/picture-names.ts';

/** Time in ms after expiry in which a last-moment upload has certainly finished. */
const UPLOAD_PATIENCE = 60 * 60_000;
const UPLOAD_BATCH = 100;

/** Deletes expired uploads, and files that became no picture after a crash or a closed upload. */
export async function pruneUploads({
  db,
  clock,
  blobs,
}: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const isOver = lte(uploads.expiresAt, new Date(clock.now() - UPLOAD_PATIENCE));
  const over = await db.select().from(uploads).where(isOver).limit(UPLOAD_BATCH);
  for (const { hash, pictureName } of over) {
    const [kept] = await db.select().from(pictures).where(eq(pictures.name, pictureName));
    if (!kept) await blobs.remove(originalKey(pictureName));
    await db.delete(uploads).where(and(eq(uploads.hash, hash), isOver));
  }
}

const DAY = 24 * 60 * 60_000;

/** Deletes reminders unconfirmed after two days, older than a year, or of archived stores (R2.24). */
async function pruneReminders({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const before = (days: number) => sql`${new Date(clock.now() - days * DAY).toISOString()}::timestamptz`;
  await db.execute(sql`
    delete from reminders where (confirmed_at is null and asked_at <= ${before(REMINDER_LIMITS.unansweredDays)})
      or asked_at <= ${before(REMINDER_LIMITS.keptDays)}
      or store_id in (select id from popup_stores where status = 'archived')`);
}

const HOUR = 60 * 60_000;
/** Interval of the search for stalled uploads of import ZIPs, in ms. */
const UNFINISHED_EVERY = 5 * 60_000;
/** Safety margin for a wrong clock, in ms: nothing is deleted before it has been expired for so long. */
const DOUBT = 24 * HOUR;

/** Retention of visit counts, in ms: two analytics periods of maximum length. */
const VISITS_KEPT = (2 * ANALYTICS_PERIOD_LIMITS.longest + 1) * 24 * HOUR;

/** Deletes expired uploads, and pictures that nothing uses any more, one day after their time. */
async function tidyPictures({ db, clock, blobs }: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const overClock = { now: () => clock.now() - DOUBT };
  await pruneUploads({ db, clock: overClock, blobs });
  await prunePictures({ db, clock: overClock, blobs });
}

async function tidyRows({ db, clock, blobs }: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  const over = clock.now() - DOUBT;
  const overClock = { now: () => over };
  await pruneAttempts(db, over);
  await pruneCodes(db, over);
  await pruneSignups(db, over);
  await pruneEmailChanges(db, over);
  await pruneBotTokens({ db, clock: overClock });
  await pruneReminders({ db, clock });
  await pruneMails(db, clock.now());
  await pruneJobs(db, over);
  await pruneStalledUploads({ db, clock, blobs });
  await pruneImports({ db, clock: overClock, blobs });
  await prunePublishedAssets({ db, clock: overClock, blobs });
  await pruneVisitCounts(db, new Date(over - VISITS_KEPT).toISOString().slice(0, 10));
  await anonymizeBuyers(db);
  await db.delete(sessions).where(lte(sessions.expiresAt, new Date(over)));
}

/**
 * Deletes expired data so that strangers cannot fill the database permanently. Sessions, attempts, codes, sign-ups,
 * uploads, pictures, tokens and finished jobs go one day after expiry. Old e-mails, reminders, and visits older than two
 * years are deleted too. Deleted buyers are removed from finished orders.
 */
export async function pruneExpiredData(within: Pick<Context, 'db' | 'clock' | 'blobs'>): Promise<void> {
  await tidyRows(within);
  await tidyPictures(within);
}

/**
 * Housekeeping: cleanup every hour, stalled uploads every five minutes, each in one process of the market. They run only
 * while the clocks of this machine and the database agree. `assets` is the folder of this release's asset files, which
 * each process publishes anew every hour.
 */
export function startHousekeeping(
  within: Pick<Context, 'db' | 'clock' | 'blobs'> & { machineClock?: Clock },
  log: Log,
  assets?: string,
): RunningSchedule {
  const tools = { ...within, log };
  const schedules = [
    startPeriodicJobs(tools, {
      every: UNFINISHED_EVERY,
      undone: 'no unfinished archive was ended',
      jobs: [
        {
          kind: 'uploads',
          run: () => pruneStalledUploads(within),
          failure: 'Stalled uploads could not be ended.',
        },
      ],
    }),
    startPeriodicJobs(tools, {
      every: HOUR,
      undone: 'nothing was tidied up',
      jobs: [
        { kind: 'housekeeping', run: () => tidyRows(within), failure: 'Housekeeping failed.' },
        {
          kind: 'pictures',
          run: () => tidyPictures(within),
          failure: 'Leftover pictures could not be deleted.',
        },
      ],
    }),
  ];
  const publishing =
    assets === undefined
      ? undefined
      : setInterval(() => void tryPublishAssets({ ...within, newId }, assets, log), HOUR);
  return {
    hear: (changes) => schedules.forEach(({ hear }) => hear(changes)),
    stop: async () => {
      clearInterval(publishing);
      await Promise.all(schedules.map(({ stop }) => stop()));
    },
  };
}
