import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { formatSignificant, median, formatTable } from '../format-results.ts';
import { openBenchMarket } from '../server/bench-market.ts';
import { measureDurations, openBenchClient } from '../server/bench-client.ts';
import type { BenchSeller } from './insert-many-orders.ts';

const PRODUCER_ORDERS = 50_000;
const PRODUCTS = 1_000;
const TRIES = 15;

/** Queries over the orders of one producer. */
const QUESTIONS = [
  ['the first 20', ''],
  ['those that wait', '&status=pending'],
  ['those that are closed', '&status=completed'],
  ['20 from the 40,000th on', '&offset=40000'],
  ['of one month', '&fromDate=2026-01-01T00:00:00.000Z&toDate=2026-01-31T23:59:59.999Z'],
  ['by a number', '&q=4A7C'],
  ['by who bought', '&q=persona%201234'],
] as const;

/** Order benchmark: single queries of a producer with many orders. */
export async function benchOrders(): Promise<void> {
  console.log(`Orders: filling in ${formatSignificant(PRODUCER_ORDERS)} orders …`);
  const market = await openBenchMarket(PRODUCTS);
  const guest = openBenchClient(market.url);
  try {
    const { username } = (await guest.post(`/bench/orders/${PRODUCER_ORDERS}`)) as BenchSeller;
    const login = { username, password: DEMO_PASSWORD };
    const { access_token } = (await guest.post('/api/auth/login', login)) as { access_token: string };
    const seller = openBenchClient(market.url, access_token);
    const rows: string[][] = [];
    for (const [label, query] of QUESTIONS) {
      const times = await measureDurations(TRIES, () => seller.get(`/api/orders/producer?limit=20${query}`));
      rows.push([
        label,
        `${formatSignificant(median(times))} ms`,
        `${formatSignificant(Math.max(...times))} ms`,
      ]);
    }
    seller.leave();
    const head = [`${formatSignificant(PRODUCER_ORDERS)} own orders`, `median of ${TRIES}`, 'slowest'];
    console.log(`\n${formatTable([head, ...rows])}\n`);
  } finally {
    guest.leave();
    await market.stop();
  }
}
