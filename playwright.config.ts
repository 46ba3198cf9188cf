import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';
import { COMPILE_CACHE_FOLDER } from './tests/support/http/compile-cache.ts';
import { copyEmptyDatabase } from './tests/support/postgres/test-database.ts';
import { freePort } from './tests/support/http/free-port.ts';

// Set once: every worker loads this file again and must get the same browser, port and folder.
process.env.CHROMIUM_PATH ??= await findChromium();
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DEV_PORT ??= String(await freePort());

process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE_FOLDER;

process.env.E2E_DATA_DIR ??= await newDataFolder();
process.env.E2E_DEV_DATA_DIR ??= await newDataFolder();

/** Data folder with an empty market for a server; removed when this process exits, which is after the server. */
async function newDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tenderete-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await copyEmptyDatabase(folder);
  return folder;
}

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

const started = {
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each worker has its own accounts, and the demo market has three of each role. Tests wait about half of the time.
  workers: 3,
  forbidOnly: true,
  retries: process.env.CI ? 2 : 0,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: 'dot',
  use: {
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Animations would render sixty times a second; tests about motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
    video: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // Pages are short-lived, so optimizing their code costs more than it saves.
        '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: [
    {
      ...started,
      command: 'node server/main.ts',
      url: `${baseURL}/api/health`,
      timeout: 120_000,
      env: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        // Browsers resolve every subdomain of localhost to this machine, so stores are reachable by their subdomains.
        PUBLIC_HOST: 'localhost',
      },
    },
    // Development server; only the tests about it wait for it.
    {
      ...started,
      command: 'node server/dev.ts',
      env: {
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: process.env.E2E_DEV_PORT,
        DATA_DIR: process.env.E2E_DEV_DATA_DIR,
      },
    },
  ],
});
