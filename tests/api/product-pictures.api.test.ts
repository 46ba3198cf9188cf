import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { LIST_CHANGE_MARKER } from '../../server/db/change-feed.ts';
import { popupStores } from '../../server/db/schema-stores.ts';
import { products } from '../../server/db/schema-products.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { addStore } from '../support/api/add-market-rows.ts';
import {
  HONEY,
  pictureAnnouncement,
  makeProduct,
  type PictureUploadUrls,
  putPicture,
} from '../support/api/create-product.ts';

describeApi('pictures of a new product', (api) => {
  const create = async (as: ApiUser, more: object = {}) => {
    const body = { ...HONEY, ...more };
    return api().call('createProduct', { body }, as);
  };
  const made = (as: ApiUser, more?: object) => makeProduct(api(), as, more);
  const seen = async (id: string, as?: ApiUser) =>
    (await api().call('getProduct', { params: { id } }, as)).body.data?.product;
  const put = (place: PictureUploadUrls) => putPicture(api(), place);
  const putAll = async (places: PictureUploadUrls[]) => {
    for (const place of places) expect(await put(place)).toBe(204);
  };
  const listed = async (query: Record<string, string>) =>
    (await api().call('listProducts', { query })).body.data.products.map(({ id }: { id: string }) => id);

  test('R7.15 a product is made as it was sent, of whoever makes it, and each picture has its place in the order announced', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const images = [
      pictureAnnouncement('../a.jpg'),
      pictureAnnouncement('b.jpg', true),
      pictureAnnouncement('c.jpg'),
    ];
    const body = {
      ...HONEY,
      shortDescription: ' De romero. ',
      popupStoreId: store.id.toUpperCase(),
      isPopupStoreExclusive: true,
      imageTypes: images,
      producerId: store.id,
      isActive: false,
      version: 9,
      thumbnailUrl: 'https://evil.example/x.png',
    };
    const { status, body: answer } = await api().call('createProduct', { body }, producer);
    const now = new Date(api().clock.now()).toISOString();
    const { name, status: storeStatus } = store;
    expect([status, answer.data.product]).toEqual([
      201,
      {
        id: expect.any(String) as unknown,
        name: 'Miel',
        producerName: 'Ana',
        producerId: producer.id,
        sellerName: producer.user.fullName,
        shortDescription: 'De romero.',
        price: 4.5,
        stock: 3,
        thumbnailUrl: null,
        imageUrls: [],
        isActive: true,
        popupStoreId: store.id,
        popupStore: {
          name,
          status: storeStatus,
          startDate: store.startDate?.toISOString(),
          endDate: store.endDate?.toISOString(),
        },
        isPopupStoreExclusive: true,
        createdAt: now,
        updatedAt: now,
        version: 1,
      },
    ]);
    expect(answer.data.uploadUrls).toEqual(
      images.map(({ filename, contentType }) => ({
        filename,
        uploadUrl: expect.stringMatching(/^http:\/\/localhost\/uploads\/[\w-]{43}$/) as unknown,
        fileUrl: expect.stringMatching(/^\/pictures\/[\da-f-]{36}\.webp$/) as unknown,
        contentType,
        expiresAt: new Date(api().clock.now() + 15 * 60_000).toISOString(),
      })),
    );
  });

  test('R7.15 nobody but its producer and admins sees it before its thumbnail has come', async () => {
    const [producer, rival, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const { id, places } = await made(producer, {
      imageTypes: [pictureAnnouncement('a.jpg'), pictureAnnouncement('b.jpg', true)],
    });
    const [other, thumbnail] = places as [PictureUploadUrls, PictureUploadUrls];
    const lookedAt = async () => [
      await seen(id),
      await seen(id, rival),
      await listed({ producerId: producer.id }),
    ];
    await put(other);
    expect(await lookedAt()).toEqual([undefined, undefined, []]);
    const { imageUrls } = await seen(id, producer);
    expect([imageUrls, (await seen(id, admin)).id]).toEqual([[other.fileUrl], id]);
    const own = (await api().call('listProducerProducts', {}, producer)).body.data.products;
    expect(own.map((product: { id: string }) => product.id)).toEqual([id]);
    await put(thumbnail);
    expect((await seen(id)).imageUrls).toEqual([thumbnail.fileUrl, other.fileUrl]);
    expect(await listed({ producerId: producer.id })).toEqual([id]);
  });

  test.each([
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
  ])(
    'R7.15 the gallery is in the order announced, the thumbnail first, when they come as %i %i %i %i',
    async (...order) => {
      const producer = await api().person('producer');
      const images = [
        pictureAnnouncement('a.jpg'),
        pictureAnnouncement('b.jpg'),
        pictureAnnouncement('c.jpg', true),
        pictureAnnouncement('d.jpg'),
      ];
      const { id, places } = await made(producer, { imageTypes: images });
      await putAll(order.map((index) => places[index]!));
      const [a, b, c, d] = places.map(({ fileUrl }) => fileUrl);
      const { imageUrls, thumbnailUrl } = await seen(id);
      expect([imageUrls, thumbnailUrl]).toEqual([[c, a, b, d], c]);
      const [row] = await api().db.select().from(products).where(eq(products.id, id));
      expect(row?.gallery).toBe(null);
    },
  );

  test('R7.15 of several thumbnails the first counts, and one that never comes beside it bars nothing', async () => {
    const producer = await api().person('producer');
    const { id, places } = await made(producer, {
      imageTypes: [
        pictureAnnouncement('a.jpg', false),
        pictureAnnouncement('b.jpg', true),
        pictureAnnouncement('c.jpg', true),
      ],
    });
    await put(places[1]!);
    expect((await seen(id)).imageUrls).toEqual([places[1]!.fileUrl]);
    api().clock.turn(15 * 60_000);
    expect(await put(places[0]!)).toBe(403);
    expect((await seen(id)).imageUrls).toEqual([places[1]!.fileUrl]);
  });

  test('R7.15 what comes at once is all there', async () => {
    const producer = await api().person('producer');
    const { id, places } = await made(producer, {
      imageTypes: [
        pictureAnnouncement('a.jpg', true),
        pictureAnnouncement('b.jpg'),
        pictureAnnouncement('c.jpg'),
      ],
    });
    expect(await Promise.all(places.map(put))).toEqual([204, 204, 204]);
    expect((await seen(id)).imageUrls).toEqual(places.map(({ fileUrl }) => fileUrl));
  });

  test('R7.15 every server hears of a product when it is made and of each picture, with its store', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer);
    const heard: unknown[] = [];
    const deaf = await api().engine.onChange((changes) => {
      if (changes.includes(store.id)) heard.push(changes);
    });
    const { id, places } = await made(producer, { popupStoreId: store.id });
    await putAll(places);
    await vi.waitFor(() =>
      expect(heard).toEqual([
        [id, store.id, LIST_CHANGE_MARKER],
        [id, store.id, LIST_CHANGE_MARKER],
      ]),
    );
    await deaf();
  });

  test('R6.3 battery 1 battery 5 it is put into no store of somebody else, and an admin fills any', async () => {
    const [producer, rival, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const [shown, draft] = [
      await addStore(api(), producer),
      await addStore(api(), producer, { status: 'draft' }),
    ];
    const into = async (popupStoreId: string, as: ApiUser) => {
      const { status, body } = await create(as, { popupStoreId });
      return [status, body.status.code];
    };
    const before = await api().db.$count(products);
    expect([await into(shown.id, rival), await into(draft.id, rival), await into(rival.id, rival)]).toEqual([
      [403, 'NOT_OWNER'],
      [404, 'POPUP_STORE_NOT_FOUND'],
      [404, 'POPUP_STORE_NOT_FOUND'],
    ]);
    expect(await api().db.$count(products)).toBe(before);
    expect([
      await into(draft.id, producer),
      await into(draft.id, admin),
      await into(rival.id, admin),
    ]).toEqual([
      [201, 'SUCCESS'],
      [201, 'SUCCESS'],
      [404, 'POPUP_STORE_NOT_FOUND'],
    ]);
  });

  test('R7.15 in a store that is a draft it is hidden with the store, and shown with it', async () => {
    const producer = await api().person('producer');
    const store = await addStore(api(), producer, { status: 'draft' });
    const { id, places } = await made(producer, { popupStoreId: store.id });
    await putAll(places);
    expect([await seen(id), (await seen(id, producer)).id]).toEqual([undefined, id]);
    await api().db.update(popupStores).set({ status: 'active' }).where(eq(popupStores.id, store.id));
    expect((await seen(id)).id).toBe(id);
  });

  test('R5.5 what is exclusive needs a store, and what it must have is said', async () => {
    const producer = await api().person('producer');
    const said = async (more: object) => (await create(producer, more)).body.errors;
    expect([
      await said({ isPopupStoreExclusive: true }),
      await said({ imageTypes: [] }),
      await said({ imageTypes: [pictureAnnouncement('a.jpg')] }),
      await said({ imageTypes: Array.from({ length: 10_000 }, () => pictureAnnouncement('a.jpg', true)) }),
      await said({ stock: 0 }),
    ]).toEqual([
      [{ field: 'isPopupStoreExclusive', message: 'Elige la tienda en la que se vende en exclusiva' }],
      [{ field: '', message: 'Se requiere al menos una imagen' }],
      [{ field: '', message: 'La miniatura es requerida' }],
      [{ field: 'imageTypes', message: 'Solo puedes subir 20 imágenes de una vez' }],
      [{ field: 'stock', message: 'La cantidad debe ser un número mayor a 0' }],
    ]);
  });
});
