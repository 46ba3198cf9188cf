import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { CASING, type Database } from './database.ts';
import type { DatabaseGuard } from './database-guard.ts';

/**
 * Transactions on pooled connections. drizzle's version does not release a connection after a failed BEGIN, and reuses
 * one after a failed ROLLBACK. This version closes both, so that the pool opens new ones.
 */
export function transactionsOn(
  pool: Pick<Pool, 'connect'>,
  guard: Pick<DatabaseGuard, 'run'>,
): Database['transaction'] {
  const guarded = (client: PoolClient): PoolClient => {
    const query = client.query.bind(client) as unknown as (...args: readonly unknown[]) => Promise<unknown>;
    const value = (...args: readonly unknown[]) => guard.run(() => query(...args));
    return Object.create(client, { query: { value, enumerable: true } }) as PoolClient;
  };
  /** Connection from the pool. One that comes after the guard gave up goes back. */
  const connect = async (): Promise<PoolClient> => {
    const connecting = pool.connect();
    try {
      return await guard.run(() => connecting, false);
    } catch (error) {
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw error;
    }
  };
  /** drizzle instance per connection; its creation, with the snake case mapping, takes as long as a statement. */
  const known = new WeakMap<PoolClient, Database>();
  const drizzleOn = (client: PoolClient): Database => {
    const db = known.get(client) ?? (drizzle(guarded(client), { casing: CASING }) as unknown as Database);
    known.set(client, db);
    return db;
  };
  return async (work, config) => {
    const client = await connect();
    let failure: { of: unknown } | undefined;
    let isClean = false;
    try {
      const result = await drizzleOn(client).transaction(async (transaction) => {
        try {
          return await work(transaction);
        } catch (error) {
          failure = { of: error };
          throw error;
        }
      }, config);
      isClean = true;
      return result;
    } catch (error) {
      // After a failed ROLLBACK, the error would be a different one.
      isClean = failure !== undefined && failure.of === error;
      throw error;
    } finally {
      client.release(!isClean);
    }
  };
}
