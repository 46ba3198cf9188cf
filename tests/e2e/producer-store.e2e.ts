import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createDraftStore } from './support/draft-store.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

test(
  'R2.6 R3.15 R5.13 R7.12 R7.16 a producer empties a store, and deletes it',
  { tag: '@phone' },
  async ({ page, producer }, testInfo) => {
    const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
    const name = `Barro de ${testInfo.project.name} ${testInfo.parallelIndex}`;
    const id = await createDraftStore(page, token, name, 3);
    await saveSession(page, producer);
    await page.goto('/producer/popup-stores');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/producer/popup-stores/${id}`);
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('heading', { name: 'Productos (3)' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Borrar todos los productos' }).click();
    await expect(question(page)).toContainText(`¿Borrar los 3 productos de «${name}»?`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Productos (3)' })).toBeVisible();

    await page.getByRole('button', { name: 'Borrar todos los productos' }).click();
    await question(page).getByRole('button', { name: 'Borrar 3 productos' }).click();
    await expect(page.getByText('Se han borrado 3 productos.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Productos', exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Borrar el puesto' }).click();
    await question(page)
      .getByRole('button', { name: `Borrar «${name}»` })
      .click();
    await expect(page).toHaveURL('/producer/popup-stores');
    await expect(page.getByText(`«${name}» se ha borrado`).first()).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await page.goto(`/producer/popup-stores/${id}`);
    await expect(page.getByText('Este puesto ya no está').first()).toBeVisible();
  },
);

test(
  'R6.3 the screen of somebody else’s store is not there',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    const foreign = producer.fullName.startsWith('Lola') ? 'la-colmena' : 'percal';
    const answer = await page.request.get(`/api/popup-stores/${foreign}`);
    const { data } = (await answer.json()) as { data: { popupStore: { id: string } } };
    await page.goto(`/producer/popup-stores/${data.popupStore.id}`);
    await expect(page.getByText('Este puesto ya no está').first()).toBeVisible();
  },
);
