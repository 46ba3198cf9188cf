import type { products } from '../../db/schema-products.ts';

/** What is known of a product's pictures, by their names. */
export type Gallery = Pick<typeof products.$inferSelect, 'pictureNames' | 'gallery' | 'isReady'>;

/** What a product has that is just being made: it waits for its thumbnail. */
export const NO_GALLERY: Gallery = { pictureNames: [], gallery: null, isReady: false };

/** All that a product is to have, its thumbnail first: what is there, or what is wanted while some of it is to come. */
export const wantedOf = ({ pictureNames, gallery }: Gallery): readonly string[] => gallery ?? pictureNames;

/**
 * What a product shows of the gallery that is wanted, in its order, once `arrived` is there too. Until the thumbnail has come, a
 * product that has one keeps it in front, wanted or not; one that never had any is not ready.
 */
export function galleryAfter(before: Gallery, wanted: readonly string[], arrived: string[] = []): Gallery {
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

/** The pictures that a change takes from a product. */
export const picturesLeft = (before: Gallery, after: Gallery): string[] =>
  before.pictureNames.filter((name) => !after.pictureNames.includes(name));
