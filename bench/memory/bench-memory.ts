import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApplication } from '../../scripts/build-application.ts';
import type { PostgresServer } from '../../tests/support/postgres.ts';
import { figure, table } from '../figures.ts';
import { type BenchServer, type Environment, runProgram, startProgram } from '../run-program.ts';
import { findPostgres, makeDatabase } from '../server/bench-market.ts';
import { memoryOf } from './process-memory.ts';

/** The market's limits are not what is measured. */
const SETTINGS: Environment = { NODE_ENV: 'test', RATE_LIMITS: 'off' };

/** How `npm start` starts it: what Node and the system's memory are told. */
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

/** In ms: the demo's pictures have been made by then, and what is kept for a page is over. */
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

/** What a server holds as its day goes on, a row for each moment. */
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
      console.log(`Memory, ${name}: the demo market\n${table([heads, ...(await watch(server))])}\n`);
    } finally {
      await server.stop();
    }
  } finally {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures what a market with the demo holds, built as for production, on both databases. Linux alone says so. */
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
