import { type Contents, pictureFrom } from './archive-contents.ts';
import type { PackedFile } from './archive-rules.ts';
import type { RowFault, RowReading } from './import-row.ts';
import { mayBePicture, picturesIn } from './picture-reference.ts';
import { PRODUCT_PICTURES } from '../catalogue/product-input.ts';
import { readSheetRow, type SheetRow } from './sheet-rows.ts';

/** Picture name in a row, with the matching file of the ZIP. */
export interface NamedPicture {
  name: string;
  file: PackedFile;
}

type Good = Extract<RowReading, { ok: true }> & { files: readonly NamedPicture[] };

/**
 * Reader of a sheet row together with its picture files. It checks all rules that do not need the content of the
 * pictures.
 */
export function readArchiveRow(
  row: SheetRow,
  contents: Contents,
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
export const picturesThere = ({ cells }: SheetRow, contents: Contents): string[] =>
  [...new Set(picturesIn(cells.imagenes))]
    .filter((name) => mayBePicture(name) && 'file' in pictureFrom(contents, name))
    .slice(0, PRODUCT_PICTURES.max);
