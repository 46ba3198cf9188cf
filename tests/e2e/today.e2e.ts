import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'R2.5 R4.6 R4.8 a producer begins the day, is asked before the stall changes, and goes on without loading the stores again',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/popup-stores/user/me' && searchParams.get('limit') === '100')
        asked.push(pathname);
    });
    await page.goto('/producer/dashboard');
    await expect(heading(page)).toHaveText('Hoy');
    const hand = page.locator('[data-part=in-hand]');
    await expect(hand).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tus ventas' })).toBeVisible();
    await expectAccessible(page);

    const next = hand.getByRole('button');
    const word = await next.innerText();
    // The prerendered screen does not react to keys.
    await expect(page.locator('[data-coming]')).toHaveCount(0);
    await next.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(question).toContainText(`¿${word} «`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(next).toHaveText(word);

    const nav = page.getByRole('navigation', { name: 'Principal' });
    await nav.getByRole('link', { name: 'Productos' }).click();
    await expect(heading(page)).toHaveText('Productos');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await page.getByRole('link', { name: 'Producto nuevo' }).click();
    await expect(heading(page)).toHaveText('Producto nuevo');
    await expect(page.getByRole('combobox', { name: 'Puesto' }).getByRole('option')).not.toHaveCount(1);
    await nav.getByRole('link', { name: 'Hoy' }).click();
    await expect(hand).toBeVisible();
    // The prerender includes the data; the page requests it only without a prerender.
    expect(asked.length).toBeLessThanOrEqual(1);
  },
);
