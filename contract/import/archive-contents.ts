import { folderOf, sheetIn } from './archive-sheet.ts';
import { PICTURE_LIMITS } from '../uploads/upload-limits.ts';
import { PICTURE_PROBLEM_MESSAGES } from '../uploads/upload.ts';
import { createPictureFinder, isPictureAddress } from './picture-reference.ts';
import { quoteName } from './quote-name.ts';
import type { PackedFile } from './archive-rules.ts';

/** Contents of an import ZIP: its sheet, and lookup of its picture files by name. */
export interface ArchiveContents {
  sheet: PackedFile;
  /** True if the ZIP contains only the sheet, so its sender probably does not know that it is a ZIP. */
  isAlone: boolean;
  /** Picture file for a name in the sheet; undefined if no file or several files match. */
  pictureNamed(name: string): PackedFile | undefined;
  /** True if a missing picture was uploaded earlier with a refused row and has since been deleted. */
  wasKept?(name: string): boolean;
}

/** Message for a picture that was uploaded earlier with a refused row and has since been deleted. */
export const PICTURE_NO_LONGER_STORED_MESSAGE = 'ya no guardamos esta foto. Métela en el ZIP con la hoja';

/** Message for a picture that was never uploaded, if the sheet came without pictures. */
const NEVER_CAME = 'no tenemos esta foto. Métela en un ZIP con la hoja';

/** Message for a picture given as a web address whose file is not in the ZIP. */
const NOT_FETCHED = 'no descargamos fotos de internet. Métela en el ZIP y escribe el nombre de su fichero';

/** Lookup of the sheet and its pictures in a ZIP. Throws an ArchiveFault in the cases of `sheetIn`. */
export function archiveContentsOf(files: readonly PackedFile[]): ArchiveContents {
  const sheet = sheetIn(files);
  const folder = folderOf(sheet.name);
  return {
    sheet,
    isAlone: files.length === 1,
    pictureNamed: createPictureFinder(files, folder),
  };
}

function absence(contents: ArchiveContents, name: string): string {
  if (contents.wasKept?.(name)) return `${quoteName(name)}: ${PICTURE_NO_LONGER_STORED_MESSAGE}`;
  if (isPictureAddress(name)) return `${quoteName(name)}: ${NOT_FETCHED}`;
  return contents.isAlone ? `${quoteName(name)}: ${NEVER_CAME}` : `${quoteName(name)} no está en el ZIP`;
}

/**
 * Picture file that a row names, or an error message if it is missing, too large or too small (R9.12). It does not read
 * the picture.
 */
export function pictureFrom(
  contents: ArchiveContents,
  name: string,
): { file: PackedFile } | { fault: string } {
  const file = contents.pictureNamed(name);
  if (!file) return { fault: absence(contents, name) };
  if (file.size > PICTURE_LIMITS.maxBytes)
    return { fault: `${quoteName(name)}: ${PICTURE_PROBLEM_MESSAGES.TOO_LARGE}` };
  return file.size < PICTURE_LIMITS.minBytes
    ? { fault: `${quoteName(name)}: ${PICTURE_PROBLEM_MESSAGES.TOO_SMALL}` }
    : { file };
}
