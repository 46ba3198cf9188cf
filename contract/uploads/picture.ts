import type { Product } from '../catalogue/product.ts';

/** Widths of served pictures in pixels; only hero pictures use the widest. */
export const PICTURE_WIDTHS = [192, 384, 768, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const FOLDER = '/pictures/';
const OWN = /^\/pictures\/([a-z\d]+(?:-[a-z\d]+)*)\.webp$/;

/** Default URL of an uploaded picture, which serves it 768 px wide. */
export const pictureUrl = (name: string): string => `${FOLDER}${name}.webp`;

/** URL of a picture in another width and format; a foreign URL is returned unchanged. */
export function pictureVariant(url: string, width: PictureWidth, format: PictureFormat): string {
  const name = OWN.exec(url)?.[1];
  return name === undefined ? url : `${FOLDER}${name}-${width}.${format}`;
}

/** Size of the JPEG for link previews, in px: the format and proportions that messengers and social networks show. */
export const SHARE_PICTURE = { width: 1_200, height: 630 } as const;

/** URL of a picture's JPEG for link previews; a foreign URL is returned unchanged. */
export function sharePictureUrl(url: string): string {
  const name = OWN.exec(url)?.[1];
  return name === undefined ? url : `${FOLDER}${name}-share.jpeg`;
}

/** Picture URLs of a product in gallery order, or only the thumbnail if there are no others. */
export function picturesOf({
  imageUrls,
  thumbnailUrl,
}: Pick<Product, 'imageUrls' | 'thumbnailUrl'>): string[] {
  if (imageUrls && imageUrls.length > 0) return imageUrls;
  return thumbnailUrl ? [thumbnailUrl] : [];
}
