import { setTimeout as pause } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { isRetryable } from './database-error.ts';
import { registerTransaction } from './prepared-statements.ts';

const RETRIES = 5;

/**
 * Retries after a serialization failure or deadlock, up to five times, with backoff. `attempt` must have no other
 * effects.
 */
export async function retryTransaction<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === RETRIES || !isRetryable(error)) throw error;
      await pause(Math.random() * 10 * 2 ** tries);
    }
  }
}

/**
 * Runs `work` in a transaction; its context has the transaction as `db`, and no other client may be used. A
 * serialization failure or deadlock retries up to five times, so `work` must have no other effects. Inside a
 * transaction it joins that one.
 */
export async function inTransaction<C extends Pick<Context, 'db'>, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (is(ctx.db, PgTransaction)) return work(ctx);
  return retryTransaction(() =>
    ctx.db.transaction((db) => {
      registerTransaction(db, ctx.db);
      return work({ ...ctx, db });
    }),
  );
}
