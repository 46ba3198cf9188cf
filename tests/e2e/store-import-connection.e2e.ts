import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { anyPicture, sheetOf, zipOf } from '../support/samples/zip-archive.ts';
import { startCuttingProxy } from '../support/http/cutting-proxy.ts';
import { expectAccessible } from './support/axe.ts';
import { createDraftStore } from './support/draft-store.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const PLACE = '**/uploads/archives/**';
const MIB = 1024 * 1024;

const part = (page: Page, name: string) => page.locator(`[data-part=${name}]`);

const seeCut = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Se ha cortado la conexión' })).toBeVisible({ timeout: 60_000 });

/** Archive of about 12 MB with one product. */
const largeArchive = async () =>
  zipOf({
    'productos.csv': sheetOf('Miel;De romero;4,50;3;a.jpg'),
    'a.jpg': await anyPicture(),
    'sobra.jpg': randomBytes(12 * MIB),
  });

/** Upload offsets of the requests that sent data. */
const watchOffsets = (page: Page) => {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
};

/** Routes uploads of archives through a proxy that cuts the connection after each given number of bytes. */
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
    const id = await createDraftStore(page, token, `Cortes ${testInfo.parallelIndex}`, 0);
    await saveSession(page, producer);
    await page.goto(`/producer/popup-stores/${id}/import`);
    const offsets = watchOffsets(page);
    const line = await takeLine(page, [3 * MIB, 7 * MIB]);
    await page
      .getByLabel(/^Elegir/)
      .setInputFiles({ name: 'mios.zip', mimeType: 'application/zip', buffer: await largeArchive() });
    await page.getByRole('button', { name: 'Subir y leer' }).click();
    await seeCut(page);
    await expectAccessible(page);
    await expect(part(page, 'outcome')).toHaveText('Ha entrado 1 producto.', { timeout: 60_000 });
    expect(line.cuts()).toBe(2);
    expect(offsets[0]).toBe(0);
    expect(offsets.filter((offset) => offset > 2 * MIB && offset <= 3 * MIB)).toHaveLength(1);
    expect(offsets.toSorted((one, other) => one - other)).toEqual(offsets);
    await line.close();
  },
);

/** Reads or changes the device's stored uploads. */
const inMemory = (page: Page, act: 'list' | 'leave') =>
  page.evaluate(
    (asked) =>
      new Promise<string[]>((resolve, reject) => {
        const names = (keys: IDBValidKey[]) => keys.filter((key) => typeof key === 'string');
        const opening = indexedDB.open('tenderete-archives');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('It opens not.')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('sendings', 'readwrite');
          const store = transaction.objectStore('sendings');
          const keys = store.getAllKeys();
          keys.addEventListener('success', () => {
            if (asked !== 'leave') return;
            const [own] = names(keys.result).map((key) => key.split(' ')[0]);
            store.put({ at: Date.now(), name: 'ajeno.zip' }, 'otra puesto');
            store.put({ at: Date.now() - 25 * 60 * 60_000, name: 'viejo.zip' }, `${own} puesto`);
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(names(keys.result));
          });
        });
      }),
    act,
  );

const remembered = (page: Page) => inMemory(page, 'list');

/** Adds stored uploads of another user, and one that is a day old. */
const leaveOthers = (page: Page) => inMemory(page, 'leave');

/** Uploads an archive that stalls after 3 MiB, until `goOn` is called. */
async function leaveOnItsWay(page: Page, path: string) {
  let isAway = true;
  const line = await startCuttingProxy(Number(new URL(page.url()).port), [3 * MIB]);
  await page.route(PLACE, (route) =>
    isAway && line.cuts() > 0
      ? route.abort()
      : route.continue({ url: route.request().url().replace(/:\d+/, `:${line.port}`) }),
  );
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel(/^Elegir/).setInputFiles(path);
  await page.getByRole('button', { name: 'Subir y leer' }).click();
  await seeCut(page);
  return () => {
    isAway = false;
  };
}

test(
  'R3.8 battery 103 an archive on its way survives a reload and goes on by itself',
  { tag: '@phone' },
  async ({ page, producer }, testInfo) => {
    const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
    const id = await createDraftStore(page, token, `Recargas ${testInfo.parallelIndex}`, 0);
    const path = testInfo.outputPath('mios.zip');
    await writeFile(path, await largeArchive());
    await saveSession(page, producer);
    await page.goto(`/producer/popup-stores/${id}/import`);
    const offsets = watchOffsets(page);
    const goOn = await leaveOnItsWay(page, path);
    goOn();
    expect(await remembered(page)).toEqual([expect.stringContaining(id)]);
    await leaveOthers(page);
    await page.reload();
    await expect(part(page, 'outcome')).toHaveText('Ha entrado 1 producto.', { timeout: 60_000 });
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
    expect(await remembered(page)).toEqual([]);
  },
);

test(
  'R3.8 battery 103 a device that has no room for an archive asks for the same one after a reload, and goes on from what has come',
  { tag: '@desktop' },
  async ({ page, producer }, testInfo) => {
    const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
    const id = await createDraftStore(page, token, `Sin sitio ${testInfo.parallelIndex}`, 0);
    const path = testInfo.outputPath('mios.zip');
    await writeFile(path, await largeArchive());
    await page.addInitScript(() => {
      // Storage is full as soon as a file is stored.
      const usual = Reflect.get(IDBObjectStore.prototype, 'put') as IDBObjectStore['put'];
      Reflect.set(
        IDBObjectStore.prototype,
        'put',
        new Proxy(usual, {
          apply: (put, store, given: [{ file: unknown }, string]) => {
            if (given[0].file) throw new DOMException('Full', 'QuotaExceededError');
            return Reflect.apply(put, store, given);
          },
        }),
      );
    });
    await saveSession(page, producer);
    await page.goto(`/producer/popup-stores/${id}/import`);
    const offsets = watchOffsets(page);
    const goOn = await leaveOnItsWay(page, path);
    goOn();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Te quedaste a medias' })).toBeVisible();
    await expect(part(page, 'sent')).toHaveText(/^mios\.zip · 12 MB2\d % subido$/);
    await expectAccessible(page);
    await page
      .getByLabel('Elegir el mismo archivo')
      .setInputFiles({ name: 'otros.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
    await expect(part(page, 'refusal')).toHaveText(
      '«otros.zip» es otro archivo. Para seguir hace falta «mios.zip».',
    );
    await page.getByLabel('Elegir el mismo archivo').setInputFiles(path);
    await expect(part(page, 'outcome')).toHaveText('Ha entrado 1 producto.', { timeout: 60_000 });
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  },
);
