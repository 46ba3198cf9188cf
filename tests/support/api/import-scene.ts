import { asc, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import { products } from '../../../server/db/schema-products.ts';
import { pictures } from '../../../server/db/schema-stores.ts';
import { processWaitingImports } from '../../../server/jobs/start-import-worker.ts';
import type { ImportTools } from '../../../server/services/import/write/lease.ts';
import type { Blobs } from '../../../server/storage/blobs.ts';
import type { ApiUser, TestApi } from './api.ts';
import { announceArchive } from '../samples/zip-archive.ts';
import { addStore, type StoreRow } from './add-market-rows.ts';
import { putFile } from './put-picture.ts';

export const ZIP_MEDIA_TYPE = 'application/zip';

/** Producer with a store, and actions with archives of its products. */
export async function openImportScene(api: TestApi, fields: Partial<StoreRow> = {}) {
  const producer = await api.person('producer', { fullName: 'Rosa Vidal' });
  const store = await addStore(api, producer, fields);
  /** Files of earlier tests. */
  const before = new Set(api.blobs.keys());
  const ofStore = { params: { id: store.id } };

  /** Reads waiting archives as another server would, optionally with other tools. */
  const reading = (more: Partial<ImportTools> = {}, signal = new AbortController().signal) =>
    processWaitingImports({ ...api.context(), ...more }, signal);
  const toldOf = async (id = store.id): Promise<ProductImport> =>
    (await api.call('getProductImport', { params: { id } }, producer)).body.data.upload;
  const send = async (archive: Buffer, info?: object, as: ApiUser = producer) => {
    const { status } = await putFile(
      api,
      await announceArchive(api, as, store.id, info),
      archive,
      ZIP_MEDIA_TYPE,
    );
    expect(status).toBe(204);
  };
  const bring = async (archive: Buffer, info?: object, as?: ApiUser) => {
    await send(archive, info, as);
    await reading();
    return toldOf();
  };
  const cancel = async () => {
    const { status, body } = await api.call('cancelProductImport', ofStore, producer);
    return [status, body.status.code];
  };
  /** Reads until a row stores a picture beyond those of the first `count` rows; continues on request. */
  const readUpTo = async (count: number, signal?: AbortSignal) => {
    const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
    let usual: number | undefined;
    const put: Blobs['put'] = async (key, bytes) => {
      usual ??= bytes.length;
      if (bytes.length !== usual) await told;
      return api.blobs.put(key, bytes);
    };
    const read = reading({ blobs: { ...api.blobs, put } }, signal);
    await vi.waitFor(async () => expect((await toldOf()).processedProducts).toBe(count), { timeout: 10_000 });
    return async () => {
      goOn();
      await read;
    };
  };
  const pause = async (paused: boolean) => {
    const { status, body } = await api.call('pauseProductImport', { ...ofStore, body: { paused } }, producer);
    return [status, body.status.code, body.data?.upload?.status, body.data?.upload?.paused];
  };
  const sold = (id = store.id) =>
    api.db.select().from(products).where(eq(products.popupStoreId, id)).orderBy(asc(products.id));
  const names = async () => (await sold()).map(({ name }) => name);
  const ownPictures = () => api.db.$count(pictures, eq(pictures.ownerId, producer.id));
  const archiveKeys = () => api.blobs.keys().filter((key) => key.startsWith('imports/') && !before.has(key));
  return {
    producer,
    store,
    reading,
    toldOf,
    send,
    bring,
    cancel,
    pause,
    sold,
    names,
    ownPictures,
    archiveKeys,
    readUpTo,
  };
}

export type ImportScene = Awaited<ReturnType<typeof openImportScene>>;

/** Row counts of an import: total, created, updated, failed. */
export const countsOf = (upload: ProductImport) => [
  upload.processedProducts,
  upload.createdCount,
  upload.updatedCount,
  upload.errorCount,
];
