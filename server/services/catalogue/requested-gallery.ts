import {
  IMAGE_REQUIRED_MESSAGE,
  PRODUCT_PICTURE_LIMIT,
  type ProductUpdate,
} from '../../../contract/catalogue/product-input.ts';
import { pictureUrl } from '../../../contract/uploads/picture.ts';
import { invalidInputRefusal } from '../../http/default-error-messages.ts';
import type { OpenedUpload } from '../uploads/open-uploads.ts';
import { announcedProductPictures } from './open-product-picture-uploads.ts';
import { type StoredGallery, wantedPictures } from './gallery.ts';

const NEW = /^new:(\d{1,4})$/;

const unfit = (field: string, message: string) => invalidInputRefusal([{ field, message }]);

/** Picture names with the thumbnail first, if one is given. */
const thumbnailFirst = (names: readonly string[], thumbnail: string | undefined): string[] =>
  thumbnail === undefined ? [...names] : [thumbnail, ...names.filter((name) => name !== thumbnail)];

/** Picture names of the listed pictures, in order. */
function namesIn(
  images: NonNullable<ProductUpdate['images']>,
  before: StoredGallery,
  fresh: readonly string[],
) {
  const known = new Map(
    [...before.pictureNames, ...wantedPictures(before)].map((name) => [pictureUrl(name), name]),
  );
  const names = images.map(({ key }, index) => {
    const [, place] = NEW.exec(key) ?? [];
    const name = place === undefined ? known.get(key) : fresh[Number(place)];
    if (name === undefined) throw unfit(`images.${index}.key`, 'Esta foto no es del producto');
    return name;
  });
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice !== -1) throw unfit(`images.${twice}.key`, 'Cada foto del producto va una sola vez');
  return names;
}

/**
 * Desired gallery after an edit, as picture names, thumbnail first (R5.5, R5.6). Announced pictures that are not listed
 * go to the end. Throws VALIDATION_FAILED for foreign, duplicate, no or too many pictures.
 */
export function requestedGallery(
  before: StoredGallery,
  input: Pick<ProductUpdate, 'images' | 'imageTypes' | 'requestUploadUrls'>,
  opened: readonly OpenedUpload[],
): string[] {
  const { images } = input;
  const fresh = opened.map(({ pictureName }) => pictureName);
  const listed = images ? namesIn(images, before, fresh) : wantedPictures(before);
  const added = fresh.filter((name) => !listed.includes(name));
  const thumbnail = images
    ? listed[images.findIndex(({ isThumb }) => isThumb)]
    : fresh[announcedProductPictures(input).findIndex(({ isThumb }) => isThumb)];
  const wanted = thumbnailFirst([...listed, ...added], thumbnail);
  if (wanted.length === 0) throw unfit('images', IMAGE_REQUIRED_MESSAGE);
  if (wanted.length > PRODUCT_PICTURE_LIMIT.max) throw unfit('images', PRODUCT_PICTURE_LIMIT.message);
  return wanted;
}
