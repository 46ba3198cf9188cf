import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const LIST = '/products';
const OFFICE = '/producer/products';

/** Error notice of a page that cannot start. */
const brokenNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'No hemos podido cargar la página.' });

/** Names of the initial scripts of a page, up to its entry. */
async function firstScripts(request: APIRequestContext, path: string): Promise<string[]> {
  const page = await (await request.get(path)).text();
  const named = Array.from(
    page.matchAll(/<link rel="modulepreload" href="[^"]+\/([^"/]+)"/g),
    ([, name = '']) => name,
  );
  return named.slice(0, named.findIndex((name) => name.startsWith('entry-')) + 1);
}

/** Blocks a script in any folder; returns a function that unblocks it. */
async function refuse(page: Page, script: string): Promise<() => void> {
  let isRefused = true;
  await page.route(`**/${script}*`, (route) =>
    isRefused ? route.abort('connectionreset') : route.continue(),
  );
  return () => {
    isRefused = false;
  };
}

/**
 * Blocks the first URL of a script, which the page and boot.js request in one or two requests, so that only one URL remains.
 * Returns a function with the number of blocked requests.
 */
async function refuseFirstAddress(page: Page, script: string): Promise<() => number> {
  let times = 0;
  await page.route(`**/${script}*`, (route) => {
    if (new URL(route.request().url()).pathname.startsWith('/again/')) return route.continue();
    times += 1;
    return route.abort('connectionreset');
  });
  return () => times;
}

const isAlive = (page: Page) => page.waitForFunction(() => 'isMarketAlive' in globalThis);

/** Browser error about a module that failed to load. */
const ABOUT_MODULES = /^uncaught: Failed to fetch dynamically imported module/;

test.describe('a page whose first scripts are refused', { tag: '@phone' }, () => {
  test('battery 108 lives all the same where one of them comes only when it is asked for again', async ({
    page,
    request,
  }) => {
    const scripts = await firstScripts(request, LIST);
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) {
      const refusals = await refuseFirstAddress(page, script);
      await page.goto(LIST);
      await isAlive(page);
      expect(refusals(), script).toBeGreaterThan(0);
      await expect(brokenNotice(page), script).toHaveCount(0);
    }
  });

  test('battery 108 says so where one of them never comes, and starts when it is there again', async ({
    page,
    request,
    complaints,
  }) => {
    const add = page.getByRole('button', { name: /^Añadir al carrito/ }).first();
    for (const script of await firstScripts(request, LIST)) {
      const letPass = await refuse(page, script);
      await page.goto(LIST);
      await expect(brokenNotice(page), script).toBeVisible();
      await add.click();
      await expect(add).not.toHaveAttribute('data-heard');
      letPass();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await isAlive(page);
      await expect(brokenNotice(page), script).toHaveCount(0);
      expect(complaints.filter((complaint) => !ABOUT_MODULES.test(complaint))).toEqual([]);
      complaints.length = 0;
    }
  });

  test('battery 108 what was pressed before is let go of, and links and forms work without the application', async ({
    page,
    request,
    complaints,
  }) => {
    const scripts = await firstScripts(request, LIST);
    const { promise, resolve: fail } = Promise.withResolvers<void>();
    await page.route(`**/${scripts.at(-1)}*`, async (route) => {
      await promise;
      await route.abort('connectionreset');
    });
    await page.goto(LIST);
    const add = page.getByRole('button', { name: /^Añadir al carrito/ }).first();
    await add.click();
    await expect(add).toHaveAttribute('data-heard', '');
    fail();
    await expect(brokenNotice(page)).toBeVisible();
    await expect(add).not.toHaveAttribute('data-heard');
    await expectAccessible(page);
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('cuenco');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/products\?q=cuenco/);
    complaints.length = 0;
  });

  test('battery 108 «Reintentar» without a line leaves the page where it is', async ({
    page,
    context,
    request,
    complaints,
  }) => {
    const scripts = await firstScripts(request, LIST);
    const letPass = await refuse(page, scripts.at(-1) ?? '');
    await page.goto(LIST);
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    await context.setOffline(true);
    await retry.click();
    await expect(retry).toBeFocused();
    await expect(page.getByRole('main')).toContainText('productos');
    await context.setOffline(false);
    letPass();
    await retry.press('Enter');
    await isAlive(page);
    complaints.length = 0;
  });

  test('battery 108 the back office lives, or says so and shows no sign that it is coming', async ({
    page,
    request,
    producer,
    complaints,
  }) => {
    await saveSession(page, producer);
    const scripts = await firstScripts(request, OFFICE);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const refusals = await refuseFirstAddress(page, script);
      await page.goto(OFFICE);
      await isAlive(page);
      expect(refusals(), script).toBeGreaterThan(0);
      await expect(brokenNotice(page), script).toHaveCount(0);
      await page.unrouteAll();

      const letPass = await refuse(page, script);
      await page.goto(OFFICE);
      await expect(brokenNotice(page), script).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Cargando...' })).toHaveCount(0);
      letPass();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await isAlive(page);
      await expect(page.getByRole('searchbox', { name: 'Buscar entre tus productos' })).toBeVisible();
      expect(complaints.filter((complaint) => !ABOUT_MODULES.test(complaint))).toEqual([]);
      complaints.length = 0;
    }
  });

  test('battery 108 so does a screen behind a login that starts in the browser', async ({
    page,
    request,
    complaints,
  }) => {
    for (const script of await firstScripts(request, '/orders')) {
      await refuse(page, script);
      await page.goto('/orders');
      await expect(brokenNotice(page), script).toBeVisible();
      await expect(page.getByRole('status')).toHaveCount(0);
    }
    complaints.length = 0;
  });
});
