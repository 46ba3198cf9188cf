import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { openMailbox } from './support/mailbox.ts';
import { saveSession } from './support/test-users.ts';

/** Link in the newest mail to an address. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
  await openMailbox(page);
  const letter = page
    .locator('article')
    .filter({ hasText: `Para ${email}` })
    .first();
  await expect(letter.getByRole('heading')).toHaveText('¿Te avisamos cuando abra Verde Balcón?');
  return /\/avisos\/[\w-]+/.exec((await letter.textContent()) ?? '')?.[0] ?? '';
}

test(
  'R2.24 whoever waits for a store leaves an address, says yes by mail, and can do without it, all by keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    const email = `espera-${crypto.randomUUID()}@example.com`;
    await page.goto('/tienda/verde-balcon');
    await page.getByRole('link', { name: 'Avísame cuando abra Verde Balcón' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te avisamos cuando abra Verde Balcón');
    await expectAccessible(page);
    const form = page.getByRole('form', { name: 'Avísame' });
    await form.getByLabel('Email').fill('ana@');
    await form.getByLabel('Email').press('Enter');
    await expect(form.getByRole('alert')).toHaveText('El formato del email no es válido');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeFocused();
    await expectAccessible(page);

    const path = await linkMailedTo(page, email);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Te avisamos?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sí, avisadme' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Hecho, te avisaremos' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'No quiero avisos' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'No te escribiremos' })).toBeFocused();
    await page.goto(path);
    await page.getByRole('button', { name: 'Sí, avisadme' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Este aviso ya no existe' })).toBeFocused();
    await expectAccessible(page);
  },
);

test(
  'R2.24 whoever is signed in finds their address there, and need not confirm it',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    await page.goto('/avisame/verde-balcon');
    await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
    await page.getByRole('button', { name: 'Avisadme' }).click();
    await expect(page.getByRole('heading', { name: 'Hecho, te avisaremos' })).toBeFocused();
  },
);
