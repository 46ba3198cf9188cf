import { expect } from '@playwright/test';
import { LoginPage } from './pages/login-page.ts';
import { PageObject } from './pages/page-object.ts';
import { expectAccessible } from './support/axe.ts';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';
import { seenHeadings, watchHeadings } from './support/seen-headings.ts';

const HOME = '/producer/dashboard';
const BEHIND_THE_DOOR = '/assets/back-office/';

test('R2.5 R2.10 a producer comes in through the login, goes out to the market and back in', async ({
  page,
  producer,
}, testInfo) => {
  const screen = new PageObject(page);
  await test.step('by the login', async () => {
    await page.goto(HOME);
    const login = new LoginPage(page);
    await login.isOpen();
    await expect(page).toHaveURL(`/login?origin=${encodeURIComponent(HOME)}`);
    await waitForHydration(page);
    await login.signIn(producer);
    await expect(page).toHaveURL(HOME);
    await expect(screen.title).toHaveText('Hoy');
    const size = testInfo.project.name === 'phone' ? '28px' : '32px';
    await expect(screen.title).toHaveCSS('font-size', size);
    await expect(screen.goods).toContainText(`Hola, ${producer.fullName}`);
    await expectAccessible(page);
  });

  await test.step('out to the market, whose page knows who it is', async () => {
    if (testInfo.project.name === 'phone') await page.getByRole('button', { name: 'Más' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Tu cuenta' }).click();
    await expect(screen.title).toHaveText('Tu cuenta');
    await expect(page).toHaveURL('/profile');
  });

  await test.step('back', async () => {
    await page.goBack();
    await expect(screen.title).toHaveText('Hoy');
  });
});

test(
  'R2.7 R2.9 R2.11 a producer is denied what admins have, and sees nothing of it',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    await watchHeadings(page);
    await saveSession(page, producer);
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/access-denied');
    await expect(new PageObject(page).title).toHaveText('Por aquí no puedes pasar');
    expect(await seenHeadings(page)).toEqual(['Por aquí no puedes pasar']);
  },
);

test(
  'each door loads its own code and none of the other',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script' && pathname.startsWith('/assets/')) scripts.add(pathname);
    });
    const loadedAt = async (path: string, title: string) => {
      // Leave the page first: it may still be loading scripts.
      await page.goto('about:blank');
      scripts.clear();
      await page.goto(path);
      await expect(page.locator('[data-coming]')).toHaveCount(0);
      await expect(new PageObject(page).title).toHaveText(title);
      await page.waitForLoadState('networkidle');
      return [...scripts].map((script) => script.startsWith(BEHIND_THE_DOOR));
    };
    expect(new Set(await loadedAt(HOME, 'Hoy'))).toEqual(new Set([true]));
    expect(new Set(await loadedAt('/profile', 'Tu cuenta'))).toEqual(new Set([false]));
  },
);

test(
  'R2.2 an address behind the door that nobody knows is not found',
  { tag: '@desktop' },
  async ({ page }) => {
    const answer = await page.goto('/producer/nada');
    expect(answer?.status()).toEqual(404);
    await expect(new PageObject(page).title).toHaveText('Aquí no hay ningún puesto');
  },
);
