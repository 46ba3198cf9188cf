import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { productImports } from '../../server/db/schema-imports.ts';
import { appendArchive, claimArchiveUpload } from '../../server/services/import/receive/append-archive.ts';
import { createArchiveLocker } from '../../server/services/import/receive/archive-lock.ts';
import { handOverArchive, requireUploadSlot } from '../../server/services/import/receive/upload-slot.ts';
import { describeApi } from '../support/api/api.ts';
import { openImportScene, ZIP_MEDIA_TYPE } from '../support/api/import-scene.ts';
import { putFile } from '../support/api/put-picture.ts';
import { announceArchive, goodRows, productsZipOf } from '../support/samples/zip-archive.ts';

const LEASE = 20_000;
const HOUR = 60 * 60_000;
const SIZE = 400_000;
const signal = new AbortController().signal;
const codeOf = (error: unknown) => (error as { code?: string }).code;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describeApi('one sender at a time', (api) => {
  const openPlace = async () => {
    const scene = await openImportScene(api());
    await announceArchive(api(), scene.producer, scene.store.id, { fileSize: SIZE });
    const isOfStore = eq(productImports.popupStoreId, scene.store.id);
    const rowOf = async () => (await api().db.select().from(productImports).where(isOfStore))[0]!;
    const set = (columns: Partial<typeof productImports.$inferInsert>) =>
      api().db.update(productImports).set(columns).where(isOfStore);
    return { ...scene, id: (await rowOf()).id, rowOf, set };
  };

  test('R7.11 an upload is one sender’s for 20 s, and what came is handed over by its sender alone, within the hour', async () => {
    const { id, rowOf } = await openPlace();
    const ctx = api().context();
    const first = await claimArchiveUpload(ctx, id);
    expect([(await rowOf()).status, (await rowOf()).lease]).toEqual(['uploading', first?.lease]);
    api().clock.turn(LEASE - 1);
    expect(await claimArchiveUpload(ctx, id)).toBe(null);
    api().clock.turn(1);
    const second = await claimArchiveUpload(ctx, id);
    expect(second?.lease).not.toBe(first?.lease);
    const refused = (error: unknown) => codeOf(error);
    expect(await handOverArchive(ctx, first!, { fileSize: SIZE }).catch(refused)).toBe('FORBIDDEN');
    api().clock.turn(HOUR - LEASE);
    expect(await handOverArchive(ctx, second!, { fileSize: SIZE }).catch(refused)).toBe('FORBIDDEN');
    expect((await rowOf()).status).toBe('uploading');
  });

  test('R7.11 battery 99 a place takes an archive of its type, of 1 byte to 200 MB', async () => {
    const { producer, store } = await openImportScene(api());
    const url = await announceArchive(api(), producer, store.id);
    const secret = url.slice(url.lastIndexOf('/') + 1);
    const outcomeOf = (size: number, contentType = ZIP_MEDIA_TYPE) =>
      requireUploadSlot(api().context(), { secret, size, contentType }).then(() => 'taken', codeOf);
    const largest = 200 * 1024 * 1024;
    expect([
      await outcomeOf(1),
      await outcomeOf(largest),
      await outcomeOf(0),
      await outcomeOf(Number.NaN),
      await outcomeOf(largest + 1),
      await outcomeOf(1, 'image/png'),
    ]).toEqual([
      'taken',
      'taken',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
      'PAYLOAD_TOO_LARGE',
      'FORBIDDEN',
    ]);
  });

  test('R7.21 an archive whose account is gone comes all the same, and nothing of it is read', async () => {
    const { producer, store, send, reading, toldOf, names } = await openImportScene(api());
    const url = await announceArchive(api(), producer, store.id);
    await api()
      .db.update(productImports)
      .set({ userId: null })
      .where(eq(productImports.popupStoreId, store.id));
    expect((await putFile(api(), url, await productsZipOf(...goodRows(1)), ZIP_MEDIA_TYPE)).status).toBe(204);
    await reading();
    expect([(await toldOf()).status, await names()]).toEqual(['processing', []]);
    await api().db.delete(productImports).where(eq(productImports.popupStoreId, store.id));
    await send(await productsZipOf(...goodRows(1)));
    await reading();
  });

  test('R7.11 of an import that is over while a fragment is written, the fragment is removed', async () => {
    const { id, cancel, rowOf, archiveKeys } = await openPlace();
    const { blobs, ...ctx } = api().context();
    const claim = await claimArchiveUpload(ctx, id);
    const put: typeof blobs.put = async (key, bytes) => {
      await blobs.put(key, bytes);
      await cancel();
    };
    const bytes = (async function* () {
      yield Buffer.alloc(100_000);
    })();
    const state = { arrived: 0, size: SIZE };
    const outcome = appendArchive({ ...ctx, blobs: { ...blobs, put } }, claim!, state, bytes);
    expect([await outcome.catch(codeOf), archiveKeys(), (await rowOf()).fragments]).toEqual([
      'FORBIDDEN',
      [],
      [],
    ]);
  });

  test('R7.11 who waits for a place asks its sender to stop, and has the place then', async () => {
    const { id, rowOf } = await openPlace();
    const locker = createArchiveLocker(api().context());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [former, next] = [locker.newLock(id), locker.newLock(id)];
    const release = vi.fn<() => Promise<void>>(() => former.unlock());
    await former.lock(signal, release);
    const first = locker.claimOf(id);
    await next.lock(signal, () => {});
    expect(release).toHaveBeenCalledOnce();
    expect([locker.claimOf(id)?.lease === first?.lease, (await rowOf()).lease]).toEqual([
      false,
      locker.claimOf(id)?.lease,
    ]);
    await next.unlock();
    expect([locker.claimOf(id), (await rowOf()).lease, vi.getTimerCount()]).toEqual([undefined, null, 0]);
    await locker.newLock(id).unlock();
  });

  test('R7.11 a sender who lost the place takes it from nobody when it ends', async () => {
    const { id, rowOf, set } = await openPlace();
    const locker = createArchiveLocker(api().context());
    const [former, next] = [locker.newLock(id), locker.newLock(id)];
    await former.lock(signal, () => {});
    await set({ lease: null, leasedUntil: null });
    await next.lock(signal, () => {});
    const claim = locker.claimOf(id);
    await former.unlock();
    expect([locker.claimOf(id), (await rowOf()).lease]).toEqual([claim, claim?.lease]);
    await next.unlock();
  });

  test('battery 99 a place that is not free is waited for until 5 s have passed, or until the sender leaves', async () => {
    const { id, set } = await openPlace();
    await set({ lease: crypto.randomUUID(), leasedUntil: new Date(api().clock.now() + LEASE) });
    const ctx = api().context();
    const tried = vi.spyOn(ctx.db, 'update');
    const outcomeOf = (left: AbortSignal) =>
      createArchiveLocker(ctx)
        .newLock(id)
        .lock(left, () => {})
        .catch((error: unknown) => (error as { status_code?: number }).status_code);
    const now = vi.spyOn(performance, 'now');
    now.mockReturnValueOnce(0).mockReturnValueOnce(4_999).mockReturnValue(5_000);
    expect(await outcomeOf(signal)).toBe(423);
    expect(tried).toHaveBeenCalledTimes(1);
    now.mockReturnValue(0);
    expect(await outcomeOf(AbortSignal.abort())).toBe(423);
    expect(tried).toHaveBeenCalledTimes(1);
  });
});
