import { chromium } from '@playwright/test';
import { buildApplication } from '../../scripts/build-application.ts';
import { findChromium } from '../../scripts/chromium.ts';
import type { BenchArguments } from '../bench-arguments.ts';
import { formatSignificant, median } from '../format-results.ts';
import { openDemoMarket } from '../server/bench-market.ts';
import { requestsPerSecond } from '../server/request-load.ts';
import { VISITS_PER_PAGE } from './phone-throttling.ts';
import { pageReport } from './page-report.ts';
import { type PageVisitMetrics, visitPage } from './visit-page.ts';

interface Listed {
  data: { products: { id: string }[] };
}

async function pagesOf(url: string): Promise<[name: string, path: string][]> {
  const answer = await fetch(`${url}/api/products?limit=1`);
  const { data } = (await answer.json()) as Listed;
  return [
    ['home', '/'],
    ['store', '/store/la-colmena'],
    ['list of 24', '/products'],
    ['product', `/products/${data.products[0]?.id}`],
  ];
}

/** Requests per second of the cached home page, HTML only. */
async function homesPerSecond(url: string, seconds: number, rounds: number): Promise<number> {
  const rates: number[] = [];
  const load = { url, paths: ['/'], connections: 50, seconds, headers: { 'accept-encoding': 'br' } };
  for (let round = 0; round < rounds; round += 1) rates.push(await requestsPerSecond(load));
  return median(rates);
}

/** Page benchmark of the demo market in a production build; each visit has an empty cache. */
export async function benchPages({ seconds, rounds }: BenchArguments): Promise<void> {
  if (!(await buildApplication())) throw new Error('The application could not be built.');
  const server = await openDemoMarket('server/main.ts', { NODE_ENV: 'production' });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const homes = await homesPerSecond(server.url, seconds, rounds);
    console.log(
      `Pages: home as HTML from the cache, brotli, 50 connections: ${formatSignificant(homes)} a second`,
    );
    const measured: [string, PageVisitMetrics[]][] = [];
    for (const [name, path] of await pagesOf(server.url)) {
      console.log(`Pages: ${name}, ${VISITS_PER_PAGE} visits …`);
      const visits: PageVisitMetrics[] = [];
      // The first visit warms the server up: it renders and caches the page.
      for (let run = 0; run <= VISITS_PER_PAGE; run += 1)
        visits.push(await visitPage(browser, `${server.url}${path}`));
      measured.push([name, visits.slice(1)]);
    }
    console.log(`\n${pageReport(measured)}\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
}
