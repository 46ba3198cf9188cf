import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect as see } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../contract/account/role.ts';
import { screens } from '../../contract/screens.ts';
import { ROLES_BY_AUDIENCE } from '../../contract/shell/screen.ts';
import { fillPathParameters, filterScreens } from '../../contract/shell/screen-lookup.ts';
import { demoId } from '../../demo/demo-ids.ts';
import { buildApplication } from '../../scripts/build-application.ts';
import { root, runCommand } from '../../scripts/run-command.ts';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import { releaseSchema } from '../../server/db/schema-version.ts';
import { startBucket, type TestBucket } from '../support/api/bucket.ts';
import { runSql } from '../support/postgres/postgres.ts';
import type { TestDatabase } from '../support/postgres/postgres-databases.ts';
import { createMarketDatabase } from '../support/postgres/test-database.ts';
import { launchBrowser, openTab, type Tab, untilIdle } from '../support/release/browser-tabs.ts';
import { type LoadBalancer, startLoadBalancer } from '../support/release/load-balancer.ts';
import {
  addMigration,
  buildChanged,
  type ChangedText,
  copyServer,
  type RunningRelease,
  scriptsIn,
  startRelease,
} from '../support/release/releases.ts';

/** Texts of every page, and of code that loads when it is needed: a screen, the cart, the back office's notifications. */
const CHANGED_TEXTS: ChangedText[] = [
  {
    file: 'src/components/feedback/failure.messages.ts',
    from: 'No se pudo conectar con el servidor.',
    to: 'No hemos podido llegar al servidor.',
  },
  { file: 'src/components/contact/contact.messages.ts', from: 'Cuéntanos qué', to: 'Dinos qué' },
  { file: 'src/components/cart/MiniCart.tsx', from: 'Iniciar sesión para', to: 'Inicia sesión para' },
  {
    file: 'src/components/notifications/notifications.messages.ts',
    from: 'No hay ningún aviso',
    to: 'No hay avisos',
  },
];

const ID = demoId('product', 'miel-romero');

let folder = '';
let database: TestDatabase;
let bucket: TestBucket;
let browser: Browser;
let balancer: LoadBalancer;
let former: RunningRelease;
let newer: RunningRelease;

const settings = (): Record<string, string> => ({
  DATABASE_URL: database.url,
  S3_ENDPOINT: bucket.settings.endpoint,
  S3_BUCKET: bucket.settings.bucket,
  S3_REGION: bucket.settings.region,
  S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  JWT_PRIVATE_KEY: signingKey,
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  TRIAL: 'on',
});
const signingKey = newSigningKeyPem();

function start(home: string, name: string): Promise<RunningRelease> {
  const dataDir = join(folder, `data-${name}`);
  mkdirSync(dataDir, { recursive: true });
  return startRelease(home, { ...settings(), DATA_DIR: dataDir });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenderete-releases-'));
  if (!(await buildApplication())) throw new Error('The application could not be built.');
  const home = join(folder, 'newer');
  copyServer(home);
  addMigration(home, 'newer_release', 'ALTER TABLE "products" ADD COLUMN "newer_release" text;');
  buildChanged(join(home, 'dist'), CHANGED_TEXTS, true);
  database = await createMarketDatabase();
  bucket = await startBucket();
  const seeded = await runCommand('node', ['demo/seed.ts'], { env: settings() });
  if (seeded.code !== 0) throw new Error(seeded.output);
  former = await start(root, 'former');
  newer = await start(home, 'newer');
  balancer = await startLoadBalancer(former.url, newer.url);
  browser = await launchBrowser();
}, 900_000);

afterAll(async () => {
  await browser?.close();
  await balancer?.stop();
  for (const release of [former, newer]) await release?.stop();
  await bucket?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const tabs: Tab[] = [];
afterEach(async () => {
  for (const { page } of tabs.splice(0)) await page.context().close();
});

async function newTab(role: Role | null): Promise<Tab> {
  const tab = await openTab(browser, balancer.url, role);
  tabs.push(tab);
  return tab;
}

/** Opens an address of a release and waits until the page is idle. */
async function openAt(release: RunningRelease, path: string, role: Role | null = null): Promise<Tab> {
  balancer.balance(release.url);
  const tab = await newTab(role);
  await tab.page.goto(path);
  await untilIdle(tab.page);
  tab.seen.loads.length = 0;
  return tab;
}

/** All screens with a role that may see them; null for anonymous visitors. */
const visits = filterScreens(() => true).map((path) => {
  const { audience } = screens[path];
  const role = audience === 'anyone' || audience === 'guest' ? null : ROLES_BY_AUDIENCE[audience][0];
  return { path: fillPathParameters(path, ID), role: role ?? null };
});

describe('two releases behind one load balancer', () => {
  test('both are ready, the former one on the newer schema', async () => {
    const statuses = [former, newer].map(async ({ url }) => (await fetch(`${url}/ready`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200]);
    await runSql(database.url, 'select newer_release from products');
  });

  test.each([null, 'consumer', 'producer', 'admin'] as const)(
    'every screen of %s works half and half, and no file is missing',
    async (role) => {
      balancer.balance(former.url, newer.url);
      const { page, seen } = await newTab(role);
      const own = visits.filter((visit) => visit.role === role);
      expect(own.length).toBeGreaterThan(3);
      for (const { path } of [...own, ...own]) {
        await page.goto(path);
        await untilIdle(page);
      }
      expect([seen.missing, seen.connectionMessages]).toEqual([[], 0]);
    },
  );

  test('an open tab of the former release goes on, without a reload', async () => {
    const { page, seen } = await openAt(former, '/products');
    balancer.balance(newer.url);
    await page.getByRole('button', { name: /^Carrito/ }).click();
    await see(page.getByRole('dialog', { name: /^Tu carrito/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar el carrito' }).click();
    await page.getByRole('link', { name: 'Contacto' }).first().click();
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Escríbenos');
    await see(page.getByText('Cuéntanos qué necesitas')).toBeVisible();
    expect(seen).toEqual({ missing: [], loads: [], connectionMessages: 0 });
  });
});

describe('open tabs of a release whose files are gone', () => {
  let open: Record<'list' | 'login' | 'editor', Tab>;
  beforeAll(async () => {
    open = {
      list: await openAt(former, '/products'),
      login: await openAt(former, '/login'),
      editor: await openAt(former, '/producer/products/new', 'producer'),
    };
    // They outlast the first test.
    tabs.length = 0;
    await former.stop();
    const remaining = [...scriptsIn(join(folder, 'newer', 'dist'))].map((name) => `'${name}'`).join(', ');
    await runSql(
      database.url,
      `delete from published_assets where name like '%.js' and name not in (${remaining})`,
    );
    balancer.balance(newer.url);
  }, 120_000);
  afterAll(async () => {
    for (const { page } of Object.values(open)) await page.context().close();
  });

  test('R8.18 a link loads the page once, at the address of its screen', async () => {
    const { page, seen } = open.list;
    await page.getByRole('link', { name: 'Contacto' }).first().click();
    await see(page.getByText('Dinos qué necesitas')).toBeVisible();
    expect(seen.missing.length).toBeGreaterThan(0);
    expect([seen.loads, seen.connectionMessages]).toEqual([['/contact'], 0]);
  });

  test('R8.18 the pressed cart opens, and a typed form is restored', async () => {
    const { page, seen } = open.login;
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByRole('button', { name: /^Carrito/ }).click();
    await see(page.getByRole('dialog', { name: /^Tu carrito/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar el carrito' }).click();
    await see(page.getByLabel('Email')).toHaveValue('ana@example.com');
    expect([seen.loads, seen.connectionMessages]).toEqual([['/login'], 0]);
  });

  test('R8.18 an unsaved product is restored, and the browser asks nothing', async () => {
    const { page, seen } = open.editor;
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    const name = page.getByLabel('Nombre', { exact: true });
    await name.fill('Miel de brezo');
    await page.getByRole('button', { name: /^Avisos/ }).click();
    await expect.poll(() => seen.loads.length).toBe(1);
    await untilIdle(page);
    await see(name).toHaveValue('Miel de brezo');
    expect([seen.loads, seen.connectionMessages, questions]).toEqual([['/producer/products/new'], 0, []]);
  });

  test('the former release does not start once a migration has removed what it uses', async () => {
    const oldest = releaseSchema().number + 1;
    await runSql(database.url, `update drizzle.compatibility set oldest_schema = ${oldest}`);
    await expect(start(root, 'former')).rejects.toThrow('start a newer release');
  });
});
