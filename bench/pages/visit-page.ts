import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { blockingTime } from './blocking-time.ts';
import { CPU_SLOWDOWN, NETWORK_THROTTLING, PHONE_CONDITIONS } from './phone-throttling.ts';
import { observePerformance } from './page-observers.ts';
import { measureAddToCart } from './add-to-cart-latency.ts';
import { countBytes, type WireBytes } from './wire-bytes.ts';

/** Figures of one visit: times in ms, sizes in bytes on the wire. */
export interface PageVisitMetrics {
  largestPaint: number;
  firstPaint: number;
  blocking: number;
  alive: number;
  /** From a press of the add button to the next frame, and to its feedback; null on a page without one. */
  nextFrame: number | null;
  feedback: number | null;
  shift: number;
  scriptBytes: number;
  htmlBytes: number;
  totalBytes: number;
}

const QUIET = 1_500;
const PATIENCE = 30_000;

/** Waits until the page is idle: no traffic and no long task for a while. */
async function untilAtRest(page: Page, bytes: WireBytes): Promise<void> {
  const lastTaskEnd = () =>
    page.evaluate(
      () =>
        performance.now() -
        Math.max(0, ...window.observed.longTasks.map(([start, length]) => start + length)),
    );
  for (const deadline = performance.now() + PATIENCE; performance.now() < deadline; await pause(200)) {
    const isQuiet = bytes.underWay === 0 && performance.now() - bytes.quietSince > QUIET;
    if (isQuiet && (await lastTaskEnd()) > QUIET) return;
  }
  throw new Error(`${page.url()} did not come to rest.`);
}

/** First visit to a page on a throttled phone and network; `known` is storage from earlier visits. */
export async function visitPage(
  browser: Browser,
  url: string,
  known: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<PageVisitMetrics> {
  const context = await browser.newContext({ ...PHONE_CONDITIONS, ...known });
  try {
    const page = await context.newPage();
    await page.addInitScript(observePerformance);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const bytes = countBytes(session);
    await session.send('Network.emulateNetworkConditions', NETWORK_THROTTLING);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load', timeout: 2 * PATIENCE });
    await untilAtRest(page, bytes);
    const observed = await page.evaluate(() => window.observed);
    const loaded = { script: bytes.script, html: bytes.html, total: bytes.total };
    const press = await measureAddToCart(page);
    return {
      largestPaint: observed.largestPaint,
      firstPaint: observed.firstPaint,
      blocking: blockingTime(observed),
      alive: observed.alive,
      nextFrame: press?.nextFrame ?? null,
      feedback: press?.feedback ?? null,
      shift: observed.shift,
      scriptBytes: loaded.script,
      htmlBytes: loaded.html,
      totalBytes: loaded.total,
    };
  } finally {
    await context.close();
  }
}
