import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Role } from '../../../contract/account/role.ts';
import { findChromium } from '../../../scripts/chromium.ts';
import { MarketApi } from '../../e2e/support/market-api.ts';
import { accountOf, saveSession } from '../../e2e/support/test-users.ts';

/** Sentence about the connection, which is never true in these tests. */
const CONNECTION_MESSAGE = 'Verifica tu conexión';

/** Observations of a tab. */
export interface TabRecord {
  /** Paths of files that were answered with 404. */
  missing: string[];
  /** Paths of loaded documents. */
  loads: string[];
  /** How often the sentence about the connection appeared. */
  connectionMessages: number;
}

export interface Tab {
  page: Page;
  seen: TabRecord;
}

/** Starts the Chromium of the tests. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

function recordOf(page: Page): TabRecord {
  const seen: TabRecord = { missing: [], loads: [], connectionMessages: 0 };
  page.on('console', (message) => {
    if (message.text() === CONNECTION_MESSAGE) seen.connectionMessages += 1;
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 404 && /\.\w+$/.test(pathname)) seen.missing.push(pathname);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      seen.loads.push(new URL(request.url()).pathname);
  });
  return seen;
}

async function observePages(context: BrowserContext): Promise<void> {
  await context.addInitScript((sentence) => {
    addEventListener('market:alive', () => Object.assign(globalThis, { isMarketAlive: true }));
    new MutationObserver(() => {
      if (document.body?.textContent.includes(sentence)) console.error(sentence);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, CONNECTION_MESSAGE);
}

/** Opens a tab of a new visitor, signed in with the first account of this role. */
export async function openTab(browser: Browser, baseURL: string, role: Role | null): Promise<Tab> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await observePages(context);
  // Encoding pictures would take most of the time.
  await context.route('**/pictures/**', (route) => route.abort());
  const page = await context.newPage();
  const seen = recordOf(page);
  if (role !== null) {
    await saveSession(page, { ...accountOf(role, 0), api: new MarketApi(context.request) });
    seen.loads.length = 0;
  }
  return { page, seen };
}

/** Waits until the page is hydrated and idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isMarketAlive' in globalThis);
  await page.waitForLoadState('networkidle');
}
