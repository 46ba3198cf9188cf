import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { rowsOf } from '../../../server/db/database.ts';
import type { TestApi } from './api.ts';

/** Resolves once exactly one statement of the database waits for a lock. */
export const statementWaits = ({ db }: Pick<TestApi, 'db'>): Promise<void> =>
  vi.waitFor(async () => {
    const waiting = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).toEqual([{ count: 1 }]);
  }, 10_000);

/**
 * Starts a call while a transaction has already made a change, and commits the change once the call waits for it.
 * Resolves with the answer.
 */
export async function callDuringChange<Answer>(
  api: Pick<TestApi, 'db'>,
  change: (db: TestApi['db']) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { started } = await api.db.transaction(async (db) => {
    await change(db);
    const started = call();
    await statementWaits(api);
    return { started };
  });
  return started;
}
