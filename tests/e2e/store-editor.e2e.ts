import { expect, type Page } from '@playwright/test';
import { addCssRule } from './support/add-css-rule.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const HERO = 'demo/pictures/abanico-rojo.webp';

const stepLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pasos' }).getByRole('link', { name: new RegExp(name) });
/** Checks the form scrolled to its end, where sticky buttons and the header do not cover it. */
async function expectAccessibleForm(page: Page) {
  await addCssRule(page, 'header { position: static !important }');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
}

const stepTitle = (page: Page) => page.locator('form h2').first();
const goTo = async (page: Page, name: string) => {
  await stepLink(page, name).click();
  await expect(stepTitle(page)).toContainText(name);
};

test(
  'R2.6 R3.7 R3.8 R5.1 R5.4 R7.11 R7.12 a producer makes a stall with days, a template and a hero, and finds it among the own',
  { tag: '@phone' },
  async ({ page, producer }, testInfo) => {
    const name = `Abanicos del Turia ${testInfo.project.name} ${testInfo.workerIndex}`;
    await saveSession(page, producer);

    await test.step('its name, and where it will be found', async () => {
      await page.goto('/producer/popup-stores');
      await page.getByRole('link', { name: 'Abrir un puesto' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puesto nuevo');
      await expect(page).toHaveURL('/producer/popup-stores/new');
      await page.getByLabel('Nombre del puesto').fill(name);
      await expect(page.locator('[data-part=address]')).toContainText('/tienda/abanicos-del-turia-');
      await expectAccessibleForm(page);
    });

    await test.step('what keeps it from being saved leads to where it is said', async () => {
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByLabel('Descripción')).toBeFocused();
      await page.getByLabel('Descripción').fill('Abanicos de varillas de peral, pintados a mano.');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page).toHaveURL('/producer/popup-stores/new?step=dates');
      await expect(page.getByLabel('Abre el')).toBeFocused();
    });

    await test.step('days on the calendar, with the keyboard', async () => {
      await page.getByLabel('Abre el').fill('2027-05-06');
      await page.getByRole('button', { name: 'Una semana' }).click();
      await expect(page.getByLabel('Cierra el')).toHaveValue('2027-05-12');
      const day = (text: string) => page.getByRole('button', { name: new RegExp(`^${text} de mayo`) });
      await day('8').click();
      await page.keyboard.press('ArrowDown');
      await expect(day('15')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Abre el')).toHaveValue('2027-05-08');
      await expect(page.getByLabel('Cierra el')).toHaveValue('2027-05-15');
      await expectAccessibleForm(page);
    });

    await test.step('back leads to the step before, which has kept what was typed', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/producer/popup-stores/new');
      await expect(page.getByLabel('Nombre del puesto')).toHaveValue(name);
      await page.goForward();
    });

    await test.step('its look', async () => {
      await goTo(page, 'Aspecto');
      await page.getByText('Vibrante', { exact: true }).click();
      await expect(page.getByRole('radio', { name: /^Vibrante/ })).toBeChecked();
      await page.locator('input[name="look.primaryColor"]').fill('#fde68a');
      await page
        .getByRole('button', { name: /^Usar #/ })
        .first()
        .click();
      await page.locator('input[name=heroImage]').setInputFiles(HERO);
      await expect(page.getByRole('group', { name: 'Portada' })).toContainText('se envía al guardar');
      await expectAccessibleForm(page);
    });

    await test.step('who sells', async () => {
      await goTo(page, 'Quién vende');
      await page.getByRole('button', { name: 'Añadir Bizum' }).click();
      await page.getByLabel('Qué hay que saber').fill('Al 600 100 101, al encargarlo.');
      await expectAccessibleForm(page);
      await goTo(page, 'Qué se vende');
      await page.getByLabel('Categorías').fill('moda');
      await expectAccessibleForm(page);
    });

    await test.step('saved, it is changed where it stands now', async () => {
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page).toHaveURL(/\/producer\/popup-stores\/[\da-f-]{36}\/edit\?step=goods$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar puesto');
      await goTo(page, 'Aspecto');
      await expect(page.getByRole('radio', { name: /^Vibrante/ })).toBeChecked();
      await expect(page.getByRole('button', { name: 'Quitar Portada' })).toBeVisible();
    });

    await test.step('by its other address it is the same; who would lose something is asked', async () => {
      await page.goto(page.url().replace('/popup-stores/', '/stores/').replace('look', 'name'));
      await page.getByLabel('Lema').fill('Aire de Valencia');
      await page.getByRole('main').getByRole('link', { name: 'Puestos', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
      await question.getByRole('button', { name: 'Seguir aquí' }).click();
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(page.getByText(`«${name}» está guardado`)).toBeVisible();
    });

    await test.step('it stands among the own, with its picture', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Puestos', exact: true }).click();
      const card = page.getByRole('article').filter({ hasText: name });
      await expect(card).toContainText('8–15 may 2027');
      await expect(card.getByRole('link', { name: `Editar ${name}` })).toBeVisible();
      await expect(card.locator('img')).toHaveAttribute('src', /\/pictures\//);
    });
  },
);
