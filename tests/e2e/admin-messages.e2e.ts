import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { waitForHydration } from './support/hydration.ts';
import { separateMarketTest } from './support/separate-market.ts';
import { saveSession } from './support/test-users.ts';
import { openMailbox } from './support/mailbox.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

separateMarketTest(
  'R1.4 R2.7 R5.12 R7.13 an admin tells everybody something, puts it away and deletes it',
  { tag: '@phone' },
  async ({ page, admin }) => {
    const title = 'Cerramos el lunes';
    await saveSession(page, admin);
    await page.goto('/admin/dashboard');
    await page.goto('/admin/notifications');
    await expect(heading(page)).toHaveText('Avisos');
    await expectAccessible(page);

    await separateMarketTest.step('it is seen while it is written', async () => {
      await page.getByRole('link', { name: 'Escribir un aviso' }).click();
      await expect(heading(page)).toHaveText('Aviso nuevo');
      await expect(heading(page)).toBeFocused();
      await page.getByRole('button', { name: 'Publicar el aviso' }).click();
      await expect(page.getByLabel('Título', { exact: true })).toBeFocused();
      await expect(page.getByText('El título es requerido')).toBeVisible();
      await page.getByLabel('Título', { exact: true }).fill(title);
      await page.getByLabel('Mensaje', { exact: true }).fill('Por la fiesta del barrio.');
      await page.getByLabel('Tipo', { exact: true }).selectOption('Atención');
      await page.getByLabel('Prioridad', { exact: true }).selectOption('Importante');
      const preview = page.getByRole('complementary', { name: 'Así lo verán' });
      await expect(preview).toContainText(title);
      await expect(preview).toContainText('Suma uno en el número de la campana durante 24 horas.');
      await expectAccessible(page);
    });

    await separateMarketTest.step('everybody hears of it', async () => {
      await page.getByRole('button', { name: 'Publicar el aviso' }).click();
      await expect(page).toHaveURL('/admin/notifications');
      await expect(row(page, title)).toContainText('Por la fiesta del barrio.');
      const market = await page.context().newPage();
      await market.goto('/about');
      await waitForHydration(market);
      await market
        .getByRole('banner')
        .getByRole('button', { name: /^Avisos/ })
        .click();
      const panel = market.getByRole('dialog', { name: 'Avisos' });
      await expect(panel.getByRole('heading', { name: title })).toBeVisible();
      await market.close();
    });

    await separateMarketTest.step('it is put away, and found among what was', async () => {
      await page.getByRole('button', { name: `Archivar: ${title}` }).click();
      await expect(row(page, title)).toHaveCount(0);
      await page.getByRole('button', { name: 'Archivados' }).click();
      await expect(page).toHaveURL('/admin/notifications?status=ARCHIVED');
      await expect(row(page, title)).toBeVisible();
      const told = await page.request.get('/api/notifications');
      expect(await told.text()).not.toContain(title);
    });

    await separateMarketTest.step('it is deleted once that is confirmed', async () => {
      await page.getByRole('button', { name: `Borrar: ${title}` }).click();
      await expect(question(page)).toContainText(`¿Borrar «${title}»?`);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(question(page)).toHaveCount(0);
      await expect(row(page, title)).toBeVisible();
      await page.getByRole('button', { name: `Borrar: ${title}` }).click();
      await question(page).getByRole('button', { name: 'Borrar el aviso' }).click();
      await expect(row(page, title)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/admin/notifications');
    });
  },
);

separateMarketTest(
  'R2.7 R3.14 R7.13 an admin reads what somebody wrote, answers by mail and is done with it',
  { tag: '@phone' },
  async ({ page, admin }) => {
    const subject = 'Un puesto en mayo';
    const email = 'ana@example.com';
    const written = { name: 'Ana Ruiz', email, subject, message: 'Hola:\n\nHago miel en Soria.' };
    expect((await page.request.post('/api/notifications/contact', { data: written })).status()).toBe(200);
    await saveSession(page, admin);
    const link = page.getByRole('link', { name: `${subject}, de Ana Ruiz` });

    await separateMarketTest.step('the panel says that it waits', async () => {
      await page.goto('/admin/dashboard');
      await expect(heading(page)).toHaveText('Panel');
      await expect(page.getByRole('heading', { name: 'Cuentas' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Leer: 1 mensaje sin leer' }).click();
      await expect(page).toHaveURL('/admin/messages?state=new');
    });

    await separateMarketTest.step('what nobody has read says so', async () => {
      await expect(row(page, subject)).toContainText('Sin leer');
      await expectAccessible(page);
      await link.click();
      await expect(heading(page)).toHaveText(subject);
      await expect(heading(page)).toBeFocused();
      await expect(page.getByText('Hago miel en Soria.')).toBeVisible();
      await expect(page.getByText('Leído', { exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    await separateMarketTest.step('it is put back', async () => {
      await page.getByRole('button', { name: 'Marcar como no leído' }).click();
      await expect(page).toHaveURL('/admin/messages');
      await expect(row(page, subject)).toContainText('Sin leer');
      await link.click();
    });

    await separateMarketTest.step('a reply is not lost by leaving', async () => {
      await page.getByLabel('Tu respuesta').fill('Claro que sí.');
      await page.getByRole('link', { name: 'Mensajes' }).locator('visible=true').first().click();
      await expect(question(page)).toContainText('¿Salir sin enviar la respuesta?');
      await question(page).getByRole('button', { name: 'Seguir escribiendo' }).click();
      await expect(page.getByLabel('Tu respuesta')).toHaveValue('Claro que sí.');
    });

    await separateMarketTest.step('it goes out by mail', async () => {
      await page.getByRole('button', { name: 'Enviar respuesta' }).click();
      await expect(page.getByText(`Respuesta enviada a ${email}.`)).toBeFocused();
      await expect(page.getByText('Claro que sí.')).toBeVisible();
      await expectAccessible(page);
      const mailbox = await page.context().newPage();
      await openMailbox(mailbox);
      const letter = mailbox.getByRole('article').filter({ hasText: `Re: ${subject}` });
      await expect(letter).toContainText(email);
      await expect(letter).toContainText('Claro que sí.');
      await mailbox.close();
    });

    await separateMarketTest.step('it is closed, and found among what is', async () => {
      await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(page.getByText('Cerrado', { exact: true })).toBeVisible();
      await page.goto('/admin/messages?state=closed');
      await expect(row(page, subject)).toContainText('Cerrado');
    });
  },
);
