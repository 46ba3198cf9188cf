import { expect } from 'vitest';
import type { Product } from '../../../contract/catalogue/product.ts';
import type { ApiUser, TestApi } from './api.ts';
import { putFile, smallPicture } from './put-picture.ts';

/** Upload URL of a picture and its later public URL. */
export interface PictureUploadUrls {
  uploadUrl: string;
  fileUrl: string;
}

/** Announcement of a picture. */
export const pictureAnnouncement = (filename: string, isThumb?: boolean) => ({
  filename,
  contentType: 'image/jpeg' as const,
  ...(isThumb !== undefined && { isThumb }),
});

/** Required fields of a new product, with requested upload URLs. */
export const HONEY = {
  name: 'Miel',
  producerName: 'Ana',
  price: 4.5,
  stock: 3,
  requestUploadUrls: true,
  imageTypes: [pictureAnnouncement('a.jpg', true)],
};

/** Creates a product by the API, without its pictures. */
export async function makeProduct(
  api: TestApi,
  as: ApiUser,
  more: object = {},
): Promise<{ id: string; product: Product; places: PictureUploadUrls[] }> {
  const { status, body } = await api.call('createProduct', { body: { ...HONEY, ...more } }, as);
  expect(status).toBe(201);
  return { id: body.data.product.id, product: body.data.product, places: body.data.uploadUrls };
}

/** Uploads a picture and returns the HTTP status. */
export const putPicture = async (api: TestApi, { uploadUrl }: PictureUploadUrls): Promise<number> =>
  (await putFile(api, uploadUrl, await smallPicture().jpeg().toBuffer())).status;

/** Creates a product with `count` uploaded pictures, the thumbnail first; returns their URLs in gallery order. */
export async function makeProductWithPictures(api: TestApi, as: ApiUser, count: number, more: object = {}) {
  const imageTypes = Array.from({ length: count }, (_, index) =>
    pictureAnnouncement(`${index}.jpg`, index === 0),
  );
  const { id, places } = await makeProduct(api, as, { ...more, imageTypes });
  for (const place of places) expect(await putPicture(api, place)).toBe(204);
  return { id, urls: places.map(({ fileUrl }) => fileUrl) };
}
