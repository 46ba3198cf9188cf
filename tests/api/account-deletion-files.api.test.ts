import { v7 as newId } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { LIST_CHANGE_MARKER } from '../../server/db/change-feed.ts';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { deleteUser } from '../../server/services/admin/users/delete-user.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { openImportScene } from '../support/api/import-scene.ts';
import { putFile, smallPicture } from '../support/api/put-picture.ts';
import { goodRows, productsZipOf } from '../support/samples/zip-archive.ts';

const image = (filename: string) => ({ filename, contentType: 'image/jpeg' as const });

describeApi('files of accounts that end', (api) => {
  let admin: ApiUser;
  beforeAll(async () => {
    admin = await api().person('admin');
  });
  const asker = () =>
    ({ role: 'admin', userId: admin.id, sessionId: newId(), email: admin.user.email }) as const;
  const put = async ({ uploadUrl }: { uploadUrl: string }) =>
    (await putFile(api(), uploadUrl, await smallPicture().jpeg().toBuffer())).status;

  /** Seller with a portrait, a store with a hero picture and an announced logo, and an archive that waits; an admin brings the pictures. */
  async function seller() {
    const { producer, store, send } = await openImportScene(api());
    const portrait = { requestUploadUrls: true, imageTypes: [image('yo.jpg')] };
    const { body: profile } = await api().call('updateProfile', { body: portrait }, producer);
    const imageTypes = [
      { key: 'heroImage' as const, ...image('hero.jpg') },
      { key: 'logo' as const, ...image('logo.jpg') },
    ];
    const body = { requestUploadUrls: true, imageTypes };
    const { body: edited } = await api().call('updatePopupStore', { params: { id: store.id }, body }, admin);
    const [hero, logo] = edited.data.uploadUrls;
    expect([await put(profile.data.uploadUrls[0]), await put(hero)]).toEqual([204, 204]);
    await send(await productsZipOf(...goodRows(1)));
    return { producer, store, logo };
  }

  test('R7.21 all of them go with it, what is on its way is refused, and the store is announced', async () => {
    const before = api().blobs.keys();
    const { producer, store, logo } = await seller();
    expect(api().blobs.keys().length).toBeGreaterThan(before.length + 2);
    const heard: unknown[] = [];
    const done = Promise.withResolvers<void>();
    const deaf = await api().engine.onChange((changes) => {
      heard.push(changes);
      if (changes.includes(producer.id)) done.resolve();
    });
    expect((await api().call('deleteUser', { params: { id: producer.id } }, admin)).status).toBe(200);
    await done.promise;
    await deaf();
    expect(heard).toContainEqual([store.id, store.slug, LIST_CHANGE_MARKER]);
    expect(api().blobs.keys()).toEqual(before);
    expect(await put(logo)).toBe(403);
  });

  test('R7.21 pictures that the file storage does not let go are deleted later', async () => {
    const before = api().blobs.keys();
    const { producer } = await seller();
    const remove = () => Promise.reject(new Error('away'));
    const ctx = api().context(asker());
    const deleting = deleteUser({ ...ctx, blobs: { ...ctx.blobs, remove } }, { id: producer.id });
    await expect(deleting).rejects.toThrow('away');
    const pictureKeys = (keys: string[]) => keys.filter((key) => key.startsWith('pictures/'));
    expect(pictureKeys(api().blobs.keys()).length).toBeGreaterThan(pictureKeys(before).length + 1);
    api().clock.turn(26 * 60 * 60_000);
    await pruneExpiredData(api().context());
    expect(pictureKeys(api().blobs.keys())).toEqual(pictureKeys(before));
  });
});
