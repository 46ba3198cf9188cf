import { IMPORT_SHEET } from './import-sheet.ts';
import { ARCHIVES } from './archive-limits.ts';
import { IMAGES } from '../uploads/upload-limits.ts';
import { PICTURE_PROBLEMS } from '../uploads/upload.ts';
import { quoted } from './quoted.ts';
import type { PackedFile } from './archive-rules.ts';
import { ArchiveFault } from './archive-fault.ts';

/** The sheet of an archive, and the pictures that lie beside it by the names that it may call them. */
export interface Contents {
  sheet: PackedFile;
  /** Whether nothing came with the sheet: whoever sent it knows of no ZIP. */
  isAlone: boolean;
  /** The file that a row of the sheet means, however its letters are capitalised where only one can be meant. */
  pictureNamed(name: string): PackedFile | undefined;
  /** Whether a picture that is nowhere had come with a row that was refused, and is kept no longer. */
  wasKept?(name: string): boolean;
}

/** What is said of a picture that had come with a row that was refused, and is kept no longer. */
export const NO_LONGER_KEPT = 'ya no guardamos esta foto. Métela en el ZIP con la hoja';

/** What is said of a picture that never came, where the sheet came alone. */
const NEVER_CAME = 'no tenemos esta foto. Métela en un ZIP con la hoja';

const MIB = 1024 * 1024;
const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const depthOf = (name: string) => name.split('/').length;

const missing = (files: readonly PackedFile[]) =>
  files.some(({ name }) => /\.(?:xlsx?|ods|numbers)$/i.test(name))
    ? `El ZIP lleva una hoja de cálculo, pero no «${IMPORT_SHEET}». Guárdala como CSV con ese nombre.`
    : `El ZIP no lleva ningún fichero «${IMPORT_SHEET}».`;

/** Finds the sheet, at the top or in the one folder that was packed. Throws an ArchiveFault where there is none. */
export function contentsOf(files: readonly PackedFile[]): Contents {
  const sheets = files.filter(({ name }) => name.slice(folderOf(name).length).toLowerCase() === IMPORT_SHEET);
  const [sheet, another] = sheets.toSorted((one, other) => depthOf(one.name) - depthOf(other.name));
  if (!sheet || depthOf(sheet.name) > 2) throw new ArchiveFault(missing(files));
  if (another && depthOf(another.name) === depthOf(sheet.name))
    throw new ArchiveFault(`El ZIP lleva más de un fichero «${IMPORT_SHEET}».`);
  if (sheet.size > ARCHIVES.maxSheetBytes)
    throw new ArchiveFault(`«${IMPORT_SHEET}» ocupa más de ${ARCHIVES.maxSheetBytes / MIB} MB.`);
  const folder = folderOf(sheet.name);
  const byName = new Map(files.map((file) => [file.name, file]));
  const byLetters = Map.groupBy(files, ({ name }) => name.toLowerCase());
  return {
    sheet,
    isAlone: files.length === 1,
    pictureNamed: (name) => {
      const path = folder + name;
      const alike = byLetters.get(path.toLowerCase()) ?? [];
      return byName.get(path) ?? (alike.length === 1 ? alike[0] : undefined);
    },
  };
}

function absence(contents: Contents, name: string): string {
  if (contents.wasKept?.(name)) return `${quoted(name)}: ${NO_LONGER_KEPT}`;
  return contents.isAlone ? `${quoted(name)}: ${NEVER_CAME}` : `${quoted(name)} no está en el ZIP`;
}

/** The picture that a row names, or what is wrong with it before anybody looks at it: it is there, and of a size that is taken (R9.12). */
export function pictureFrom(contents: Contents, name: string): { file: PackedFile } | { fault: string } {
  const file = contents.pictureNamed(name);
  if (!file) return { fault: absence(contents, name) };
  if (file.size > IMAGES.maxBytes) return { fault: `${quoted(name)}: ${PICTURE_PROBLEMS.TOO_LARGE}` };
  return file.size < IMAGES.minBytes ? { fault: `${quoted(name)}: ${PICTURE_PROBLEMS.TOO_SMALL}` } : { file };
}
