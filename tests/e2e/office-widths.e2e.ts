import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { LoginScreen } from './pages/login-screen.ts';

/** From a narrow phone to a desk, on both sides of where rows of a table are cards. */
const WIDTHS = [320, 412, 768, 820, 1_024, 1_263, 1_265, 1_280];

const OF_ADMINS = ['users', 'orders', 'popup-stores', 'products', 'journal', 'notifications', 'messages'];
/** What the producer of the demo sells. */
const OF_PRODUCER = 'Crema de cacahuete de la huerta, 300 g';

const OF_PRODUCERS = ['orders', 'products', 'popup-stores'];

/** How far a page reaches over the right edge of its window, in px. */
const overTheEdge = (page: Page) =>
  page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    // A thousand products take their time.
    await expect(page.locator('[data-part=found]')).toBeVisible({ timeout: 60_000 });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await overTheEdge(page);
      if (over > 0) faults.push(`${path} at ${width}: ${over}`);
    }
  }
  expect(faults).toEqual([]);
}

const [, producer, admin] = DEMO_ACCOUNTS;

test('no list of an admin reaches over the edge of its window', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/login');
  await new LoginScreen(page).signIn({ ...admin, password: DEMO_PASSWORD });
  await page.waitForURL('**/admin/dashboard');
  await expectToFit(
    page,
    OF_ADMINS.map((list) => `/admin/${list}`),
  );
});

test(
  'no list of a producer reaches over the edge of its window',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    const { fullName, address, postalCode, city, email } = shopper;
    // One that has just come says so beside its time.
    await shopper.api.buy(OF_PRODUCER, 1, { fullName, address, postalCode, city, email });
    await page.goto('/login');
    await new LoginScreen(page).signIn({ ...producer, password: DEMO_PASSWORD });
    await page.waitForURL('**/producer/dashboard');
    await expectToFit(
      page,
      OF_PRODUCERS.map((list) => `/producer/${list}`),
    );
  },
);
