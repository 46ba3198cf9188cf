import { ARCHIVES } from './archive-limits.ts';
import { IMPORTS } from './import-limits.ts';

const ARCHIVE_TYPES = ['application/zip', 'application/x-zip-compressed', 'application/x-zip'] as const;

/** What an archive is called that a browser does not know by its name. */
const USUAL_TYPE = 'application/zip';

export type ArchiveProblem =
  | 'NO_ZIP'
  | 'SPREADSHEET'
  | 'TOO_LARGE'
  | 'SHEET_TOO_LARGE'
  | 'EMPTY'
  | 'UNREADABLE';

interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

const known = (type: string) => ARCHIVE_TYPES.find((one) => one === type);

/** The content type under which an archive is announced and sent. */
export const archiveTypeOf = ({ type }: Pick<ChosenFile, 'type'>): (typeof ARCHIVE_TYPES)[number] =>
  known(type) ?? USUAL_TYPE;

const isArchive = ({ name, type }: Pick<ChosenFile, 'name' | 'type'>) =>
  known(type) !== undefined || /\.zip$/i.test(name);

const SHEET = /\.csv$/i;
const SPREADSHEET = /\.(?:xlsx?|ods|numbers)$/i;

/** Whether a file is a sheet alone: it goes into an archive of its own before it is looked into. */
export const isBareSheet = (file: Pick<ChosenFile, 'name' | 'type'>): boolean =>
  !isArchive(file) && (SHEET.test(file.name) || file.type === 'text/csv');

function kindProblem(file: ChosenFile): ArchiveProblem | null {
  if (isArchive(file) || isBareSheet(file)) return null;
  return SPREADSHEET.test(file.name) ? 'SPREADSHEET' : 'NO_ZIP';
}

function sizeProblem(file: ChosenFile): ArchiveProblem | null {
  if (file.size === 0) return 'EMPTY';
  if (isBareSheet(file)) return file.size > ARCHIVES.maxSheetBytes ? 'SHEET_TOO_LARGE' : null;
  return file.size > IMPORTS.maxArchiveBytes ? 'TOO_LARGE' : null;
}

/** What is wrong with an archive, or a sheet alone, before anybody looks into it; null when nothing is. */
export const archiveProblem = (file: ChosenFile): ArchiveProblem | null =>
  kindProblem(file) ?? sizeProblem(file);
