import type { ArchiveContents } from '../../../../contract/import/archive-contents.ts';
import type { PackedFile } from '../../../../contract/import/archive-rules.ts';
import { mayBePicture, pictureNamesIn } from '../../../../contract/import/picture-reference.ts';
import type { SheetRow } from '../../../../contract/import/sheet-rows.ts';
import type { ImportTools, LeasedImport } from '../write/lease.ts';
import type { Archive } from './open-archive.ts';
import { type StoredArchives, openStoredArchives, openWithContents } from './open-stored-archives.ts';

/** Open ZIP with its sheet, and with the contents available to each row. */
interface OpenArchive extends Pick<Archive, 'read'> {
  sheet: PackedFile;
  contentsFor: (row: SheetRow) => Promise<ArchiveContents>;
}

/**
 * Opens the ZIP of an import. Missing pictures are looked up in stored ZIPs of the same store, newest first, because
 * refused rows may be sent again without pictures. Those ZIPs are opened at the first such picture. Throws an
 * ArchiveFault like `openArchive`.
 */
export async function openImportArchive(
  tools: Pick<ImportTools, 'db' | 'clock' | 'blobs'>,
  held: LeasedImport,
  signal: AbortSignal,
): Promise<OpenArchive> {
  const { archive, files, contents } = await openWithContents(tools, held, signal);
  let kept: Promise<StoredArchives> | undefined;
  const openOnce = () => (kept ??= openStoredArchives(tools, held, signal));
  const isMissing = (name: string) => mayBePicture(name) && contents.pictureNamed(name) === undefined;
  return {
    sheet: contents.sheet,
    contentsFor: async ({ cells }) => {
      if (!pictureNamesIn(cells.imagenes).some(isMissing)) return contents;
      const beside = await openOnce();
      return {
        ...contents,
        pictureNamed: (name) => contents.pictureNamed(name) ?? beside.pictureNamed(name),
        wasKept: (name) => beside.wasKept(name),
      };
    },
    read: async (file) => (files.has(file) ? archive.read(file) : (await openOnce()).read(file)),
  };
}
