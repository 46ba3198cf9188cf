import type { BrowserContext } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { buildApplication } from '../../scripts/build-application.ts';
import { formatSignificant, median, formatTable } from '../format-results.ts';
import { CPU_SLOWDOWN, PHONE_CONDITIONS, VISITS_PER_PAGE } from '../pages/phone-throttling.ts';
import { pageReport } from '../pages/page-report.ts';
import { openBenchBrowser, signInBrowser } from '../pages/bench-browser.ts';
import { type PageVisitMetrics, visitPage } from '../pages/visit-page.ts';
import { openDemoMarket } from '../server/bench-market.ts';
import { measureDurations, openBenchClient } from '../server/bench-client.ts';
import { typeInSearch } from './type-in-search.ts';

const GOODS = 10_000;
const TRIES = 25;
const { email } = DEMO_ACCOUNTS[1];
const PEOPLE = 5_000;
const ADMIN = 'admin@tenderete.example';
const LIST = '/producer/products';

const SCREENS = [
  ['Hoy', '/producer/dashboard'],
  ['own products', LIST],
  ['own stores', '/producer/popup-stores'],
] as const;

/** Queries over the products of one producer. */
const QUESTIONS = [
  ['the first 24', ''],
  ['24 from the 9,000th on', '&offset=9000'],
  ['by name', '&sort=name'],
  ['sold out', '&inStock=false'],
  ['hidden', '&active=false'],
  ['by a word', '&q=botijo'],
  ['by a number', '&q=7777'],
] as const;

async function listReport(url: string): Promise<string> {
  const guest = openBenchClient(url);
  const login = { username: email, password: DEMO_PASSWORD };
  const { access_token } = (await guest.post('/api/auth/login', login)) as { access_token: string };
  guest.leave();
  const seller = openBenchClient(url, access_token);
  const rows: string[][] = [];
  for (const [label, query] of QUESTIONS) {
    const times = await measureDurations(TRIES, () => seller.get(`/api/products/user?limit=24${query}`));
    rows.push([
      label,
      `${formatSignificant(median(times))} ms`,
      `${formatSignificant(Math.max(...times))} ms`,
    ]);
  }
  seller.leave();
  return formatTable([
    [`${formatSignificant(GOODS)} own products`, `median of ${TRIES}`, 'slowest'],
    ...rows,
  ]);
}

async function typingReport(context: BrowserContext, list: string, words: string[]): Promise<string> {
  const page = await context.newPage();
  await page.goto(list);
  await page.getByRole('main').getByRole('row').nth(20).waitFor();
  const rows: string[][] = [];
  for (const slowdown of [1, CPU_SLOWDOWN])
    for (const word of words) {
      const { worst, late, frames } = await typeInSearch(context, page, { word, slowdown });
      rows.push([
        `${word}, processor 1/${slowdown}`,
        `${formatSignificant(worst)} ms`,
        `${late} of ${frames}`,
      ]);
      await page.getByRole('main').getByRole('searchbox').first().fill('');
    }
  await page.close();
  return formatTable([[`typed into ${list}`, 'longest frame', 'over 50 ms'], ...rows]);
}

/** Back-office benchmark: producer screens on a throttled phone, a very long product list, and typing over many accounts. */
export async function benchBackOffice(): Promise<void> {
  if (!(await buildApplication())) throw new Error('The application could not be built.');
  const server = await openDemoMarket('bench/back-office/back-office-server.ts');
  const browser = await openBenchBrowser();
  try {
    const context = await signInBrowser(browser, { url: server.url, email, device: PHONE_CONDITIONS });
    const storageState = await context.storageState();
    const measured: [string, PageVisitMetrics[]][] = [];
    for (const [name, path] of SCREENS) {
      console.log(`Back office: ${name}, ${VISITS_PER_PAGE} visits …`);
      const visits: PageVisitMetrics[] = [];
      for (let run = 0; run <= VISITS_PER_PAGE; run += 1)
        visits.push(await visitPage(browser, `${server.url}${path}`, { storageState }));
      measured.push([name, visits.slice(1)]);
    }
    console.log(`\n${pageReport(measured)}\n`);
    const guest = openBenchClient(server.url);
    await guest.post(`/bench/goods/${email}/${GOODS}`);
    await guest.post(`/bench/people/${PEOPLE}`);
    guest.leave();
    console.log(`${await listReport(server.url)}\n`);
    console.log(`${await typingReport(context, LIST, ['botijo', 'azulejo 77'])}\n`);
    const office = await signInBrowser(browser, { url: server.url, email: ADMIN, device: PHONE_CONDITIONS });
    console.log(`${await typingReport(office, '/admin/users', ['persona', 'persona-123'])}\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
}
