import { folderOf, sheetIn } from './archive-sheet.ts';
import { IMAGES } from '../uploads/upload-limits.ts';
import { PICTURE_PROBLEMS } from '../uploads/upload.ts';
import { createPictureFinder, isPictureAddress } from './picture-reference.ts';
import { quoted } from './quoted.ts';
import type { PackedFile } from './archive-rules.ts';

/** The sheet of an archive, and the pictures that lie beside it by the names that it may call them. */
export interface Contents {
  sheet: PackedFile;
  /** Whether nothing came with the sheet: whoever sent it knows of no ZIP. */
  isAlone: boolean;
  /** The file that a row of the sheet means by a name, where only one can be meant. */
  pictureNamed(name: string): PackedFile | undefined;
  /** Whether a picture that is nowhere had come with a row that was refused, and is kept no longer. */
  wasKept?(name: string): boolean;
}

/** What is said of a picture that had come with a row that was refused, and is kept no longer. */
export const NO_LONGER_STORED = 'ya no guardamos esta foto. Métela en el ZIP con la hoja';

/** What is said of a picture that never came, where the sheet came alone. */
const NEVER_CAME = 'no tenemos esta foto. Métela en un ZIP con la hoja';

/** What is said of a picture named by a web address whose file is not in the ZIP. */
const NOT_FETCHED = 'no descargamos fotos de internet. Métela en el ZIP y escribe el nombre de su fichero';

/** Finds the sheet and what lies in its folder. Throws an ArchiveFault as `sheetIn` does. */
export function contentsOf(files: readonly PackedFile[]): Contents {
  const sheet = sheetIn(files);
  const folder = folderOf(sheet.name);
  return {
    sheet,
    isAlone: files.length === 1,
    pictureNamed: createPictureFinder(files, folder),
  };
}

function absence(contents: Contents, name: string): string {
  if (contents.wasKept?.(name)) return `${quoted(name)}: ${NO_LONGER_STORED}`;
  if (isPictureAddress(name)) return `${quoted(name)}: ${NOT_FETCHED}`;
  return contents.isAlone ? `${quoted(name)}: ${NEVER_CAME}` : `${quoted(name)} no está en el ZIP`;
}

/** The picture that a row names, or what is wrong with it before anybody looks at it: it is there, and of a size that is taken (R9.12). */
export function pictureFrom(contents: Contents, name: string): { file: PackedFile } | { fault: string } {
  const file = contents.pictureNamed(name);
  if (!file) return { fault: absence(contents, name) };
  if (file.size > IMAGES.maxBytes) return { fault: `${quoted(name)}: ${PICTURE_PROBLEMS.TOO_LARGE}` };
  return file.size < IMAGES.minBytes ? { fault: `${quoted(name)}: ${PICTURE_PROBLEMS.TOO_SMALL}` } : { file };
}
