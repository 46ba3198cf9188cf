import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApplication } from '../../scripts/build-application.ts';
import type { PostgresServer } from '../../tests/support/postgres/postgres.ts';
import { figure, formatTable } from '../figures.ts';
import { type BenchServer, type Environment, runProgram, startProgram } from '../run-program.ts';
import { findPostgres, makeDatabase } from '../server/bench-market.ts';
import { memoryOf } from './process-memory.ts';

/** Rate limits are off, because they would limit the measurement. */
const SETTINGS: Environment = { NODE_ENV: 'test', RATE_LIMITS: 'off' };

/** Environment and Node arguments of `npm start`, such as memory settings. */
function startConditions(): { environment: Environment; nodeArguments: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const words = scripts.start.split(' ');
  return {
    environment: Object.fromEntries(
      words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')),
    ) as Environment,
    nodeArguments: words.filter((word) => word.startsWith('--')),
  };
}

/** Time in ms until the demo's pictures are generated and cached pages have expired. */
const SETTLED = 60_000;

interface Listed {
  data: { products: { id: string }[] };
}

async function demoPages(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/products?limit=100`);
  const { data } = (await answer.json()) as Listed;
  return [
    '/',
    '/products',
    '/tiendas',
    '/store/la-colmena',
    ...data.products.map(({ id }) => `/products/${id}`),
  ];
}

async function view(url: string, pages: readonly string[], views: number): Promise<void> {
  for (let count = 0; count < views; count += 1) {
    const answer = await fetch(url + pages[count % pages.length], { headers: { accept: 'text/html' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  }
}

/** Memory of a server at several moments, one row for each. */
async function watch({ url, pid }: BenchServer): Promise<string[][]> {
  const rows: string[][] = [];
  const note = (moment: string) => {
    const { resident, anonymous, helpers } = memoryOf(pid);
    rows.push([moment, ...[resident, anonymous, helpers].map(figure)]);
  };
  note('listens');
  await pause(SETTLED);
  note('a minute later');
  const pages = await demoPages(url);
  await view(url, pages, 1_000);
  note('after 1,000 page views');
  await view(url, pages, 10_000);
  note('after 10,000 more');
  await pause(SETTLED);
  note('a minute later');
  return rows;
}

async function benchEngine(name: string, postgres: PostgresServer | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tenderete-bench-memory-'));
  const database = postgres && (await makeDatabase(postgres, 0));
  const { environment, nodeArguments } = startConditions();
  const env = { ...SETTINGS, ...environment, DATA_DIR: folder, ...database?.env };
  try {
    if (database) await runProgram('demo/seed.ts', [], env);
    const server = await startProgram('server/main.ts', env, { nodeArguments });
    try {
      const heads = ['moment', 'resident MB', 'no file', 'helpers'];
      console.log(`Memory, ${name}: the demo market\n${formatTable([heads, ...(await watch(server))])}\n`);
    } finally {
      await server.stop();
    }
  } finally {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Memory benchmark of a production server with the demo market, on both databases. Linux only. */
export async function benchMemory(): Promise<void> {
  if (process.platform !== 'linux') {
    console.log('Memory: only Linux tells what a process holds, so it was not measured.\n');
    return;
  }
  if (!(await buildApplication())) throw new Error('The application could not be built.');
  await benchEngine('embedded', undefined);
  const postgres = await findPostgres();
  if (postgres === undefined) {
    console.log(
      'Memory: no PostgreSQL was found here (set DATABASE_URL), so it was not measured with one.\n',
    );
    return;
  }
  try {
    await benchEngine('PostgreSQL', postgres);
  } finally {
    await postgres.stop();
  }
}
