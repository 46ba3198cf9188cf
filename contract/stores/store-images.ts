import { define, object, refine } from 'superstruct';
import { ImageType, PictureName, tooManyImages } from '../uploads/upload.ts';
import { listOf } from '../values/list-of.ts';
import { STORE_IMAGES, type StoreImage } from './store-image.ts';

/** Struct of a store picture kind: hero image, logo, avatar or event banner. */
export const StoreImageKey = define<StoreImage>(
  'imagen de tienda',
  (value) => STORE_IMAGES.some((key) => key === value) || 'Di para qué es la imagen',
);

/** Store picture to upload (R7.11). */
const StoreImageRequest = object({ filename: PictureName, contentType: ImageType, key: StoreImageKey });

/** Store pictures to upload, at most one per kind. */
export const StoreImageRequests = refine(
  listOf(StoreImageRequest, tooManyImages(STORE_IMAGES.length)),
  'imágenes de tienda',
  (images) =>
    new Set(images.map(({ key }) => key)).size === images.length ||
    'Cada imagen de la tienda se sube una sola vez',
);
