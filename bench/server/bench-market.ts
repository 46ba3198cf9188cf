import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import { type PostgresServer, runSql, startPostgres } from '../../tests/support/postgres/postgres.ts';
import { type BenchServer, type Environment, runProgram, startProgram } from '../run-program.ts';

/** Served market of a given size in its own database, which is removed with it. */
export interface BenchMarket extends BenchServer {
  products: number;
}

/** Rate limits would limit the measurement; they can be switched off outside production only. */
const SETTINGS: Environment = { NODE_ENV: 'test', RATE_LIMITS: 'off' };

/** PostgreSQL server for the benchmark: DATABASE_URL, otherwise a local one; undefined if there is none. */
export async function findPostgres(): Promise<PostgresServer | undefined> {
  const url = process.env.DATABASE_URL;
  return url === undefined || url === '' ? startPostgres({ isDurable: true }) : { url, stop: async () => {} };
}

/** Creates an empty database on the server; `env` passes its URL to a program. */
export async function makeDatabase({ url }: PostgresServer, products: number) {
  const name = `tenderete_bench_${process.pid}_${products}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  await runSql(url, `CREATE DATABASE "${name}"`);
  const drop = () => runSql(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  return { env: { TRIAL: 'on', DATABASE_URL: address.href, JWT_PRIVATE_KEY: newSigningKeyPem() }, drop };
}

/** Seeds a market with the given number of products and serves it; embedded unless a PostgreSQL is given. */
export async function openBenchMarket(
  products: number,
  postgres: PostgresServer | undefined,
): Promise<BenchMarket> {
  const folder = mkdtempSync(join(tmpdir(), 'tenderete-bench-'));
  const database = postgres && (await makeDatabase(postgres, products));
  const env = { ...SETTINGS, DATA_DIR: folder, ...database?.env };
  const remove = async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await runProgram('demo/seed.ts', ['--products', String(products)], env);
    const server = await startProgram('bench/server/bench-server.ts', env);
    const stop = async () => {
      await server.stop();
      await remove();
    };
    return { url: server.url, pid: server.pid, products, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
