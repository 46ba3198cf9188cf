import type { ProductUpdate } from '../../../contract/catalogue/product-input.ts';
import type { Context } from '../../context.ts';
import { type OpenedUpload, openUploads } from '../uploads/open-uploads.ts';

type Announced = NonNullable<ProductUpdate['imageTypes']>;

/** Announced pictures of a product; empty if no upload URLs were requested. */
export const announcedProductPictures = ({
  requestUploadUrls,
  imageTypes = [],
}: Pick<ProductUpdate, 'requestUploadUrls' | 'imageTypes'>): Announced =>
  requestUploadUrls === true ? imageTypes : [];

/** Opens an upload for each announced picture of a product, in order. Throws TOO_MANY_REQUESTS. */
export const openProductPictureUploads = (
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
