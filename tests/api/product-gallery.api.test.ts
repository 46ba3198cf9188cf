import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { BodyOf } from '../../contract/api/call-types.ts';
import type { Changes } from '../../server/db/engine.ts';
import { pictures } from '../../server/db/schema-stores.ts';
import { prunePictures } from '../../server/services/pictures/prune-pictures.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import {
  pictureAnnouncement,
  makeProductWithPictures,
  type PictureUploadUrls,
  putPicture,
} from '../support/api/create-product.ts';
import { addProduct, checkOutCart, shopperWithCart, stockOf } from '../support/api/add-market-rows.ts';
import { originalOf } from '../support/api/put-picture.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';

type Edit = BodyOf<'updateProduct'>;
type Images = NonNullable<Edit['images']>;

const CHANGED = 'Las fotos han cambiado mientras editabas el producto. Revísalas y guarda de nuevo.';

describeApi('edits of a gallery', (api) => {
  const edit = (id: string, body: Edit, as: ApiUser) =>
    api().call('updateProduct', { params: { id }, body }, as);
  const edited = async (id: string, body: Edit, as: ApiUser) => {
    const { status, body: answer } = await edit(id, body, as);
    expect(status).toBe(200);
    return { product: answer.data.product, places: (answer.data.uploadUrls ?? []) as PictureUploadUrls[] };
  };
  const seen = async (id: string, as?: ApiUser) =>
    (await api().call('getProduct', { params: { id } }, as)).body.data?.product;
  const shown = async (id: string) => (await seen(id))?.imageUrls;
  const put = (place: PictureUploadUrls | undefined) => putPicture(api(), place!);
  const isKept = async (url: string | undefined) => (await api().blobs.get(originalOf(url!))) !== null;
  const staying = (...urls: (string | undefined)[]): Images => urls.map((key) => ({ key: key! }));
  const announcing = (...images: ReturnType<typeof pictureAnnouncement>[]) => ({
    requestUploadUrls: true,
    imageTypes: images,
  });

  test('R7.15 pictures are put into another order, and another one is the thumbnail', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 3);
    const [a, b, c] = urls;
    expect((await edited(id, { images: staying(c, a, b) }, producer)).product.imageUrls).toEqual([c, a, b]);
    const images = [{ key: c! }, { key: a! }, { key: b!, isThumb: true }];
    const { product } = await edited(id, { images }, producer);
    expect([product.imageUrls, product.thumbnailUrl]).toEqual([[b, c, a], b]);
    expect(await shown(id)).toEqual([b, c, a]);
    expect(await Promise.all(urls.map(isKept))).toEqual([true, true, true]);
  });

  test('R7.15 battery 97 a picture that is not listed is gone from the product and from storage, the next thumbnail steps in', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 3);
    const [a, b, c] = urls;
    const variant = originalOf(a!).replace('original', '384.avif');
    await api().blobs.put(variant, Buffer.from('una forma'));
    const heard: Changes[] = [];
    const deaf = await api().engine.onChange((changes) => heard.push(changes));
    const { product } = await edited(id, { images: staying(c, b) }, producer);
    expect([product.thumbnailUrl, await shown(id)]).toEqual([c, [c, b]]);
    expect([...(await Promise.all(urls.map(isKept))), await api().blobs.get(variant)]).toEqual([
      false,
      true,
      true,
      null,
    ]);
    const name = a!.slice('/pictures/'.length, -'.webp'.length);
    await vi.waitFor(() => expect(heard).toEqual([[id, '*'], [name]]));
    await deaf();
    expect(await api().db.$count(pictures, eq(pictures.name, name))).toBe(0);
  });

  test('R7.15 new pictures come at their places among those that stay, whatever comes first', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 2);
    const [a, b] = urls;
    const images = [{ key: a! }, { key: 'new:1' }, { key: b! }, { key: 'new:0' }];
    const { product, places } = await edited(
      id,
      { images, ...announcing(pictureAnnouncement('x'), pictureAnnouncement('y')) },
      producer,
    );
    const [x, y] = places.map(({ fileUrl }) => fileUrl);
    expect(product.imageUrls).toEqual([a, b]);
    await put(places[0]);
    expect(await shown(id)).toEqual([a, b, x]);
    await put(places[1]);
    expect(await shown(id)).toEqual([a, y, b, x]);
  });

  test('R7.15 the thumbnail stays until another has come: the market never shows a product without', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 2);
    const [a, b] = urls;
    const images = [{ key: 'new:0', isThumb: true }, { key: 'new:1' }];
    const { product, places } = await edited(
      id,
      { images, ...announcing(pictureAnnouncement('x'), pictureAnnouncement('y')) },
      producer,
    );
    expect([product.imageUrls, await shown(id), await isKept(a), await isKept(b)]).toEqual([
      [a],
      [a],
      true,
      false,
    ]);
    const [x, y] = places.map(({ fileUrl }) => fileUrl);
    await put(places[1]);
    expect(await shown(id)).toEqual([a, y]);
    await put(places[0]);
    expect([await shown(id), await isKept(a)]).toEqual([[x, y], false]);
  });

  test('R7.15 a thumbnail that never comes is done without, and what comes for it later is refused and not kept', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 1);
    const [a] = urls;
    const { places } = await edited(
      id,
      { images: [{ key: 'new:0', isThumb: true }], ...announcing(pictureAnnouncement('x')) },
      producer,
    );
    expect((await edited(id, { images: staying(a) }, producer)).product.imageUrls).toEqual([a]);
    expect(await put(places[0])).toBe(403);
    expect([await shown(id), await isKept(places[0]?.fileUrl), await isKept(a)]).toEqual([[a], false, true]);
  });

  test('R7.15 without a list what is announced comes at the end, a thumbnail in front, and nothing leaves', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 1);
    const { places } = await edited(
      id,
      announcing(pictureAnnouncement('x'), pictureAnnouncement('y', true)),
      producer,
    );
    for (const place of places) await put(place);
    const [x, y] = places.map(({ fileUrl }) => fileUrl);
    expect(await shown(id)).toEqual([y, urls[0], x]);
  });

  test('R7.15 pictures that are on their way stay wanted when they are listed by their address', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 1);
    const { places } = await edited(id, announcing(pictureAnnouncement('x')), producer);
    await edited(id, { images: staying(places[0]?.fileUrl, urls[0]) }, producer);
    await put(places[0]);
    expect(await shown(id)).toEqual([places[0]?.fileUrl, urls[0]]);
  });

  test('R7.15 a list by a sight that is older than a picture is refused; a name by it is not', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 1);
    const { product, places } = await edited(id, announcing(pictureAnnouncement('x')), producer);
    const { version } = product;
    await put(places[0]);
    expect((await seen(id)).version).toBe(version + 1);
    const late = await edit(id, { images: staying(urls[0]), version }, producer);
    expect([late.status, late.body.errors]).toEqual([409, [{ field: 'images', message: CHANGED }]]);
    expect((await shown(id)).length).toBe(2);
    await edited(id, { name: 'Miel de brezo', version }, producer);
    const now = (await seen(id)).version;
    await edited(id, { images: staying(urls[0]), version: now }, producer);
    expect(await shown(id)).toEqual(urls);
  });

  test('battery 60 a picture that comes makes no stock stale, and a sale after it does', async () => {
    const producer = await api().person('producer');
    const { id } = await makeProductWithPictures(api(), producer, 1);
    const { product, places } = await edited(id, announcing(pictureAnnouncement('x')), producer);
    await put(places[0]);
    const counted = await edited(id, { stock: 30, version: product.version }, producer);
    const again = await edited(id, announcing(pictureAnnouncement('y')), producer);
    await checkOutCart(api(), await shopperWithCart(api(), [{ id }, 1]));
    await put(again.places[0]);
    const late = await edit(id, { stock: 40, version: again.product.version }, producer);
    expect([counted.product.stock, late.status, await stockOf(api(), { id })]).toEqual([30, 409, 29]);
  });

  test('battery 60 a sale makes no list of pictures stale', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 2);
    const { version } = await seen(id);
    await checkOutCart(api(), await shopperWithCart(api(), [{ id }, 1]));
    await edited(id, { images: staying(urls[1], urls[0]), version }, producer);
    expect(await shown(id)).toEqual([urls[1], urls[0]]);
  });

  test('R5.6 battery 13 what is not of the product, twice there, none or too much is refused, and nothing is written', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 1);
    const other = await makeProductWithPictures(api(), producer, 1);
    const [a] = urls;
    const before = await fingerprint(api().db);
    const said = async (body: object) => {
      const { status, body: answer } = await edit(id, body as Edit, producer);
      return [status, ...answer.errors.map(({ field, message }: Record<string, string>) => [field, message])];
    };
    const foreign = 'Esta foto no es del producto';
    const twenty = Array.from({ length: 20 }, (_, index) => pictureAnnouncement(`${index}.jpg`));
    const keys = [
      other.urls[0],
      'https://evil.example/x.png',
      'javascript:alert(1)',
      'new:0',
      'new:x',
      '__proto__',
    ];
    for (const key of keys)
      expect(await said({ images: staying(a, key) })).toEqual([422, ['images.1.key', foreign]]);
    expect([
      await said({ images: staying(a, 'new:1'), ...announcing(pictureAnnouncement('x')) }),
      await said({ images: staying(a, a) }),
      await said({ images: [] }),
      await said({ images: [{ key: ' ' }] }),
      await said({ images: Array.from({ length: 10_000 }, () => ({ key: a })) }),
      await said(announcing(...twenty)),
    ]).toEqual([
      [422, ['images.1.key', foreign]],
      [422, ['images.1.key', 'Cada foto del producto va una sola vez']],
      [422, ['images', 'Se requiere al menos una imagen']],
      [422, ['images.0.key', 'La imagen es requerida']],
      [422, ['images', 'Un producto puede tener 20 imágenes como mucho']],
      [422, ['images', 'Un producto puede tener 20 imágenes como mucho']],
    ]);
    expect(await fingerprint(api().db)).toEqual(before);
    await edited(id, announcing(...twenty.slice(1)), producer);
  });

  test('R7.15 pictures for which no place is asked are not announced', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 1);
    const { product, places } = await edited(
      id,
      { name: 'Miel', imageTypes: [pictureAnnouncement('x')] },
      producer,
    );
    expect([product.imageUrls, places]).toEqual([urls, []]);
  });

  test('R3.12 a picture that was bought stays for the order when the product does without it', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 2);
    const shopper = await shopperWithCart(api(), [{ id }, 1]);
    const { order } = (await checkOutCart(api(), shopper)).body.data;
    await edited(id, { images: [{ key: 'new:0' }], ...announcing(pictureAnnouncement('x')) }, producer).then(
      ({ places }) => put(places[0]),
    );
    expect(await Promise.all(urls.map(isKept))).toEqual([true, false]);
    const kept = (await api().call('getOrder', { params: { id: order.id } }, shopper)).body.data.order;
    expect(kept.items[0].product.thumbnailUrl).toBe(urls[0]);
  });

  test('battery 97 a picture that came with the market stays while another product wears it', async () => {
    const producer = await api().person('producer');
    const wearing = { pictureNames: ['cesta-9'] };
    const [one, other] = [
      await addProduct(api(), producer, wearing),
      await addProduct(api(), producer, wearing),
    ];
    await api()
      .db.insert(pictures)
      .values({ name: 'cesta-9', createdAt: new Date(api().clock.now()) });
    await api().blobs.put('pictures/cesta-9/original', Buffer.from('una cesta'));
    const replace = async ({ id }: { id: string }) => {
      const { places } = await edited(
        id,
        { images: [{ key: 'new:0' }], ...announcing(pictureAnnouncement('x')) },
        producer,
      );
      await put(places[0]);
      return isKept('/pictures/cesta-9.webp');
    };
    expect([await replace(one), await replace(other)]).toEqual([true, false]);
  });

  test('battery 73 a picture that was left by a server that died is removed by the housekeeping, and no other', async () => {
    const producer = await api().person('producer');
    const { id, urls } = await makeProductWithPictures(api(), producer, 2);
    const ctx = api().context();
    vi.spyOn(api().blobs, 'remove').mockRejectedValueOnce(new Error('died'));
    expect((await edit(id, { images: staying(urls[1]) }, producer)).status).toBe(500);
    expect([await shown(id), await isKept(urls[0])]).toEqual([[urls[1]], true]);
    await prunePictures(ctx);
    expect(await isKept(urls[0])).toBe(true);
    api().clock.turn(60 * 60_000);
    await prunePictures(ctx);
    expect(await Promise.all(urls.map(isKept))).toEqual([false, true]);
    vi.restoreAllMocks();
  });
});
