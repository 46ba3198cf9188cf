import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { ORDER_LIMITS } from '../../contract/orders/order-limits.ts';
import { buildApplication } from '../../scripts/build-application.ts';
import { formatSignificant, formatTable } from '../format-results.ts';
import { CPU_SLOWDOWN, PHONE_CONDITIONS } from '../pages/phone-throttling.ts';
import { type FrameDurations, measureFrameDurations } from '../pages/frame-durations.ts';
import { openBenchBrowser, signInBrowser } from '../pages/bench-browser.ts';
import { openDemoMarket, NO_RATE_LIMITS_ENVIRONMENT } from '../server/bench-market.ts';
import { openBenchClient } from '../server/bench-client.ts';
import type { BenchSeller } from './insert-many-orders.ts';

const CHANGES = 200;
const PATIENCE = 180_000;

const DEVICES: readonly [name: string, slowdown: number, device: BrowserContextOptions][] = [
  ['at a desk', 1, { viewport: { width: 1_280, height: 800 }, locale: 'es-ES' }],
  ['on a phone', CPU_SLOWDOWN, PHONE_CONDITIONS],
];

/**
 * Runs in the page: requests the next step for the orders of each page within the undo period.
 * Presses from outside the page would use up part of that period.
 */
async function takeAll(pages: number): Promise<void> {
  const until = async <T>(find: () => T): Promise<NonNullable<T>> => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
  };
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const firstOrder = () => document.querySelector('tbody [data-part=number]')?.textContent;
  for (let at = 1; at <= pages; at += 1) {
    (
      await until(() => document.querySelector<HTMLElement>('thead input[type=checkbox]:not([inert])'))
    ).click();
    const isOfMany = ({ textContent }: Element) => /^Preparar \d+$/.test(textContent ?? '');
    (await until(() => all<HTMLElement>('main button').find(isOfMany))).click();
    if (at === pages) return;
    const before = firstOrder();
    (await until(() => document.querySelector<HTMLElement>(`a[aria-label="Página ${at + 1}"]`))).click();
    await until(() => firstOrder() !== before);
  }
}

/** Frame durations from the requested steps until all of them are saved. */
async function framesOfSteps(page: Page, slowdown: number): Promise<FrameDurations> {
  await page.goto('/producer/orders');
  await page.getByRole('main').getByRole('row').nth(ORDER_LIMITS.pageSize).waitFor();
  await page.evaluate(takeAll, CHANGES / ORDER_LIMITS.pageSize);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return measureFrameDurations(page, async () => {
    await page
      .getByRole('main')
      .getByText(`${CHANGES} pedidos cambiados`)
      .last()
      .waitFor({ timeout: PATIENCE });
  });
}

async function rowOf(browser: Browser, url: string, [name, slowdown, device]: (typeof DEVICES)[number]) {
  const guest = openBenchClient(url);
  const { username } = (await guest.post(`/bench/new-orders/${CHANGES}`)) as BenchSeller;
  guest.leave();
  const context = await signInBrowser(browser, { url, email: username, device });
  const { worst, late, frames } = await framesOfSteps(await context.newPage(), slowdown);
  await context.close();
  return [name, `${formatSignificant(worst)} ms`, `${late} of ${frames}`];
}

/** Frame benchmark of a bulk run over many orders, whose steps are sent one after the other. */
export async function benchOrderChanges(): Promise<void> {
  if (!(await buildApplication())) throw new Error('The application could not be built.');
  const server = await openDemoMarket('bench/back-office/back-office-server.ts', NO_RATE_LIMITS_ENVIRONMENT, {
    standsElsewhere: true,
  });
  const browser = await openBenchBrowser();
  try {
    const rows: string[][] = [];
    for (const device of DEVICES) rows.push(await rowOf(browser, server.url, device));
    console.log(
      `\n${formatTable([[`${CHANGES} steps of orders`, 'longest frame', 'over 50 ms'], ...rows])}\n`,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
