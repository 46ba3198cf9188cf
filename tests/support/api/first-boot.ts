import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newSigningKeyPem } from '../../../server/auth/signing-key.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../demo/demo-accounts.ts';
import { askOverHttp } from '../http/market-over-http.ts';
import { createTestDatabase } from '../postgres/postgres-databases.ts';
import { killTree } from '../http/kill-tree.ts';
import { type ServerProcess, startProcess } from '../http/server-process.ts';
import type { DatabaseKind } from './crash-test-market.ts';

/** Place for the first start of a server. */
export interface EmptyStorage {
  start(): Promise<ServerProcess>;
  /** Unexpected leftover files. */
  leftovers(): string[];
  remove(): Promise<void>;
}

const COMMON = { NODE_ENV: 'test', RATE_LIMITS: 'off' };
const WELCOME = new Set(['postgres', 'keys', 'blobs', 'lock', 'files', 'pictures', 'storage']);

/** Missing folder, or an empty PostgreSQL database. */
export async function createEmptyStorage(kind: DatabaseKind): Promise<EmptyStorage> {
  if (kind === 'given') {
    const { url, drop } = await createTestDatabase();
    const env = { ...COMMON, TRIAL: 'on', DATABASE_URL: url, JWT_PRIVATE_KEY: newSigningKeyPem() };
    return { start: () => startProcess(env), leftovers: () => [], remove: drop };
  }
  const home = mkdtempSync(join(tmpdir(), 'tenderete-first-'));
  // Open to PostgreSQL's own account, so that nothing is made elsewhere.
  chmodSync(home, 0o755);
  const folder = join(home, 'data');
  return {
    start: () => startProcess({ ...COMMON, DATA_DIR: folder }),
    leftovers: () => readdirSync(folder).filter((name) => !WELCOME.has(name)),
    remove: async () => rmSync(home, { recursive: true }),
  };
}

/** Kills a server at a time after its start in ms, or when it listens if that is earlier. */
export async function startAndKill(place: EmptyStorage, moment: number): Promise<void> {
  const server = await place.start();
  await Promise.race([server.started, pause(moment)]);
  if (server.child.pid !== undefined) killTree(server.child.pid);
  await server.ended;
}

/** State of a listening server: totals of stores and products, and which demo accounts can log in. */
export async function serverInventory({ url }: ServerProcess): Promise<unknown> {
  const total = async (path: string) =>
    (await askOverHttp(url, 'GET', path)).body.data.pagination.total as number;
  const logins = await Promise.all(
    DEMO_ACCOUNTS.map(({ email }) =>
      askOverHttp(url, 'POST', '/auth/login', { body: { username: email, password: DEMO_PASSWORD } }),
    ),
  );
  return {
    health: (await askOverHttp(url, 'GET', '/health')).status,
    stores: await total('/popup-stores/active?when=all'),
    products: await total('/products'),
    logins: logins.map(({ status }) => status),
  };
}

/** Stops a server gracefully and returns its exit code. */
export async function stopGracefully({ child, ended }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}
