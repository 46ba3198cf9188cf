import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { formatSignificant, median, formatTable } from '../format-results.ts';
import { openBenchMarket } from '../server/bench-market.ts';
import { measureDurations, openBenchClient } from '../server/bench-client.ts';

const PEOPLE = 5_000;
const PRODUCTS = 100_000;
/** Orders of one producer; another producer adds half as many. */
const ORDERS = 66_667;
const TRIES = 15;

/** Admin queries over the whole market. */
const QUESTIONS = [
  ['100 accounts', '/api/users/v1/users?limit=100'],
  [
    '  by the beginning of an address',
    '/api/users/v1/users?limit=100&filter=email%20%5E%3D%20%22persona-12%22',
  ],
  ['  producers by name', '/api/users/v1/users?limit=100&role=producer&sortBy=fullName&sortOrder=asc'],
  ['  the last hundred', '/api/users/v1/users?limit=100&offset=4900'],
  ['figures of the accounts', '/api/users/v1/users/stats'],
  ['figures of the market', '/api/market/stats'],
  ['100 orders', '/api/orders?limit=100'],
  ['  those that wait', '/api/orders?limit=100&status=pending'],
  ['  100 from the 90,000th on', '/api/orders?limit=100&offset=90000'],
  ['  by who bought', '/api/orders?limit=100&q=persona%201234'],
  ['100 products, hidden ones too', '/api/products?limit=100'],
  ['  100 from the 90,000th on', '/api/products?limit=100&offset=90000'],
  ['  a search', '/api/products?limit=100&q=cuenco'],
  ['100 stores', '/api/popup-stores?limit=100'],
  ['100 deeds of the journal', '/api/journal?limit=100'],
] as const;

/** Admin benchmark: single queries over a large market. */
export async function benchAdminQueries(): Promise<void> {
  console.log(
    `Office: filling in ${formatSignificant(PRODUCTS)} products, 100,000 orders and ${formatSignificant(PEOPLE)} accounts …`,
  );
  const market = await openBenchMarket(PRODUCTS);
  const guest = openBenchClient(market.url);
  try {
    await guest.post(`/bench/orders/${ORDERS}`);
    await guest.post(`/bench/people/${PEOPLE}`);
    const login = { username: 'admin@tenderete.example', password: DEMO_PASSWORD };
    const { access_token } = (await guest.post('/api/auth/login', login)) as { access_token: string };
    const admin = openBenchClient(market.url, access_token);
    const rows: string[][] = [];
    for (const [label, path] of QUESTIONS) {
      const times = await measureDurations(TRIES, () => admin.get(path));
      rows.push([
        label,
        `${formatSignificant(median(times))} ms`,
        `${formatSignificant(Math.max(...times))} ms`,
      ]);
    }
    const whole = await measureDurations(3, async () => {
      for (let offset = 0; offset < PEOPLE; offset += 500) {
        await admin.get(`/api/users/v1/users?limit=500&offset=${offset}`);
      }
    });
    rows.push([
      `${formatSignificant(PEOPLE)} accounts, 500 at a time`,
      `${formatSignificant(median(whole))} ms`,
      `${formatSignificant(Math.max(...whole))} ms`,
    ]);
    admin.leave();
    console.log(`\n${formatTable([['an admin asks for', `median of ${TRIES}`, 'slowest'], ...rows])}\n`);
  } finally {
    guest.leave();
    await market.stop();
  }
}
