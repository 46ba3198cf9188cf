import type { Product } from '../catalogue/product.ts';

/** Widths in pixels in which every picture is served; only heroes need the widest. */
export const PICTURE_WIDTHS = [192, 384, 768, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const FOLDER = '/pictures/';
const OWN = /^\/pictures\/([a-z\d]+(?:-[a-z\d]+)*)\.webp$/;

/** The address of a picture of ours: it answers the picture 768 px wide. */
export const pictureUrl = (name: string): string => `${FOLDER}${name}.webp`;

/** The same picture in another width and format; an address that is not ours comes back as it is. */
export function pictureVariant(url: string, width: PictureWidth, format: PictureFormat): string {
  const name = OWN.exec(url)?.[1];
  return name === undefined ? url : `${FOLDER}${name}-${width}.${format}`;
}

/** Addresses of a product's pictures in the order of its gallery; the thumbnail alone where there are no others. */
export function picturesOf({
  imageUrls,
  thumbnailUrl,
}: Pick<Product, 'imageUrls' | 'thumbnailUrl'>): string[] {
  if (imageUrls && imageUrls.length > 0) return imageUrls;
  return thumbnailUrl ? [thumbnailUrl] : [];
}
