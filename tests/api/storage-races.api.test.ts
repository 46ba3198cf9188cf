import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { STORAGE_LIMITS } from '../../contract/uploads/storage-limits.ts';
import { pictures } from '../../server/db/schema-stores.ts';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { createStorePictures } from '../../server/services/import/write/row-pictures.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { announceArchive, productsZipOf, goodRows } from '../support/samples/zip-archive.ts';
import { deferred } from '../support/charts/deferred.ts';
import { openImportScene, ZIP_MEDIA_TYPE } from '../support/api/import-scene.ts';
import { pictureAnnouncement, makeProduct } from '../support/api/create-product.ts';
import { addStore } from '../support/api/add-market-rows.ts';
import { originalOf, putFile, smallPicture } from '../support/api/put-picture.ts';
import { storedBytesOf, uncountedFiles, recordedStorageOf } from '../support/api/stored-bytes.ts';

const BLOCK = 4096;
const DAY = 24 * 60 * 60_000;
/** Time in ms for which a server that receives a picture has claimed it. */
const CLAIM = 120_000;

afterEach(() => vi.restoreAllMocks());

describeApi('storage of an account in races', (api) => {
  const counts = async (owner: ApiUser) => [
    await recordedStorageOf(api(), owner),
    await storedBytesOf(api(), owner),
  ];
  /** Fills the storage of an account without a published store up to a number of free bytes. */
  const leaveFree = async (owner: ApiUser, free: number) => {
    const bytes = STORAGE_LIMITS.newSeller - free - ((await recordedStorageOf(api(), owner)) ?? 0);
    const createdAt = new Date(api().clock.now());
    await api().db.insert(pictures).values({ name: randomUUID(), ownerId: owner.id, bytes, createdAt });
  };
  /**
   * Two servers that receive the same upload: each write waits for its release; a late removal waits for the second's
   * answer.
   */
  const twoAtOnePlace = async () => {
    const producer = await api().person('producer');
    const { places } = await makeProduct(api(), producer, {
      imageTypes: [pictureAnnouncement('a.jpg', true)],
    });
    const [place] = places;
    const blobs = { ...api().blobs };
    const gates = [deferred<void>(), deferred<void>()] as const;
    const begun: string[] = [];
    vi.spyOn(api().blobs, 'put').mockImplementation(async (key, bytes) => {
      begun.push(key);
      await gates[begun.length === 1 ? 0 : 1].promise;
      await blobs.put(key, bytes);
    });
    const [small, large] = [smallPicture(), smallPicture().resize(400, 300)];
    const first = putFile(api(), place!.uploadUrl, await large.jpeg().toBuffer());
    await vi.waitFor(() => expect(begun).toHaveLength(1), { timeout: 10_000 });
    api().clock.turn(CLAIM);
    const second = putFile(api(), place!.uploadUrl, await small.jpeg().toBuffer());
    await vi.waitFor(() => expect(begun).toHaveLength(2), { timeout: 10_000 });
    vi.spyOn(api().blobs, 'remove').mockImplementation(async (key) => {
      gates[1].resolve();
      await second;
      await blobs.remove(key);
    });
    return { producer, key: originalOf(place!.fileUrl), gates, first, second };
  };

  test('battery 49 battery 92 of two who put a picture at one place the one who lost it installs nothing', async () => {
    const { producer, key, gates, first, second } = await twoAtOnePlace();
    gates[0].resolve();
    expect((await first).status).toBe(403);
    gates[1].resolve();
    expect((await second).status).toBe(204);
    const [used, files] = await counts(producer);
    expect([used, (await api().blobs.get(key))?.length]).toEqual([files, expect.any(Number)]);
  });

  test('battery 49 battery 92 who lost a place and fails there removes no picture that another one installs', async () => {
    const { producer, key, gates, first, second } = await twoAtOnePlace();
    gates[0].reject(new Error('cut'));
    expect((await first).status).toBe(500);
    gates[1].resolve();
    expect((await second).status).toBe(204);
    const [used, files] = await counts(producer);
    expect([used, (await api().blobs.get(key))?.length]).toEqual([files, expect.any(Number)]);
  });

  test('battery 49 once an account is full no other picture of an archive is read, and each row is told why', async () => {
    const { producer } = await openImportScene(api(), { status: 'draft' });
    const { db, blobs, clock } = api().context();
    await leaveFree(producer, BLOCK);
    const read: string[] = [];
    const keep = createStorePictures(
      { db, blobs, clock },
      { dryRun: false, pictureBytes: 0, ownerId: producer.id },
      {
        archive: {
          read: async ({ name }) => {
            read.push(name);
            return Buffer.from(name);
          },
        },
        signal: new AbortController().signal,
        workshop: { carryOut: async () => ({ bytes: Buffer.alloc(BLOCK) }) },
      },
    );
    const file = (name: string) => ({ name, file: { name, size: BLOCK } });
    const rows = [['a.jpg', 'b.jpg'], ['c.jpg'], ['d.jpg'], ['e.jpg'], ['f.jpg', 'g.jpg']];
    const outcomes = [];
    for (const row of rows) outcomes.push(await keep(row.map(file)));
    const full = (name: string) => ({
      name,
      fault: expect.stringMatching(new RegExp(`^«${name}»: Has llegado a los 500 MB`, 'u')),
    });
    expect(outcomes).toEqual([
      full('b.jpg'),
      { names: [expect.any(String)], bytes: BLOCK },
      full('d.jpg'),
      full('e.jpg'),
      full('f.jpg'),
    ]);
    expect(read).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  });

  test('battery 49 what comes side by side, is cancelled and deleted is counted as it lies there', async () => {
    const producer = await api().person('producer');
    const scene = await openImportScene(api(), { status: 'draft' });
    const [kept, gone] = await Promise.all(
      [1, 2].map(() =>
        makeProduct(api(), producer, {
          imageTypes: [pictureAnnouncement('a.jpg', true), pictureAnnouncement('b.jpg')],
        }),
      ),
    );
    const bytes = await smallPicture().jpeg().toBuffer();
    const archive = await productsZipOf(...goodRows(8));
    const doomed = await addStore(api(), producer, { status: 'draft' });
    const put = (url: string, payload: Buffer, type?: string) => putFile(api(), url, payload, type);
    const [one, other] = [
      await announceArchive(api(), producer, doomed.id, { fileSize: archive.length }),
      await announceArchive(api(), scene.producer, scene.store.id, { fileSize: archive.length }),
    ];
    await Promise.all([
      ...[...kept!.places, ...gone!.places].map(({ uploadUrl }) => put(uploadUrl, bytes)),
      put(kept!.places[0]!.uploadUrl, bytes),
      api().call('deleteProduct', { params: { id: gone!.id } }, producer),
      put(one, archive, ZIP_MEDIA_TYPE),
      put(one, archive, ZIP_MEDIA_TYPE),
      api().call('deletePopupStore', { params: { id: doomed.id } }, producer),
      put(other, archive, ZIP_MEDIA_TYPE).then(() => Promise.all([scene.reading(), scene.cancel()])),
    ]);
    api().clock.turn(3 * DAY);
    await pruneExpiredData(api().context());
    const [used, files] = await counts(producer);
    expect([used, (used ?? 0) > 0]).toEqual([files, true]);
    const [usedThere, filesThere] = await counts(scene.producer);
    expect([usedThere, await uncountedFiles(api())]).toEqual([filesThere, []]);
  });

  test('battery 104 an import that ends reads no further picture, in a trial either', async () => {
    const { db, blobs, clock } = api().context();
    const { id: ownerId } = await api().person('producer');
    for (const dryRun of [false, true]) {
      const read: string[] = [];
      const keep = createStorePictures(
        { db, blobs, clock },
        { dryRun, pictureBytes: 0, ownerId },
        {
          archive: {
            read: async ({ name }) => {
              read.push(name);
              return Buffer.from(name);
            },
          },
          signal: AbortSignal.abort(new Error('ended')),
          workshop: { carryOut: async () => ({ bytes: Buffer.alloc(BLOCK) }) },
        },
      );
      await expect(keep([{ name: 'a.jpg', file: { name: 'a.jpg', size: BLOCK } }])).rejects.toThrow('ended');
      expect(read).toEqual([]);
    }
  });
});
