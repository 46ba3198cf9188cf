import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import { configuredPostgres } from '../../tests/support/postgres/postgres-choice.ts';
import { runSql } from '../../tests/support/postgres/postgres.ts';
import type { Environment } from '../run-program.ts';

/** URL of the PostgreSQL of DATABASE_URL; undefined if the measured markets start their own, as `npm start` does. */
export const benchPostgresUrl = (): string | undefined =>
  configuredPostgres({ DATABASE_URL: process.env.DATABASE_URL });

/** Empty database of a measured market. */
interface BenchDatabase {
  /** Settings that lead a program to it. */
  env: Environment;
  /** Removes the database and the data folder. Its programs must have ended. */
  remove: () => Promise<void>;
}

/** Creates a data folder, and a database if there is a PostgreSQL of DATABASE_URL. */
export async function makeBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tenderete-bench-'));
  const removeFolder = async () => rmSync(folder, { recursive: true, force: true });
  const server = benchPostgresUrl();
  if (server === undefined) return { env: { DATA_DIR: folder }, remove: removeFolder };
  const name = `tenderete_bench_${crypto.randomUUID().slice(0, 8)}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  await runSql(server, `CREATE DATABASE "${name}"`);
  return {
    env: {
      DATA_DIR: folder,
      DATABASE_URL: address.href,
      TRIAL: 'on',
      JWT_PRIVATE_KEY: newSigningKeyPem(),
    },
    remove: async () => {
      await runSql(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      await removeFolder();
    },
  };
}
