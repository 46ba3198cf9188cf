import type { products } from '../../db/schema-products.ts';

/** Picture state of a product, by picture names. */
export type StoredGallery = Pick<typeof products.$inferSelect, 'pictureNames' | 'gallery' | 'isReady'>;

/** Picture state of a new product, which waits for its thumbnail. */
export const NO_GALLERY: StoredGallery = { pictureNames: [], gallery: null, isReady: false };

/**
 * Desired pictures of a product, thumbnail first: the wanted gallery while uploads are pending, otherwise the current
 * pictures.
 */
export const wantedPictures = ({ pictureNames, gallery }: StoredGallery): readonly string[] =>
  gallery ?? pictureNames;

/**
 * Picture state after a change of the wanted gallery or an upload (`arrived`). Until the new thumbnail is uploaded, the
 * old one stays in front, even if it is not wanted; a product without any thumbnail is not ready.
 */
export function galleryAfter(
  before: StoredGallery,
  wanted: readonly string[],
  arrived: string[] = [],
): StoredGallery {
  const there = new Set([...before.pictureNames, ...arrived]);
  const [thumbnail] = wanted;
  const shown = wanted.filter((name) => there.has(name));
  const hasThumbnail = thumbnail !== undefined && there.has(thumbnail);
  const standIn = before.isReady && !hasThumbnail ? before.pictureNames.slice(0, 1) : [];
  return {
    pictureNames: [...standIn, ...shown.filter((name) => !standIn.includes(name))],
    gallery: shown.length === wanted.length ? null : [...wanted],
    isReady: before.isReady || hasThumbnail,
  };
}

/** Picture names that a change removes from a product. */
export const removedPictures = (before: StoredGallery, after: StoredGallery): string[] =>
  before.pictureNames.filter((name) => !after.pictureNames.includes(name));
