import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { anyPicture, sheetOf, zipOf } from '../support/archive.ts';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { expectAccessible } from './support/axe.ts';
import { makeDraft } from './support/drafts.ts';
import { test } from './support/journey.ts';
import { comeSignedIn } from './support/people.ts';

const PLACE = '**/uploads/archives/**';
const MIB = 1024 * 1024;

const part = (page: Page, name: string) => page.locator(`[data-part=${name}]`);

/** An archive of some 12 MB with one product. */
const largeArchive = async () =>
  zipOf({
    'productos.csv': sheetOf('Miel;De romero;4,50;3;a.jpg'),
    'a.jpg': await anyPicture(),
    'sobra.jpg': randomBytes(12 * MIB),
  });

/** Where each request that brought something began. */
const watchOffsets = (page: Page) => {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
};

/** Has what is sent of archives go along a line of its own, which breaks each time that so many bytes have gone there. */
async function takeLine(page: Page, places: readonly number[]) {
  const line = await startCuttingProxy(Number(new URL(page.url()).port), places);
  await page.route(PLACE, (route) =>
    route.continue({ url: route.request().url().replace(/:\d+/, `:${line.port}`) }),
  );
  return line;
}

test(
  'R3.8 battery 103 a line that is cut on the way says so, and goes on by itself from where it was',
  { tag: '@phone' },
  async ({ page, producer }, testInfo) => {
    const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
    const id = await makeDraft(page, token, `Cortes ${testInfo.parallelIndex}`, 0);
    await comeSignedIn(page, producer);
    await page.goto(`/producer/popup-stores/${id}/import`);
    const offsets = watchOffsets(page);
    const line = await takeLine(page, [3 * MIB, 7 * MIB]);
    await page
      .getByLabel(/^Elegir/)
      .setInputFiles({ name: 'mios.zip', mimeType: 'application/zip', buffer: await largeArchive() });
    await page.getByRole('button', { name: 'Subir y leer' }).click();
    await expect(page.getByRole('heading', { name: 'Se ha cortado la conexión' })).toBeVisible();
    await expectAccessible(page);
    await expect(part(page, 'outcome')).toHaveText('Ha entrado 1 producto.', { timeout: 30_000 });
    expect(line.cuts()).toBe(2);
    expect(offsets[0]).toBe(0);
    expect(offsets.filter((offset) => offset > 2 * MIB && offset <= 3 * MIB)).toHaveLength(1);
    expect(offsets.toSorted((one, other) => one - other)).toEqual(offsets);
    await line.close();
  },
);
