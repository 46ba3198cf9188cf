import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Upload } from 'tus-js-client';
import { describe, expect, test } from 'vitest';
import { productImports } from '../../server/db/schema-imports.ts';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { describeApi, startApi, type TestApi } from '../support/api/api.ts';
import { announceArchive, anyPicture, sheetOf, zipOf } from '../support/samples/zip-archive.ts';
import { startCuttingProxy } from '../support/http/cutting-proxy.ts';
import { openTestDatabase } from '../support/postgres/test-database.ts';
import { openImportScene, ZIP_MEDIA_TYPE } from '../support/api/import-scene.ts';
import { fileStorages } from '../support/api/file-storages.ts';
import { putFile } from '../support/api/put-picture.ts';

const HOUR = 60 * 60_000;
const TUS = { 'tus-resumable': '1.0.0' };
const FRAGMENTS = { ...TUS, 'content-type': 'application/offset+octet-stream' };

/** Archive with one product, slightly larger than the given number of bytes. */
const largeArchive = async (size: number) =>
  zipOf({
    'productos.csv': sheetOf('Miel;De romero;4,50;3;a.jpg'),
    'a.jpg': await anyPicture(),
    'sobra.jpg': randomBytes(size),
  });

/** Request to an archive's upload URL, in process. */
const ask = async (
  { app }: Pick<TestApi, 'app'>,
  url: string,
  method: 'HEAD' | 'PATCH' | 'OPTIONS',
  headers: Record<string, string> = {},
  payload?: Buffer,
) => {
  const answer = await app.inject({
    method,
    url: new URL(url).pathname,
    headers,
    ...(payload && { payload }),
  });
  const { 'upload-offset': offset, 'upload-length': length } = answer.headers;
  return { status: answer.statusCode, offset, length, headers: answer.headers, body: answer.body };
};
const patch = (api: Pick<TestApi, 'app'>, url: string, offset: number, payload: Buffer) =>
  ask(api, url, 'PATCH', { ...FRAGMENTS, 'upload-offset': String(offset) }, payload);
const told = async (api: TestApi, url: string) => {
  const { status, offset, length } = await ask(api, url, 'HEAD', TUS);
  return [status, offset, length];
};

/** Stored data of a store's last archive. */
const keptOf = async ({ db, blobs }: TestApi, storeId: string) => {
  const [row] = await db.select().from(productImports).where(eq(productImports.popupStoreId, storeId));
  const fragments = await Promise.all((row?.fragments ?? []).map(async ({ key }) => blobs.get(key)));
  return Buffer.concat(fragments.map((fragment) => fragment ?? Buffer.alloc(0)));
};

const sendThrough = (address: string, archive: Buffer) =>
  new Promise<void>((resolve, onError) => {
    const retryDelays = Array.from({ length: 50 }, () => 20);
    new Upload(archive, { uploadUrl: address, retryDelays, onSuccess: () => resolve(), onError }).start();
  });

describe.each(fileStorages())('an archive that comes bit by bit to %s', (_, open) => {
  test('R3.8 R7.11 battery 99 a line that is cut at twenty places goes on from where it was, and brings the same bytes', async () => {
    const engine = await openTestDatabase();
    const api = await startApi(engine, { blobs: await open() });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as { port: number };
    const { producer, store, reading, toldOf, names } = await openImportScene(api);
    const archive = await largeArchive(5 * 1024 * 1024);
    const places = Array.from({ length: 20 }, (__, index) => 100_000 + 250_000 * index + index ** 3);
    const line = await startCuttingProxy(port, places);
    const url = new URL(await announceArchive(api, producer, store.id, { fileSize: archive.length }));
    await sendThrough(`http://127.0.0.1:${line.port}${url.pathname}`, archive);
    expect([line.cuts(), (await toldOf()).status, (await toldOf()).fileSize]).toEqual([
      20,
      'processing',
      archive.length,
    ]);
    expect((await keptOf(api, store.id)).equals(archive)).toBe(true);
    await reading();
    expect([(await toldOf()).status, await names()]).toEqual(['completed', ['Miel']]);
    await line.close();
    await api.app.close();
    await engine.close();
  });
});

describeApi('archives that come bit by bit', (api) => {
  const openPlace = async (size?: number) => {
    const scene = await openImportScene(api());
    const info = size === undefined ? {} : { fileSize: size };
    return { ...scene, url: await announceArchive(api(), scene.producer, scene.store.id, info) };
  };

  test('R7.11 what has come is told at the address that takes it, and one that came in full is read once', async () => {
    const archive = await largeArchive(300_000);
    const { url, toldOf, reading, names, archiveKeys } = await openPlace(archive.length);
    expect(await told(api(), url)).toEqual([200, '0', String(archive.length)]);
    const first = await patch(api(), url, 0, archive.subarray(0, 200_000));
    expect([first.status, first.offset, first.headers['cache-control']]).toEqual([204, '200000', 'no-store']);
    expect(await told(api(), url)).toEqual([200, '200000', String(archive.length)]);
    expect((await toldOf()).status).toBe('uploading');
    const last = await patch(api(), url, 200_000, archive.subarray(200_000));
    expect([last.status, last.offset]).toEqual([204, String(archive.length)]);
    expect([(await toldOf()).status, (await told(api(), url))[0]]).toEqual(['processing', 403]);
    await reading();
    expect([await names(), archiveKeys()]).toEqual([['Miel'], []]);
  });

  test('R7.11 what does not go on from there, is too much or no part of the protocol is refused, and nothing of it kept', async () => {
    const { url } = await openPlace(200_000);
    await patch(api(), url, 0, Buffer.alloc(100_000));
    const tooFar = await patch(api(), url, 150_000, Buffer.alloc(10));
    const again = await patch(api(), url, 0, Buffer.alloc(100_000));
    expect([tooFar.status, again.status]).toEqual([409, 409]);
    expect(JSON.parse(tooFar.body)).toEqual({
      status: { code: 'CONFLICT', message: 'El archivo no sigue desde ahí.' },
    });
    expect((await patch(api(), url, 100_000, Buffer.alloc(100_001))).status).toBe(413);
    const bare = await ask(api(), url, 'PATCH', {
      'content-type': ZIP_MEDIA_TYPE,
      'upload-offset': '100000',
    });
    const odd = await ask(api(), url, 'PATCH', { ...FRAGMENTS, 'upload-offset': '-1' });
    expect([bare.status, odd.status]).toEqual([400, 400]);
    expect(await told(api(), url)).toEqual([200, '100000', '200000']);
    expect((await ask(api(), url, 'OPTIONS')).headers['tus-version']).toBe('1.0.0');
  });

  test('R7.11 an archive that was announced without its size comes by one PUT alone, and one with it may too', async () => {
    const bare = await openPlace();
    expect((await told(api(), bare.url))[0]).toBe(403);
    expect((await patch(api(), bare.url, 0, Buffer.alloc(10))).status).toBe(403);
    const archive = await largeArchive(200_000);
    const { url, toldOf, reading, names, archiveKeys } = await openPlace(archive.length);
    const before = archiveKeys();
    await patch(api(), url, 0, archive.subarray(0, 100_000));
    expect((await putFile(api(), url, archive, ZIP_MEDIA_TYPE)).status).toBe(204);
    expect((await toldOf()).status).toBe('processing');
    await reading();
    expect([await names(), archiveKeys()]).toEqual([['Miel'], before]);
  });

  test('R7.11 a place that is over, was cancelled or is unknown takes nothing more, and what had come is removed', async () => {
    const { url, cancel, archiveKeys } = await openPlace(200_000);
    const before = archiveKeys().length;
    await patch(api(), url, 0, Buffer.alloc(100_000));
    expect(await cancel()).toEqual([200, 'SUCCESS']);
    expect((await patch(api(), url, 100_000, Buffer.alloc(100_000))).status).toBe(403);
    const late = await openPlace(200_000);
    await patch(api(), late.url, 0, Buffer.alloc(100_000));
    expect(archiveKeys()).toHaveLength(before + 2);
    api().clock.turn(HOUR);
    expect((await told(api(), late.url))[0]).toBe(403);
    await pruneExpiredData(api().context());
    const [over] = await api()
      .db.select({ status: productImports.status })
      .from(productImports)
      .where(eq(productImports.popupStoreId, late.store.id));
    expect([archiveKeys(), over?.status]).toEqual([[], 'failed']);
    expect((await told(api(), `${url}x`))[0]).toBe(403);
  });

  test('R7.11 two who send to one place at once do not mix: the second waits until the first has come to an end', async () => {
    const archive = randomBytes(9_000_000);
    const { url, store } = await openPlace(archive.length);
    const send = (at: number, end: number) => patch(api(), url, at, archive.subarray(at, end));
    const [one, other] = await Promise.all([send(0, 5_000_000), send(0, 5_000_000)]);
    expect([one.status, other.status].filter((status) => status !== 204 && status !== 409)).toEqual([]);
    const [, arrived] = await told(api(), url);
    await send(Number(arrived), archive.length);
    expect((await keptOf(api(), store.id)).equals(archive)).toBe(true);
  });

  test('battery 99 a place that another server holds is a conflict to try again, and no outage', async () => {
    const { url, store } = await openPlace(400_000);
    const leasedUntil = new Date(api().clock.now() + 60_000);
    await api()
      .db.update(productImports)
      .set({ lease: crypto.randomUUID(), leasedUntil, status: 'uploading' })
      .where(eq(productImports.popupStoreId, store.id));
    const { status, headers, body } = await patch(api(), url, 0, Buffer.alloc(10));
    expect([status, headers['retry-after'], JSON.parse(body)]).toEqual([
      409,
      '1',
      { status: { code: 'CONFLICT', message: 'Este archivo se está enviando ya desde otro sitio.' } },
    ]);
  });

  test('R7.11 what a dying server kept in full and told nobody of is handed over when it is asked for', async () => {
    const archive = await largeArchive(100_000);
    const { url, store, toldOf } = await openPlace(archive.length);
    const key = 'imports/de-antes';
    await api().blobs.put(key, archive);
    await api()
      .db.update(productImports)
      .set({ fragments: [{ key, size: archive.length }], archiveKeys: [key] })
      .where(eq(productImports.popupStoreId, store.id));
    expect(await told(api(), url)).toEqual([200, String(archive.length), String(archive.length)]);
    expect((await toldOf()).status).toBe('processing');
  });
});
