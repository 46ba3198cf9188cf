import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { anyPicture, goodRows, sheetOf, zipOf } from '../support/samples/zip-archive.ts';
import { expectAccessible } from './support/axe.ts';
import { createDraftStore } from './support/draft-store.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const part = (page: Page, name: string) => page.locator(`[data-part=${name}]`);

async function choose(page: Page, files: Readonly<Record<string, string | Buffer>>) {
  const buffer = await zipOf(files);
  await page.getByLabel(/^Elegir/).setInputFiles({ name: 'mios.zip', mimeType: 'application/zip', buffer });
}

const chooseSheet = (page: Page, text: string) =>
  page
    .getByLabel(/^Elegir/)
    .setInputFiles({ name: 'productos.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test(
  'R3.8 R3.9 R4.11 R8.14 battery 99 many products from one file: what is wrong is said before, the rest comes in, and what failed is mended and sent as a sheet alone',
  { tag: '@phone' },
  async ({ page, producer }, testInfo) => {
    const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
    const name = `Cargas de ${testInfo.project.name} ${testInfo.parallelIndex}`;
    const id = await createDraftStore(page, token, name, 0);
    const picture = await anyPicture();
    await saveSession(page, producer);
    await page.goto(`/producer/popup-stores/${id}/import`);
    await expect(heading(page)).toHaveText('Subir productos');
    await expectAccessible(page);

    await test.step('what is in the archive is seen before it goes', async () => {
      await choose(page, {
        'productos.csv': sheetOf('Miel;De romero;4,50;3;a.jpg', 'Pan;De pueblo;caro;2;a.jpg'),
        'a.jpg': picture,
      });
      await expect(part(page, 'examined')).toContainText('Hay 1 fila con algo que corregir.');
      await expectAccessible(page);
    });

    await test.step('a line that is away says so, asks before one leaves, and the archive goes when it is told to', async () => {
      await page.route('**/uploads/archives/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Subir la que está bien' }).click();
      await expect(page.getByRole('heading', { name: 'Se ha cortado la conexión' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Puestos' }).first().click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('¿Salir sin acabar de subirlo?');
      await question.getByRole('button', { name: 'Seguir aquí' }).click();
      await expect(question).toBeHidden();
      const goOn = page.getByRole('button', { name: 'Seguir ahora' });
      await goOn.press('Enter');
      await expect(heading(page)).toBeFocused();
      await expect(goOn).toBeVisible();

      await page.unroute('**/uploads/archives/**');
      // It may have resumed by itself by now.
      await goOn.or(part(page, 'outcome')).first().click();
    });

    await test.step('what came in and what did not', async () => {
      await expect(part(page, 'outcome')).toHaveText('Ha entrado 1 producto; 1 no.', { timeout: 60_000 });
      await expect(part(page, 'faults')).toContainText('El precio debe ser un número mayor a 0');
      await expectAccessible(page);
    });

    await test.step('the sheet of what failed, mended, comes in as it was named, without its pictures', async () => {
      await expect(part(page, 'report')).toContainText(
        'sin ZIP: las fotos que ya llegaron las guardamos una semana',
      );
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descargar solo las que fallan' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('productos.csv');
      const sheet = await readFile(await file.path(), 'utf8');
      await chooseSheet(page, sheet.replace('"caro"', '"2,80"'));
      await expect(part(page, 'examined')).toHaveText('Todas las filas se leen bien.');
      await expect(part(page, 'chosen')).toHaveText(/^productos\.csv · /);
      await page.getByRole('button', { name: 'Subir y leer' }).click();
      await expect(part(page, 'outcome')).toHaveText('Ha entrado 1 producto.');
    });

    await page.getByRole('link', { name: 'Ver lo que hay en el puesto' }).click();
    await expect(page.getByRole('heading', { name: 'Productos (2)' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pan' })).toBeVisible();
  },
);

test(
  'R3.9 battery 99 what is no archive never leaves the device',
  { tag: '@desktop' },
  async ({ page, producer }, testInfo) => {
    const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
    const id = await createDraftStore(page, token, `Sin ZIP ${testInfo.parallelIndex}`, 0);
    await saveSession(page, producer);
    await page.goto(`/producer/popup-stores/${id}/import`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page
      .getByLabel(/^Elegir/)
      .setInputFiles({ name: 'roto.zip', mimeType: 'application/zip', buffer: Buffer.from('PK, pero no') });
    await expect(part(page, 'refusal')).toHaveText('El archivo no es un ZIP, o ha llegado dañado.');
    await choose(page, { 'hoja.xlsx': 'x' });
    await expect(part(page, 'refusal')).toHaveText(
      'El ZIP lleva una hoja de cálculo, pero no «productos.csv». Guárdala como CSV con ese nombre.',
    );
    await expect(page.getByRole('button', { name: /^Subir/ })).toHaveCount(0);
    await page.getByLabel(/^Elegir/).setInputFiles({
      name: 'hoja.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from('x'),
    });
    await expect(part(page, 'refusal')).toHaveText(
      '«hoja.xlsx» es una hoja de cálculo. Guárdala como CSV y elige ese fichero, solo o en un ZIP con sus fotos.',
    );
    await chooseSheet(page, sheetOf('Miel;De romero;4,50;3;a.jpg'));
    await expect(part(page, 'examined')).toHaveText('La fila se lee bien, pero le faltan sus fotos.');
    await expect(part(page, 'sheet-alone')).toHaveText(
      'La hoja ha venido sola y nombra una foto que todavía no tenemos, «a.jpg»: métela con ella en un ZIP y elígelo.',
    );
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: /^Subir/ })).toHaveCount(0);
    expect(sent.filter((url) => !url.includes('/visits'))).toEqual([]);
  },
);

test(
  'R3.9 battery 102 a trial says what would come in and writes nothing, and the same archive goes in earnest without being chosen again',
  { tag: '@phone' },
  async ({ page, producer }, testInfo) => {
    const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
    const id = await createDraftStore(
      page,
      token,
      `Pruebas ${testInfo.project.name} ${testInfo.parallelIndex}`,
      0,
    );
    await saveSession(page, producer);
    await page.goto(`/producer/popup-stores/${id}/import`);
    await choose(page, {
      'productos.csv': sheetOf('Miel;De romero;4,50;3;a.jpg', 'Pan;;2;1;b.jpg'),
      'a.jpg': await anyPicture(),
      'b.jpg': Buffer.alloc(2_000, 'x'),
    });
    await page.getByRole('button', { name: 'Probar sin guardar' }).click();
    await expect(part(page, 'outcome')).toHaveText(
      'Entraría 1 producto; 1 no. Todavía no hemos guardado nada.',
    );
    await expect(part(page, 'faults')).toContainText('«b.jpg»: no es una imagen válida');
    await expectAccessible(page);
    const goods = await page.request.get('/api/products/user', {
      params: { popupStoreId: id },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await goods.json()).toMatchObject({ data: { products: [] } });
    await page.getByRole('button', { name: 'Importar de verdad' }).click();
    await expect(part(page, 'outcome')).toHaveText('Ha entrado 1 producto; 1 no.');
    await page.getByRole('link', { name: 'Ver lo que hay en el puesto' }).click();
    await expect(page.getByRole('heading', { name: 'Productos (1)' })).toBeVisible();
  },
);

test(
  'R3.9 R7.14 battery 102 battery 105 what a store sells is downloaded as a sheet, changed and sent back, without a picture',
  { tag: '@desktop' },
  async ({ page, producer }, testInfo) => {
    const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
    const id = await createDraftStore(page, token, `Cambios ${testInfo.parallelIndex}`, 0);
    await saveSession(page, producer);
    await page.goto(`/producer/popup-stores/${id}/import`);
    await choose(page, {
      'productos.csv': sheetOf('Miel;;9,5;3;a.jpg', 'Pan;;9,5;2;a.jpg'),
      'a.jpg': await anyPicture(),
    });
    await page.getByRole('button', { name: 'Subir y leer' }).click();
    await expect(part(page, 'outcome')).toHaveText('Han entrado 2 productos.');
    await page.reload();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar mis productos' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('productos.csv');
    const sheet = await readFile(await file.path(), 'utf8');
    expect(sheet.match(/;9,5;/g)).toHaveLength(2);
    await chooseSheet(page, sheet.replace(';9,5;', ';"12,30";'));
    await expect(part(page, 'examined')).toHaveText('Todas las filas se leen bien.');
    await page.getByRole('button', { name: 'Subir y leer' }).click();
    await expect(part(page, 'report')).toContainText('Cambiados2');
    await expect(part(page, 'outcome')).toHaveText('Han entrado 2 productos.');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver lo que hay en el puesto' }).click();
    await expect(page.getByRole('heading', { name: 'Productos (2)' })).toBeVisible();
    await expect(page.getByText('12,30')).toBeVisible();
  },
);

test('R4.11 battery 104 what is read stands still when it is told to, also for who comes back, and goes on from there', async ({
  page,
  producer,
}, testInfo) => {
  const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
  const id = await createDraftStore(
    page,
    token,
    `Pausas ${testInfo.project.name} ${testInfo.parallelIndex}`,
    0,
  );
  await saveSession(page, producer);
  await page.goto(`/producer/popup-stores/${id}/import`);
  await choose(page, { 'productos.csv': sheetOf(...goodRows(2_000)), 'a.jpg': await anyPicture() });
  await page.getByRole('button', { name: 'Subir y leer' }).click();
  await expect(part(page, 'progress')).toContainText('de 2.000 filas');
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('heading', { name: 'En pausa' })).toBeVisible();
  await expectAccessible(page);
  const stood = await part(page, 'progress').innerText();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'En pausa' })).toBeVisible();
  await expect(part(page, 'progress')).toHaveText(stood.replaceAll('\n', ''));
  await page.getByRole('button', { name: 'Seguir leyendo' }).click();
  await expect(page.getByRole('heading', { name: 'Leyendo tu hoja' })).toBeVisible();
  await expect(part(page, 'progress')).not.toHaveText(stood.replaceAll('\n', ''));
  await page.getByRole('button', { name: 'Cancelar la lectura' }).click();
  await expect(part(page, 'outcome')).toContainText('Lo cancelaste cuando habían entrado');
});

test(
  'R4.11 battery 103 who goes elsewhere while an archive is read sees it on the day’s page, and hears when it is over',
  { tag: '@phone' },
  async ({ page, producer }, testInfo) => {
    const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
    const name = `Lejos ${testInfo.parallelIndex}`;
    const id = await createDraftStore(page, token, name, 0);
    await saveSession(page, producer);
    await page.goto(`/producer/popup-stores/${id}/import`);
    await choose(page, {
      'productos.csv': sheetOf(...goodRows(600), 'Pan;;caro;1;a.jpg'),
      'a.jpg': await anyPicture(),
    });
    await page.getByRole('button', { name: 'Subir las 600 que están bien' }).click();
    await expect(page.getByRole('heading', { name: 'Leyendo tu hoja' })).toBeVisible();
    await page.getByRole('link', { name: 'Hoy' }).first().click();
    await expect(page.getByText(`Estamos leyendo lo que subiste a «${name}»`)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(`Han entrado 600 productos en «${name}»; 1 no.`)).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText(`1 fila por corregir en lo que subiste a «${name}»`)).toBeVisible();
  },
);
