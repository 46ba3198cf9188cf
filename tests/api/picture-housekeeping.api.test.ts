import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { pictures } from '../../server/db/schema-stores.ts';
import { uploads } from '../../server/db/schema-uploads.ts';
import { imageWorkers, JobLostError } from '../../server/services/pictures/image-worker-pool.ts';
import { originalKey } from '../../server/services/pictures/picture-names.ts';
import { picturesToPrewarm } from '../../server/services/pictures/prewarm-list.ts';
import { prunePictures } from '../../server/services/pictures/prune-pictures.ts';
import { removePictures } from '../../server/services/pictures/remove-pictures.ts';
import { describeApi } from '../support/api/api.ts';
import { addProduct, addStore, inHours } from '../support/api/add-market-rows.ts';
import { makeProduct } from '../support/api/create-product.ts';
import { originalOf, putFile, smallPicture } from '../support/api/put-picture.ts';
import { recordedStorageOf, storedBytesOf } from '../support/api/stored-bytes.ts';

const HOUR = 60 * 60_000;
/** Time in ms for which a server that receives a picture has claimed it. */
const CLAIM = 120_000;

afterEach(() => vi.restoreAllMocks());

describeApi('pictures that are made ahead', (api) => {
  test('are those of public stores, and of the two hundred newest active products', async () => {
    const producer = await api().person('producer');
    const pictured = (name: string) => ({ heroPicture: `${name}-hero`, logoPicture: `${name}-logo` });
    await addStore(api(), producer, { ...pictured('late'), endDate: inHours(api(), 30) });
    await addStore(api(), producer, { heroPicture: 'soon-hero', endDate: inHours(api(), 20) });
    await addStore(api(), producer, { ...pictured('draft'), status: 'draft' });
    const product = (age: number, fields: object) =>
      addProduct(api(), producer, { createdAt: inHours(api(), -age), ...fields });
    await product(1, { pictureNames: ['b', 'b2'] });
    await product(2, { pictureNames: ['hidden'], isActive: false });
    await product(3, { pictureNames: [] });
    for (let age = 4; age < 201; age += 1) await product(age, { pictureNames: [] });
    await product(300, { pictureNames: ['last'] });
    await product(400, { pictureNames: ['too old'] });
    const asked = (await picturesToPrewarm(api().db)).map(({ name, width, format }) => [name, width, format]);
    expect(asked).toEqual([
      ['soon-hero', 768, 'avif'],
      ['soon-hero', 1200, 'avif'],
      ['late-hero', 768, 'avif'],
      ['late-hero', 1200, 'avif'],
      ['late-logo', 192, 'avif'],
      ['b', 384, 'avif'],
      ['b', 768, 'avif'],
      ['last', 384, 'avif'],
      ['last', 768, 'avif'],
    ]);
  });
});

describeApi('pictures that nothing shows', (api) => {
  test('battery 98 are removed an hour after they were left, and no others', async () => {
    const { id: ownerId } = await api().person('producer');
    const now = api().clock.now();
    const names = ['left', 'later', 'shown'];
    const leftAt = [new Date(now - HOUR), new Date(now - HOUR + 1), null];
    for (const [at, name] of names.entries()) {
      await api()
        .db.insert(pictures)
        .values({ name, ownerId, createdAt: new Date(now), leftAt: leftAt[at] ?? null });
      await api().blobs.put(originalKey(name), Buffer.from('x'));
    }
    await prunePictures(api().context());
    const rows = await api().db.select().from(pictures).where(inArray(pictures.name, names));
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['later', 'shown']);
    expect(
      api()
        .blobs.keys()
        .filter((key) => names.some((name) => key === originalKey(name))),
    ).toEqual([originalKey('later'), originalKey('shown')]);
  });

  test('every server hears of them, a hundred at a time', async () => {
    const names = Array.from({ length: 101 }, () => randomUUID());
    const heard: unknown[] = [];
    const deaf = await api().engine.onChange((changes) => heard.push(changes));
    await removePictures(api().context(), names);
    await expect.poll(() => heard).toEqual([names.slice(0, 100), names.slice(100)]);
    await deaf();
  });
});

describeApi('a picture that comes', (api) => {
  const openPlace = async () => {
    const producer = await api().person('producer');
    const { places } = await makeProduct(api(), producer);
    const [place] = places;
    const bytes = await smallPicture().jpeg().toBuffer();
    const name = place!.fileUrl.slice('/pictures/'.length, -'.webp'.length);
    const put = () => putFile(api(), place!.uploadUrl, bytes);
    return { producer, place: place!, name, put };
  };
  const isOf = (name: string) => eq(uploads.pictureName, name);

  test('battery 92 is one request’s for two minutes', async () => {
    const { name, put } = await openPlace();
    await api()
      .db.update(uploads)
      .set({ claimedUntil: new Date(api().clock.now() + CLAIM) })
      .where(isOf(name));
    api().clock.turn(CLAIM - 1);
    expect((await put()).status).toBe(403);
    api().clock.turn(1);
    expect((await put()).status).toBe(204);
  });

  test('battery 92 is claimed while it is read, and a place that was used stays closed', async () => {
    const { name, put } = await openPlace();
    const claimed = async () => (await api().db.select().from(uploads).where(isOf(name)))[0]?.claimedUntil;
    let meanwhile: unknown;
    const carryOut = imageWorkers.carryOut.bind(imageWorkers);
    vi.spyOn(imageWorkers, 'carryOut').mockImplementationOnce(async (job) => {
      meanwhile = await claimed();
      return carryOut(job);
    });
    expect((await put()).status).toBe(204);
    expect(meanwhile).toEqual(new Date(api().clock.now() + CLAIM));
    api().clock.turn(CLAIM);
    expect((await put()).status).toBe(403);
  });

  test.each([
    ['TIME', { status: 503, retryAfter: '10', message: 'Servicio temporalmente no disponible.' }],
    [
      'WORK',
      {
        status: 413,
        retryAfter: undefined,
        message: 'Cuesta demasiado leer esta foto. Guárdala más pequeña y vuelve a subirla.',
      },
    ],
  ] as const)(
    'battery 95 and cannot be read for lack of %s is refused so, and can come again',
    async (reason, said) => {
      const { put } = await openPlace();
      const limits = { limit: 20_000, workLimit: 10_000 };
      vi.spyOn(imageWorkers, 'carryOut').mockRejectedValueOnce(new JobLostError(reason, limits));
      const { status, retryAfter, body } = await put();
      const { message } = (body as { status: { message: string } }).status;
      expect({ status, retryAfter, message }).toEqual(said);
      expect((await put()).status).toBe(204);
    },
  );

  test('battery 95 and meets a server in trouble can come again', async () => {
    const { put } = await openPlace();
    vi.spyOn(imageWorkers, 'carryOut').mockRejectedValueOnce(new Error('no memory'));
    expect((await put()).status).toBe(500);
    expect((await put()).status).toBe(204);
  });

  test('R6.3 leaves places and pictures of others as they are, whether it is shown or refused', async () => {
    const other = await openPlace();
    const { db, clock } = api();
    const now = new Date(clock.now());
    const left = { name: randomUUID(), ownerId: other.producer.id, createdAt: now, leftAt: now };
    await db.insert(pictures).values(left);
    await db
      .update(uploads)
      .set({ claimedUntil: new Date(clock.now() + 1) })
      .where(isOf(other.name));
    const look = async () => [
      await db.select().from(uploads).where(eq(uploads.userId, other.producer.id)),
      await db.select().from(pictures).where(eq(pictures.ownerId, other.producer.id)),
    ];
    const before = await look();
    const { put } = await openPlace();
    vi.spyOn(imageWorkers, 'carryOut').mockRejectedValueOnce(new Error('no memory'));
    expect([(await put()).status, await look()]).toEqual([500, before]);
    vi.spyOn(api().blobs, 'put').mockRejectedValueOnce(new Error('no disk'));
    expect([(await put()).status, await look()]).toEqual([500, before]);
    expect([(await put()).status, await look()]).toEqual([204, before]);
  });

  test('battery 72 takes the place of what a server that died wrote of it', async () => {
    const { producer, name, place, put } = await openPlace();
    const now = new Date(api().clock.now());
    await api()
      .db.insert(pictures)
      .values({ name, ownerId: producer.id, bytes: 409_600, createdAt: now, leftAt: now });
    await api().blobs.put(originalOf(place.fileUrl), Buffer.from('a medias'));
    expect((await put()).status).toBe(204);
    expect(await recordedStorageOf(api(), producer)).toBe(await storedBytesOf(api(), producer));
  });
});
