import { type Contents, pictureFrom } from './archive-contents.ts';
import type { PackedFile } from './archive-rules.ts';
import type { RowFault, RowReading } from './import-row.ts';
import { mayBePicture, picturesIn } from './picture-reference.ts';
import { PRODUCT_PICTURES } from '../catalogue/product-input.ts';
import { readSheetRow, type SheetRow } from './sheet-rows.ts';

/** A picture as a row names it, and the file of the archive that this is. */
export interface NamedPicture {
  name: string;
  file: PackedFile;
}

type Good = Extract<RowReading, { ok: true }> & { files: readonly NamedPicture[] };

/** A row of the sheet in an archive, with the files that it names: all that can be said of it before anybody looks at a picture. */
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

/** The pictures that a row names and that are there, of a kind and size that is taken, whatever else is wrong with it; as many as a product has. */
export const picturesThere = ({ cells }: SheetRow, contents: Contents): string[] =>
  [...new Set(picturesIn(cells.imagenes))]
    .filter((name) => mayBePicture(name) && 'file' in pictureFrom(contents, name))
    .slice(0, PRODUCT_PICTURES.max);
