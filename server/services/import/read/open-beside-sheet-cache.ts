import type { Contents } from '../../../../contract/import/archive-contents.ts';
import type { PackedFile } from '../../../../contract/import/archive-rules.ts';
import { mayBePicture, picturesIn } from '../../../../contract/import/picture-reference.ts';
import type { SheetRow } from '../../../../contract/import/sheet-rows.ts';
import type { ImportTools, LeasedImport } from '../write/lease.ts';
import type { Archive } from './open-archive.ts';
import { type StoredArchives, openStoredArchive, openWithContents } from './open-stored-archive.ts';

/** An archive, its sheet, and what each row of that may name. */
interface OpenArchive extends Pick<Archive, 'read'> {
  sheet: PackedFile;
  contentsFor: (row: SheetRow) => Promise<Contents>;
}

/**
 * Opens the archive of an import. A picture that it does not hold is looked for in those of the same store that are kept, the newest first: of
 * rows that were refused there, and come again. They are opened when the first row names such a picture. Throws an ArchiveFault as
 * `openArchive` does.
 */
export async function openBesideSheetCache(
  tools: Pick<ImportTools, 'db' | 'clock' | 'blobs'>,
  held: LeasedImport,
  signal: AbortSignal,
): Promise<OpenArchive> {
  const { archive, files, contents } = await openWithContents(tools, held, signal);
  let kept: Promise<StoredArchives> | undefined;
  const openOnce = () => (kept ??= openStoredArchive(tools, held, signal));
  const isMissing = (name: string) => mayBePicture(name) && contents.pictureNamed(name) === undefined;
  return {
    sheet: contents.sheet,
    contentsFor: async ({ cells }) => {
      if (!picturesIn(cells.imagenes).some(isMissing)) return contents;
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
