import autocannon from 'autocannon';
import { seededRandom } from '../../demo/large-market/random.ts';
import type { BenchArguments } from '../bench-arguments.ts';
import { formatSignificant, formatTable, median, formatRatio } from '../format-results.ts';
import { LIMITED, openBenchMarket } from '../server/bench-market.ts';
import { type BenchClient, measureDurations, openBenchClient } from '../server/bench-client.ts';

/** Callers at the greedy address. */
const CALLERS = 40;
const QUESTIONS = 20_000;
/** Network address of the greedy callers, as their proxy reports it. */
const GREEDY = '192.0.2.1';
/** Headers of a measured call: in turns of 250 shoppers, each at an address of its own, so that none meets a limit. */
const shopperHeaders = (turn: number) => ({ 'x-forwarded-for': `198.51.100.${1 + (turn % 250)}` });
/** Time in ms in which the greedy callers get going. */
const WARM_UP = 1_000;

/** Questions for facets, each with other prices, so that none is cached. */
function facetPaths(): string[] {
  const random = seededRandom('greedy');
  return Array.from({ length: QUESTIONS }, () => {
    const minPrice = random.whole(3_000) / 100;
    return `/api/products?facets=true&limit=1&minPrice=${minPrice}&maxPrice=${minPrice + 5 + random.whole(5_000) / 100}`;
  });
}

interface Measured {
  label: string;
  path: string;
}

/** Medians in ms of a shopper's calls, in turns until the time is over. */
async function mediansDuring(
  shopper: BenchClient,
  calls: readonly Measured[],
  seconds: number,
): Promise<number[]> {
  const times = calls.map((): number[] => []);
  const end = performance.now() + seconds * 1_000;
  for (let turn = 0; performance.now() < end; turn += 1)
    for (const [index, { path }] of calls.entries())
      times[index]?.push(...(await measureDurations(1, () => shopper.get(path, shopperHeaders(turn)))));
  return times.map(median);
}

/**
 * Greedy neighbour: calls of a shopper alone, and beside 40 callers at one other address that ask for facets of the
 * largest market as fast as they are answered. The limits are on.
 */
export async function benchGreedy({ products, seconds, rounds }: BenchArguments): Promise<void> {
  const size = Math.max(...products);
  console.log(`Greedy neighbour: seeding ${size} products …`);
  const market = await openBenchMarket(size, LIMITED);
  const shopper = openBenchClient(market.url);
  try {
    const listed = (await shopper.get('/api/products?limit=1')) as { data: { products: { id: string }[] } };
    const calls: Measured[] = [
      { label: 'one product', path: `/api/products/${listed.data.products[0]?.id}` },
      { label: 'list of 24', path: '/api/products?limit=24&active=true' },
      { label: 'health', path: '/api/health' },
    ];
    const rows: { alone: number[]; beside: number[]; answered: number; refused: number }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Greedy neighbour: round ${round} of ${rounds} …`);
      const alone = await mediansDuring(shopper, calls, seconds);
      const greedy = autocannon({
        url: market.url,
        connections: CALLERS,
        duration: seconds + WARM_UP / 1_000,
        timeout: 30,
        workers: 1,
        headers: { 'x-forwarded-for': GREEDY },
        requests: facetPaths().map((path) => ({ path })),
      });
      await new Promise((resolve) => setTimeout(resolve, WARM_UP));
      const beside = await mediansDuring(shopper, calls, seconds);
      const { '2xx': answered, non2xx: refused } = await greedy;
      rows.push({ alone, beside, answered, refused });
    }
    const table = calls.map(({ label }, index) => {
      const [alone, beside] = [
        median(rows.map((row) => row.alone[index] ?? Number.NaN)),
        median(rows.map((row) => row.beside[index] ?? Number.NaN)),
      ];
      return [
        label,
        `${formatSignificant(alone)} ms`,
        `${formatSignificant(beside)} ms`,
        formatRatio(beside, alone),
      ];
    });
    const sum = (read: (row: (typeof rows)[number]) => number) =>
      formatSignificant(rows.reduce((total, row) => total + read(row), 0));
    console.log(
      `\n${formatTable([[`${formatSignificant(size)} products`, 'alone', `beside ${CALLERS} greedy callers`, ''], ...table])}`,
    );
    console.log(
      `Greedy callers: ${sum(({ answered }) => answered)} answered, ${sum(({ refused }) => refused)} refused.\n`,
    );
  } finally {
    shopper.leave();
    await market.stop();
  }
}
