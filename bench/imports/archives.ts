import sharp from 'sharp';
import { anyPicture, goodRows, sheetOf, zipOf } from '../../tests/support/samples/zip-archive.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
/** Extra pixels of the base image; every picture is a crop at another offset. */
const ROOM = 64;

/** Distinct pictures of the given width in a 4:3 ratio, by file name. */
export async function manyPictures(count: number, width: number): Promise<Record<string, Buffer>> {
  const height = (width * 3) / 4;
  const ground = { width: width + ROOM, height: height + ROOM, channels: 3 } as const;
  const raw = await sharp({ create: { ...ground, background: '#C2410C', noise } })
    .raw()
    .toBuffer();
  const pictures: Record<string, Buffer> = {};
  for (let at = 0; at < count; at += 1)
    pictures[`foto-${at}.jpg`] = await sharp(raw, { raw: ground })
      .extract({ left: at % ROOM, top: Math.floor(at / ROOM) % ROOM, width, height })
      .jpeg({ quality: 75 })
      .toBuffer();
  return pictures;
}

/** Import archive with the given number of rows that share one picture. */
export const archiveWithOnePicture = async (rows: number): Promise<Buffer> =>
  zipOf({ 'productos.csv': sheetOf(...goodRows(rows)), 'a.jpg': await anyPicture() });

/** Import archive with the given number of rows that use the pictures in rotation. */
export function archiveWithPictures(
  rows: number,
  pictures: Readonly<Record<string, Buffer>>,
): Promise<Buffer> {
  const names = Object.keys(pictures);
  const sheet = sheetOf(
    ...goodRows(rows).map((row, at) => row.replace('a.jpg', names[at % names.length] ?? '')),
  );
  return zipOf({ 'productos.csv': sheet, ...pictures });
}

/** Import archive without pictures that changes the price of each product. */
export const priceChangesArchive = (ids: readonly string[]): Promise<Buffer> =>
  zipOf({
    'productos.csv': [
      'id;nombre;descripcion_corta;precio;existencias;imagenes',
      ...ids.map((id) => `${id};;;5,20;;`),
      '',
    ].join('\r\n'),
  });
