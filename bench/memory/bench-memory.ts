import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApplication } from '../../scripts/build-application.ts';
import { formatSignificant, formatTable } from '../format-results.ts';
import type { BenchServer, Environment } from '../run-program.ts';
import { openDemoMarket, NO_RATE_LIMITS_ENVIRONMENT } from '../server/bench-market.ts';
import { memoryOf } from './process-memory.ts';

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
    const { resident, anonymous, helpers, postgres } = memoryOf(pid);
    const figures = [resident, anonymous, helpers, postgres, resident + helpers + postgres];
    rows.push([moment, ...figures.map(formatSignificant)]);
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

/** Memory benchmark of a production server with the demo market. Linux only. */
export async function benchMemory(): Promise<void> {
  if (process.platform !== 'linux') {
    console.log('Memory: only Linux tells what a process holds, so it was not measured.\n');
    return;
  }
  if (!(await buildApplication())) throw new Error('The application could not be built.');
  const { environment, nodeArguments } = startConditions();
  const server = await openDemoMarket(
    'server/main.ts',
    { ...NO_RATE_LIMITS_ENVIRONMENT, ...environment },
    { nodeArguments },
  );
  try {
    const heads = ['moment', 'resident MB', 'no file', 'helpers', 'PostgreSQL', 'all'];
    console.log(`Memory of the demo market\n${formatTable([heads, ...(await watch(server))])}\n`);
  } finally {
    await server.stop();
  }
}
