import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '../../../contract/uploads/picture.ts';

/** Served form of a picture: a width for pages, or the JPEG for link previews. */
export type PictureVariant =
  | { width: PictureWidth; format: PictureFormat }
  | { width: 'share'; format: 'jpeg' };

export type PictureRequest = { name: string } & PictureVariant;

const FILE = /^([a-z\d]+(?:-[a-z\d]+)*?)(?:-(\d+|share(?=\.jpeg)))?\.([a-z]+)$/;
const SHARED = { width: 'share', format: 'jpeg' } as const;
const MAX_NAME = 100;
const PLAIN_WIDTH = 768;

/** Picture request from a file name in /pictures/; null for an impossible name. */
export function readPictureFileName(file: string): PictureRequest | null {
  const [, name = '', width, format] = FILE.exec(file) ?? [];
  if (name.length > MAX_NAME) return null;
  if (width === SHARED.width) return { name, ...SHARED };
  const foundFormat = PICTURE_FORMATS.find((known) => known === format);
  if (foundFormat === undefined) return null;
  const foundWidth = PICTURE_WIDTHS.find((known) => String(known) === width);
  if (foundWidth !== undefined) return { name, width: foundWidth, format: foundFormat };
  return { name: width === undefined ? name : `${name}-${width}`, width: PLAIN_WIDTH, format: foundFormat };
}

export const originalKey = (name: string): string => `pictures/${name}/original`;
export const variantKey = ({ name, width, format }: PictureRequest): string =>
  `pictures/${name}/${width}.${format}`;
/** Storage keys of all variants of a picture, without its original. */
export const variantKeys = (name: string): string[] => [
  ...PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => variantKey({ name, width, format }))),
  variantKey({ name, ...SHARED }),
];
