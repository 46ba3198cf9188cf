import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ApiUser, TestApi } from '../api/api.ts';
import { smallPicture } from '../api/put-picture.ts';

/** ZIP of files by name. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** ZIP headers of a file and the offset of their flags: the local header, and the one in the central directory. */
const DESCRIBED = [
  { mark: Buffer.from([0x50, 0x4b, 3, 4]), flags: 6 },
  { mark: Buffer.from([0x50, 0x4b, 1, 2]), flags: 8 },
] as const;

/** Archive without the UTF-8 flag on file names, as macOS creates it. */
export function withoutUtf8Flag(archive: Buffer): Buffer {
  const unmarked = Buffer.from(archive);
  for (const { mark, flags } of DESCRIBED)
    for (let at = unmarked.indexOf(mark); at >= 0; at = unmarked.indexOf(mark, at + mark.length))
      unmarked.writeUInt16LE(unmarked.readUInt16LE(at + flags) & ~0x08_00, at + flags);
  return unmarked;
}

const HEADINGS = 'nombre;descripcion_corta;precio;existencias;imagenes';

/** CSV sheet with the given rows, as Spanish Excel saves it. */
export const sheetOf = (...rows: string[]): string => [HEADINGS, ...rows, ''].join('\r\n');

let picture: Promise<Buffer> | undefined;

/** Valid picture for any product. */
export const anyPicture = (): Promise<Buffer> => (picture ??= smallPicture().jpeg().toBuffer());

/** ZIP with a sheet of the given rows and one picture, `a.jpg`. */
export const productsZipOf = async (...rows: string[]): Promise<Buffer> =>
  zipOf({ 'productos.csv': sheetOf(...rows), 'a.jpg': await anyPicture() });

/** Valid rows; each product is named by a word and its number. */
export const goodRows = (count: number, word = 'Miel'): string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1};De romero;4,50;3;a.jpg`);

/** Archive whose rows from the tenth on have another picture than those before. */
export const zipWithTwoPictures = async (count: number): Promise<Buffer> =>
  zipOf({
    'productos.csv': sheetOf(
      ...goodRows(count).map((row, index) => (index < 9 ? row : row.replace('a.jpg', 'b.jpg'))),
    ),
    'a.jpg': await anyPicture(),
    'b.jpg': await smallPicture().resize(120, 90).jpeg().toBuffer(),
  });

/** Announces an archive of a store and returns its upload URL. */
export async function announceArchive(
  api: TestApi,
  as: ApiUser,
  storeId: string,
  info: object = {},
): Promise<string> {
  const productsZipInfo = { filename: 'mios.zip', contentType: 'application/zip' as const, ...info };
  const body = { requestProductsZipUpload: true, productsZipInfo };
  const answer = await api.call('updatePopupStore', { params: { id: storeId }, body }, as);
  if (answer.status !== 200) throw new Error(`The archive was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.data.productsZipUploadUrl.uploadUrl as string;
}
