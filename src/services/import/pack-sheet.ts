import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { IMPORT_SHEET } from '../../../contract/import/import-sheet.ts';

/** The same each time: whoever goes on with a sheet after a reload packs the same bytes again. */
const NO_TIME = new Date(2000, 0, 1);

/**
 * A sheet alone, of whatever name, in an archive as every import has one (R3.9), under its own name and date; packed as it is, so that none
 * seems to be a bomb. Rejects when the device can read it no more.
 */
export async function packSheet(sheet: File): Promise<File> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), {
    useWebWorkers: false,
    level: 0,
    extendedTimestamp: false,
    lastModDate: NO_TIME,
  });
  await zip.add(IMPORT_SHEET, new BlobReader(sheet));
  const { name, lastModified } = sheet;
  return new File([await zip.close()], name, { type: 'application/zip', lastModified });
}
