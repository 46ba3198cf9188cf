import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

/** Page inside the preview frame; on phones it is behind a button. */
async function openPreview(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'Ver cómo queda' }).click();
  return page.locator('iframe[title^="Así se verá"]:visible').contentFrame();
}

test('R3.7 a store that is being written is seen on its own page, as wide as the window it is meant for', async ({
  page,
  producer,
}, testInfo) => {
  const isPhone = testInfo.project.name === 'phone';
  await saveSession(page, producer);
  await page.goto('/producer/popup-stores/new');
  await page.locator('[name=name]').fill('Barro & Ñandú');
  const preview = await openPreview(page, isPhone);
  await expect(preview.getByText('Barro & Ñandú')).toBeVisible();
  await expect(preview.locator('[data-dress]')).toHaveAttribute('data-template', 'minimal');
  // A browser default, which the market's style sheet removes.
  await expect(preview.locator('h1')).toHaveCSS('margin-top', '0px');
  const width = () => preview.locator('body').evaluate((body) => body.ownerDocument.defaultView?.innerWidth);
  expect(await width()).toBe(412);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ordenador' }).filter({ visible: true }).click();
  await expect.poll(width).toBe(1280);
  await expectAccessible(page);
});

test(
  'R3.7 what is typed and chosen is seen at once, with the goods of the store',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    await page.goto('/producer/popup-stores');
    // Stores created by other tests come first and are empty.
    await page
      .getByRole('article')
      .filter({ hasText: /[1-9]\d* productos/ })
      .first()
      .getByRole('link', { name: /^Editar / })
      .click();
    const preview = await openPreview(page, false);
    await expect(preview.locator('[data-part=product-card]').first()).toBeVisible();
    await page.locator('[name=name]').fill('Otro nombre');
    await expect(preview.getByText('Otro nombre').first()).toBeVisible();
    await page.getByRole('link', { name: /Aspecto/ }).click();
    await page.getByText('Tecnológica', { exact: false }).first().click();
    await expect(preview.locator('[data-dress]')).toHaveAttribute('data-template', 'tech');
  },
);
