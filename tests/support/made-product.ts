import { expect } from 'vitest';
import type { Product } from '../../contract/catalogue/product.ts';
import type { Person, TestApi } from './api.ts';
import { putFile, smallPicture } from './put-picture.ts';

/** Where a picture goes, and where it will be seen. */
export interface Place {
  uploadUrl: string;
  fileUrl: string;
}

/** A picture as it is announced. */
export const image = (filename: string, isThumb?: boolean) => ({
  filename,
  contentType: 'image/jpeg' as const,
  ...(isThumb !== undefined && { isThumb }),
});

/** What a product must say of itself to be made, with the places of its pictures asked for. */
export const HONEY = {
  name: 'Miel',
  producerName: 'Ana',
  price: 4.5,
  stock: 3,
  requestUploadUrls: true,
  imageTypes: [image('a.jpg', true)],
};

/** Makes a product by the API, whose pictures have not come yet. */
export async function makeProduct(
  api: TestApi,
  as: Person,
  more: object = {},
): Promise<{ id: string; product: Product; places: Place[] }> {
  const { status, body } = await api.call('createProduct', { body: { ...HONEY, ...more } }, as);
  expect(status).toBe(201);
  return { id: body.data.product.id, product: body.data.product, places: body.data.uploadUrls };
}

/** Puts a picture to its place and gives the status of the answer. */
export const putPicture = async (api: TestApi, { uploadUrl }: Place): Promise<number> =>
  (await putFile(api, uploadUrl, await smallPicture().jpeg().toBuffer())).status;

/** Makes a product that is there with `count` pictures, the thumbnail first; gives their addresses in the order of the gallery. */
export async function makePictured(api: TestApi, as: Person, count: number, more: object = {}) {
  const imageTypes = Array.from({ length: count }, (_, index) => image(`${index}.jpg`, index === 0));
  const { id, places } = await makeProduct(api, as, { ...more, imageTypes });
  for (const place of places) expect(await putPicture(api, place)).toBe(204);
  return { id, urls: places.map(({ fileUrl }) => fileUrl) };
}
