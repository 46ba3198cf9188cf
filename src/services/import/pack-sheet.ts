import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { IMPORT_SHEET_NAME } from '../../../contract/import/import-sheet.ts';

/**
 * Constant date, so that the same sheet yields the same bytes. An interrupted upload can then resume after a
 * reload.
 */
const NO_TIME = new Date(2000, 0, 1);

/**
 * Packs a sheet without pictures into a ZIP, as an import requires (R3.9). The ZIP has the sheet's file name
 * and date. It is not compressed, so that it is never mistaken for a ZIP bomb. Rejects if the file is
 * unreadable.
 */
export async function packSheet(sheet: File): Promise<File> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), {
    useWebWorkers: false,
    level: 0,
    extendedTimestamp: false,
    lastModDate: NO_TIME,
  });
  await zip.add(IMPORT_SHEET_NAME, new BlobReader(sheet));
  const { name, lastModified } = sheet;
  return new File([await zip.close()], name, { type: 'application/zip', lastModified });
}
