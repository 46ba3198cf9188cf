import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { inLane } from '../db/lanes.ts';
import { withDeadline } from '../deadline.ts';
import { defaultRefusal } from '../http/default-error-messages.ts';

const PATIENCE = 2_000;

/** Health check: throws UNAVAILABLE if the database does not answer within 2 s (R7.13). */
export async function checkHealth({ db }: Context): Promise<{ status: string }> {
  try {
    await withDeadline(PATIENCE, Promise.resolve(inLane(db, 'jobs').execute(sql`select 1`)));
    return { status: 'ok' };
  } catch {
    throw defaultRefusal('UNAVAILABLE');
  }
}
