import { type ArchiveContents, pictureFrom } from './archive-contents.ts';
import type { PackedFile } from './archive-rules.ts';
import type { RowFault, RowReadResult } from './import-row.ts';
import { mayBePicture, pictureNamesIn } from './picture-reference.ts';
import { PRODUCT_PICTURE_LIMIT } from '../catalogue/product-input.ts';
import { readSheetRow, type SheetRow } from './sheet-rows.ts';

/** Picture name in a row, with the matching file of the ZIP. */
export interface NamedPicture {
  name: string;
  file: PackedFile;
}

type Good = Extract<RowReadResult, { ok: true }> & { files: readonly NamedPicture[] };

/**
 * Reader of a sheet row together with its picture files. It checks all rules that do not need the content of the
 * pictures.
 */
export function readArchiveRow(
  row: SheetRow,
  contents: ArchiveContents,
  producer: string,
): Good | { ok: false; faults: RowFault[] } {
  const reading = readSheetRow(row, producer);
  if (!reading.ok) return reading;
  const files: NamedPicture[] = [];
  const faults: RowFault[] = [];
  for (const name of reading.product.pictures) {
    const picture = pictureFrom(contents, name);
    if ('fault' in picture) faults.push({ column: 'imagenes', message: picture.fault });
    else files.push({ name, file: picture.file });
  }
  return faults.length > 0 ? { ok: false, faults } : { ...reading, files };
}

/**
 * Picture names of a row whose files are in the ZIP with a permitted type and size, even if the row has other errors.
 * At most the picture limit of a product.
 */
export const picturesInArchive = ({ cells }: SheetRow, contents: ArchiveContents): string[] =>
  [...new Set(pictureNamesIn(cells.imagenes))]
    .filter((name) => mayBePicture(name) && 'file' in pictureFrom(contents, name))
    .slice(0, PRODUCT_PICTURE_LIMIT.max);
