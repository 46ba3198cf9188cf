import type { ProductUpdate } from '../../../contract/catalogue/product-input.ts';
import type { Context } from '../../context.ts';
import { type OpenedUpload, openUploads } from '../uploads/open-uploads.ts';

type Announced = NonNullable<ProductUpdate['imageTypes']>;

/** The pictures that are announced of a product: none without a wish to be told where they go. */
export const announcedIn = ({
  requestUploadUrls,
  imageTypes = [],
}: Pick<ProductUpdate, 'requestUploadUrls' | 'imageTypes'>): Announced =>
  requestUploadUrls === true ? imageTypes : [];

/** Opens a place for each picture that is announced of a product, in their order. Throws TOO_MANY_REQUESTS. */
export const announceProductPictures = (
  tx: Context,
  productId: string,
  announced: Announced,
): Promise<OpenedUpload[]> =>
  openUploads(
    tx,
    announced.map(({ filename, contentType }) => ({
      purpose: 'product',
      subjectId: productId,
      filename,
      contentType,
    })),
  );
