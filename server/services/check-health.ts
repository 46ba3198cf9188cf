import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { refuse } from '../http/default-error-messages.ts';

const PATIENCE = 2_000;

/** Health check: throws UNAVAILABLE if the database does not answer within 2 s (R7.13). */
export async function checkHealth({ db }: Context): Promise<{ status: string }> {
  const timer = Promise.withResolvers<never>();
  const timeout = setTimeout(() => timer.reject(new Error('The database did not answer in time.')), PATIENCE);
  try {
    await Promise.race([db.execute(sql`select 1`), timer.promise]);
    return { status: 'ok' };
  } catch {
    throw refuse('UNAVAILABLE');
  } finally {
    clearTimeout(timeout);
  }
}
