import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { IMPORT_LIMITS } from './import-limits.ts';

const ARCHIVE_TYPES = ['application/zip', 'application/x-zip-compressed', 'application/x-zip'] as const;

/** Default content type of a ZIP if the browser reports no known type. */
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

/** Content type for the announcement and the upload of a ZIP. */
export const archiveContentTypeOf = ({ type }: Pick<ChosenFile, 'type'>): (typeof ARCHIVE_TYPES)[number] =>
  known(type) ?? USUAL_TYPE;

const isArchive = ({ name, type }: Pick<ChosenFile, 'name' | 'type'>) =>
  known(type) !== undefined || /\.zip$/i.test(name);

const SHEET = /\.csv$/i;
const SPREADSHEET = /\.(?:xlsx?|ods|numbers)$/i;

/** True for a CSV sheet alone. The browser packs it into a ZIP before further checks. */
export const isBareSheet = (file: Pick<ChosenFile, 'name' | 'type'>): boolean =>
  !isArchive(file) && (SHEET.test(file.name) || file.type === 'text/csv');

function kindProblem(file: ChosenFile): ArchiveProblem | null {
  if (isArchive(file) || isBareSheet(file)) return null;
  return SPREADSHEET.test(file.name) ? 'SPREADSHEET' : 'NO_ZIP';
}

function sizeProblem(file: ChosenFile): ArchiveProblem | null {
  if (file.size === 0) return 'EMPTY';
  if (isBareSheet(file)) return file.size > ARCHIVE_LIMITS.maxSheetBytes ? 'SHEET_TOO_LARGE' : null;
  return file.size > IMPORT_LIMITS.maxArchiveBytes ? 'TOO_LARGE' : null;
}

/** Problem of a chosen ZIP or sheet, found without reading its content; null if there is none. */
export const archiveProblem = (file: ChosenFile): ArchiveProblem | null =>
  kindProblem(file) ?? sizeProblem(file);
