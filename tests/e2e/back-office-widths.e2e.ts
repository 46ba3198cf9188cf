import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { LoginPage } from './pages/login-page.ts';

/** From a narrow phone to a desktop, on both sides of the card breakpoint. */
const WIDTHS = [320, 412, 768, 820, 1_024, 1_263, 1_265, 1_280];

const OF_ADMINS = ['users', 'orders', 'popup-stores', 'products', 'journal', 'notifications', 'messages'];
/** Product of the demo producer. */
const OF_PRODUCER = 'Crema de cacahuete de la huerta, 300 g';

const OF_PRODUCERS = ['orders', 'products', 'popup-stores'];

/** Overflow of a page beyond the right edge of its window, in px. */
const overTheEdge = (page: Page) =>
  page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    // A thousand products take long to load.
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
  await new LoginPage(page).signIn({ ...admin, password: DEMO_PASSWORD });
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
    // A new order shows a label beside its time.
    await shopper.api.buy(OF_PRODUCER, 1, { fullName, address, postalCode, city, email });
    await page.goto('/login');
    await new LoginPage(page).signIn({ ...producer, password: DEMO_PASSWORD });
    await page.waitForURL('**/producer/dashboard');
    await expectToFit(
      page,
      OF_PRODUCERS.map((list) => `/producer/${list}`),
    );
  },
);

/** Number of elements whose content overlaps. */
const overlaps = (contents: Locator) =>
  contents.evaluateAll((elements) => {
    const boxes = elements.map((element) => {
      const range = document.createRange();
      if (element.matches('input')) range.selectNode(element);
      else range.selectNodeContents(element);
      return range.getBoundingClientRect();
    });
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    ).length;
  });

test(
  'R5.1 no date of a store reaches into its time, on a phone and at a desk',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    await page.goto('/producer/popup-stores/new?step=dates');
    const fields = page.locator('main').locator('input[type=date], input[type=time]');
    await expect(fields).toHaveCount(4);
    const faults: string[] = [];
    for (const width of [...WIDTHS, 1_440, 1_920]) {
      await page.setViewportSize({ width, height: 800 });
      const count = await overlaps(fields);
      if (count > 0) faults.push(`${width}: ${count}`);
    }
    expect(faults).toEqual([]);
  },
);

test(
  'R6.5 a card of a user says the last login and the day of the account beside each other',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/login');
    await new LoginPage(page).signIn({ ...admin, password: DEMO_PASSWORD });
    await page.waitForURL('**/admin/dashboard');
    await page.goto('/admin/users');
    // The admin signed in a moment ago.
    const card = page.getByRole('row').filter({ hasText: admin.email });
    await expect(card.locator('[data-cell=login]')).toContainText('Última entrada: ');
    for (const width of [320, 360, 375, 412]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overlaps(card.locator('[data-cell]')), String(width)).toBe(0);
    }
  },
);

test(
  'R5.1 a form keeps its buttons in sight, and with letters twice as large its fields',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    for (const path of ['/producer/popup-stores/new', '/producer/products/new']) {
      await page.goto(path);
      const save = page
        .locator('main form')
        .getByRole('button', { name: /^(Guardar|Crear)/ })
        .first();
      await expect(save).toBeInViewport();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect(save).not.toBeInViewport();
    }
  },
);

test('battery 108 without a connection the sentence that says so covers no button of a form', async ({
  page,
  producer,
}) => {
  await saveSession(page, producer);
  await page.goto('/producer/popup-stores/new');
  const save = page
    .locator('main form')
    .getByRole('button', { name: /^Guardar/ })
    .first();
  await expect(save).toBeInViewport();
  await page.context().setOffline(true);
  const sentence = page.getByText(
    'Estás sin conexión. Lo ya visto sigue aquí; para lo demás hará falta volver a tenerla.',
  );
  await expect(sentence).toBeVisible();
  const [above, below] = await Promise.all([sentence.boundingBox(), save.boundingBox()]);
  expect(above && below && above.y + above.height <= below.y).toBe(true);
});
