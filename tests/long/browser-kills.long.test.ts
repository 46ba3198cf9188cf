import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../../scripts/run-command.ts';
import { createDraftStore } from '../e2e/support/draft-store.ts';
import { MarketApi } from '../e2e/support/market-api.ts';
import { accountOf, saveSession } from '../e2e/support/test-users.ts';
import { anyPicture, sheetOf, zipOf } from '../support/samples/zip-archive.ts';
import { copyEmptyDatabase } from '../support/postgres/test-database.ts';
import { freePort } from '../support/http/free-port.ts';
import { type KillableBrowser, startKillableBrowser } from '../support/browser/killable-browser.ts';
import { repeatRounds } from '../support/api/repeat-rounds.ts';

const ROUNDS = 20;
const MIB = 1024 * 1024;
/** File size in bytes and throughput in bytes per second; slow enough for twenty kills before the end. */
const SIZE = 48 * MIB;
const THROUGHPUT = 2 * MIB;

const folder = mkdtempSync(join(tmpdir(), 'tenderete-kills-'));
// PostgreSQL's own account must pass.
chmodSync(folder, 0o755);
let server: ChildProcess | undefined;
let opened: KillableBrowser | undefined;
let url = '';

beforeAll(async () => {
  const built = await runCommand('node', ['scripts/build.ts']);
  if (built.code !== 0) throw new Error(built.output);
  const port = await freePort();
  url = `http://localhost:${port}`;
  mkdirSync(join(folder, 'data'));
  await copyEmptyDatabase(join(folder, 'data'));
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) };
  server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...env, DATA_DIR: join(folder, 'data'), PUBLIC_HOST: 'localhost' },
    stdio: 'ignore',
  });
  const isUp = async () => {
    const { status } = await fetch(`${url}/api/health`);
    if (status !== 200) throw new Error(`The server answers ${status}.`);
  };
  await vi.waitFor(isUp, { timeout: 200_000, interval: 200 });
}, 300_000);

afterAll(async () => {
  await opened?.kill();
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Reopens the import of a store, on a throttled connection. */
async function comeBack({ page }: KillableBrowser, producer: Parameters<typeof saveSession>[1], id: string) {
  await saveSession(page, producer, url);
  await page.goto(`${url}/producer/popup-stores/${id}/import`);
}

async function slowDown({ page }: KillableBrowser, uploadThroughput: number) {
  const devtools = await page.context().newCDPSession(page);
  const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await devtools.send('Network.emulateNetworkConditions', free);
}

test('R3.8 battery 103 an archive comes in whole through twenty kills of the browser, and nothing that has come goes twice', async (context) => {
  const outside = await request.newContext({ baseURL: url });
  const producer = { ...accountOf('producer', 0), api: new MarketApi(outside) };
  const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
  const path = join(folder, 'mios.zip');
  writeFileSync(
    path,
    await zipOf({
      'productos.csv': sheetOf('Miel;De romero;4,50;3;a.jpg'),
      'a.jpg': await anyPicture(),
      'sobra.jpg': randomBytes(SIZE),
    }),
  );
  const start = async () => (opened = await startKillableBrowser(join(folder, 'profile')));
  const offsets: number[] = [];
  const watch = ({ page }: KillableBrowser) =>
    page.on('request', (asked) => {
      if (asked.method() === 'PATCH') offsets.push(Number(asked.headers()['upload-offset']));
    });
  let browser = await start();
  const id = await createDraftStore({ request: outside }, token, 'Apagones', 0);
  await repeatRounds(context, ROUNDS, async () => {
    watch(browser);
    await slowDown(browser, THROUGHPUT);
    await comeBack(browser, producer, id);
    const { page } = browser;
    const sending = page.getByRole('button', { name: 'Pausar' });
    const again = page.getByLabel('Elegir el mismo archivo');
    const anew = page.getByLabel(/^Elegir (?!el mismo)/);
    await sending.or(again).or(anew).first().waitFor({ timeout: 60_000 });
    const outcome = (await sending.isVisible())
      ? 'went on by itself'
      : (await again.count()) > 0
        ? 'asked for the same file'
        : 'began';
    if (outcome === 'asked for the same file') await browser.choose(path);
    if (outcome === 'began') {
      await browser.choose(path);
      await page.getByRole('button', { name: 'Subir y leer' }).click();
    }
    await sending.waitFor({ timeout: 60_000 });
    await pause(Math.random() * 1_500);
    await browser.kill();
    browser = await start();
    return outcome;
  });
  watch(browser);
  await comeBack(browser, producer, id);
  const again = browser.page.getByLabel('Elegir el mismo archivo');
  const done = browser.page.locator('[data-part=outcome]');
  await again.or(done).first().waitFor({ timeout: 120_000 });
  if ((await again.count()) > 0) await browser.choose(path);
  await done.waitFor({ timeout: 120_000 });
  expect(await done.textContent()).toBe('Ha entrado 1 producto.');
  expect(offsets.toSorted((one, other) => one - other)).toEqual(offsets);
  await browser.kill();
  await outside.dispose();
});
