import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { ARCHIVE_LIMITS } from '../../contract/import/archive-limits.ts';
import { IMPORT_LIMITS } from '../../contract/import/import-limits.ts';
import { pictures } from '../../server/db/schema-stores.ts';
import { createStorePictures } from '../../server/services/import/write/row-pictures.ts';
import { openUploads } from '../../server/services/uploads/open-uploads.ts';
import { reservePictureStorage } from '../../server/services/uploads/account-storage.ts';
import { describeApi } from '../support/api/api.ts';
import { openImportScene, ZIP_MEDIA_TYPE } from '../support/api/import-scene.ts';
import { putFile } from '../support/api/put-picture.ts';
import { leaveFreeStorage } from '../support/api/stored-bytes.ts';
import { announceArchive, anyPicture, sheetOf, zipOf } from '../support/samples/zip-archive.ts';

const BLOCK = 4096;
const MIB = 1024 * 1024;
const LARGEST = IMPORT_LIMITS.maxArchiveBytes;

/** Archive of more bytes than fit into a few blocks. */
const archiveOfBlocks = async () =>
  zipOf({
    'productos.csv': sheetOf('Miel;De romero;4,50;3;a.jpg'),
    'a.jpg': await anyPicture(),
    'sobra.jpg': randomBytes(10 * BLOCK),
  });

describeApi('the pictures of an import', (api) => {
  /** Storage of pictures of one block for an import that has so much room left; the names that it is asked to keep. */
  const openKeeping = async (room: number, signal = new AbortController().signal) => {
    const { id: ownerId } = await api().person('producer');
    const { db, blobs, clock } = api().context();
    const read = vi.fn<() => Promise<{ bytes: Buffer }>>(async () => ({ bytes: Buffer.alloc(BLOCK) }));
    const keep = createStorePictures(
      { db, blobs, clock },
      { dryRun: false, pictureBytes: ARCHIVE_LIMITS.maxPictureBytes - room, ownerId },
      {
        archive: { read: async ({ name }) => Buffer.from(name) },
        signal,
        workshop: { carryOut: read },
      },
    );
    const ofRow = async (...names: string[]) => {
      const kept = await keep(names.map((name) => ({ name, file: { name, size: BLOCK } })));
      return 'fault' in kept ? kept.name : kept.bytes;
    };
    const stored = () => db.$count(pictures, eq(pictures.ownerId, ownerId));
    return { ofRow, read, stored };
  };

  test('battery 98 fill their room to the last byte, and a row that is refused gives its own back', async () => {
    const { ofRow, stored } = await openKeeping(2 * BLOCK);
    expect([await ofRow('a', 'b', 'c'), await stored()]).toEqual(['c', 0]);
    expect([await ofRow('d'), await ofRow('e', 'f'), await ofRow('g')]).toEqual([BLOCK, 'f', BLOCK]);
    expect([await ofRow('h'), await stored()]).toEqual(['h', 2]);
  });

  test('battery 104 are not stored once the import ends', async () => {
    const stopping = new AbortController();
    const { ofRow, read, stored } = await openKeeping(2 * BLOCK, stopping.signal);
    read.mockImplementationOnce(async () => {
      stopping.abort(new Error('ended'));
      return { bytes: Buffer.alloc(BLOCK) };
    });
    await expect(ofRow('a')).rejects.toThrow('ended');
    expect(await stored()).toBe(0);
  });
});

describeApi('the last bytes of an account', (api) => {
  const openDraft = async () => {
    const scene = await openImportScene(api(), { status: 'draft' });
    const { producer, store } = scene;
    const leaveFree = (bytes: number) => leaveFreeStorage(api(), producer, bytes);
    const announce = (info: object = {}) => announceArchive(api(), producer, store.id, info);
    const put = async (url: string, bytes: Buffer) =>
      (await putFile(api(), url, bytes, ZIP_MEDIA_TYPE)).status;
    return { ...scene, leaveFree, announce, put };
  };

  test('battery 49 with 1 MB left so much is told, with less the account is full', async () => {
    const { producer, leaveFree } = await openDraft();
    const { db, clock } = api().context();
    const reserve = () =>
      reservePictureStorage({ db, clock }, { name: randomUUID(), ownerId: producer.id, size: 2 * MIB });
    await leaveFree(MIB);
    expect(await reserve()).toEqual({
      message: expect.stringMatching(/^No cabe: de los 500 MB de tu cuenta te quedan 1 MB libres\. /),
      isFull: false,
    });
    await leaveFree(MIB - 1);
    expect(await reserve()).toEqual({
      message: expect.stringMatching(/^Has llegado a los 500 MB que caben en tu cuenta\. /),
      isFull: true,
    });
  });

  test('R7.11 battery 49 an archive is announced into the last block, and one without a size into a full account', async () => {
    const { leaveFree, announce } = await openDraft();
    await leaveFree(10 * BLOCK);
    await expect(announce({ fileSize: 10 * BLOCK + 1 })).rejects.toThrow(/Has llegado/);
    await announce({ fileSize: 10 * BLOCK });
    const full = await openDraft();
    await full.leaveFree(0);
    await full.announce();
  });

  test('R7.15 a full account announces no picture, and none at all is no matter', async () => {
    const { producer, leaveFree } = await openDraft();
    const asker = { role: 'producer', userId: producer.id, sessionId: '', email: '' } as const;
    const ctx = { ...api().context(), asker };
    await leaveFree(0);
    expect(await openUploads(ctx, [])).toEqual([]);
    const picture = { purpose: 'profile', filename: 'a.jpg', contentType: 'image/jpeg' } as const;
    await expect(openUploads(ctx, [picture])).rejects.toThrow(/Has llegado/);
  });

  test('R7.11 an archive is announced with its name', async () => {
    const { producer, store } = await openDraft();
    const body = { name: 'La Colmena', requestProductsZipUpload: true };
    const asked = { params: { id: store.id }, body };
    const refused = await api().call('updatePopupStore', asked, producer);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: 'productsZipInfo', message: 'Di qué archivo vas a subir' }],
    ]);
  });

  test('R7.11 battery 49 an archive that is announced anew has the room of what had come of it', async () => {
    const { leaveFree, announce } = await openDraft();
    await leaveFree(LARGEST);
    const url = await announce({ fileSize: LARGEST });
    const { statusCode } = await api().app.inject({
      method: 'PATCH',
      url: new URL(url).pathname,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      payload: Buffer.alloc(100_000),
    });
    expect(statusCode).toBe(204);
    await announce({ fileSize: LARGEST });
  });

  test('R7.11 battery 49 of an archive that is larger than announced only what is more needs room', async () => {
    const archive = await archiveOfBlocks();
    const { leaveFree, announce, put } = await openDraft();
    const url = await announce({ fileSize: archive.length - 1 });
    await leaveFree(BLOCK - 1);
    expect(await put(url, archive)).toBe(409);
    const other = await openDraft();
    const place = await other.announce({ fileSize: archive.length - 1 });
    await other.leaveFree(BLOCK);
    expect(await other.put(place, archive)).toBe(204);
    const over = await openDraft();
    const announced = await over.announce({ fileSize: archive.length });
    await over.leaveFree(-BLOCK);
    expect(await over.put(announced, archive)).toBe(204);
  });
});
