import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import { type PostgresServer, runSql, startPostgres } from '../../tests/support/postgres.ts';
import { type BenchServer, type Environment, runProgram, startProgram } from '../run-program.ts';

/** A market of some size, served, in a database of its own that goes away with it. */
export interface BenchMarket extends BenchServer {
  products: number;
}

/** Rate limits would be what is measured; they can be switched off outside production only. */
const SETTINGS: Environment = { NODE_ENV: 'test', RATE_LIMITS: 'off' };

/** Where databases are made: the server of DATABASE_URL, or one of this machine; undefined where there is none. */
export async function findPostgres(): Promise<PostgresServer | undefined> {
  const url = process.env.DATABASE_URL;
  return url === undefined || url === '' ? startPostgres({ isDurable: true }) : { url, stop: async () => {} };
}

/** Makes an empty database of that server's; `env` names it to a program. */
export async function makeDatabase({ url }: PostgresServer, products: number) {
  const name = `tenderete_bench_${process.pid}_${products}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  await runSql(url, `CREATE DATABASE "${name}"`);
  const drop = () => runSql(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  return { env: { TRIAL: 'on', DATABASE_URL: address.href, JWT_PRIVATE_KEY: newSigningKeyPem() }, drop };
}

/** Seeds a market of so many products and serves it; embedded unless a PostgreSQL is given. */
export async function openMarket(
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
