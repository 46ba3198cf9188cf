import { setTimeout as pause } from 'node:timers/promises';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { isRetryable } from './database-error.ts';

const RETRIES = 5;

/**
 * Runs `work` in a transaction: the context it gets has the transaction as its `db`, and nothing else may be used inside.
 * A serialization failure or deadlock runs it again, up to five times, so `work` must have no other effects.
 * Inside a transaction it joins that one.
 */
export async function inTransaction<C extends Pick<Context, 'db'>, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (is(ctx.db, PgTransaction)) return work(ctx);
  for (let tries = 0; ; tries += 1) {
    try {
      return await ctx.db.transaction((db) => work({ ...ctx, db }));
    } catch (error) {
      if (tries === RETRIES || !isRetryable(error)) throw error;
      await pause(Math.random() * 10 * 2 ** tries);
    }
  }
}
