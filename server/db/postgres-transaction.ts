import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { CASING, type Database } from './database.ts';

/**
 * Transactions on connections of a pool. drizzle's own gives none back on which beginning failed, and gives one back as if
 * nothing were when it could not be rolled back: both are ended here, so that the pool makes another.
 */
export function transactionsOn(pool: Pick<Pool, 'connect'>): Database['transaction'] {
  /** One for each connection: building it, and finding its names in snake case anew, takes as long as a statement. */
  const known = new WeakMap<PoolClient, Database>();
  const drizzleOn = (client: PoolClient): Database => {
    const db = known.get(client) ?? (drizzle(client, { casing: CASING }) as unknown as Database);
    known.set(client, db);
    return db;
  };
  return async (work, config) => {
    const client: PoolClient = await pool.connect();
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
      // Had rolling back failed, that would be the error.
      isClean = failure !== undefined && failure.of === error;
      throw error;
    } finally {
      client.release(!isClean);
    }
  };
}
