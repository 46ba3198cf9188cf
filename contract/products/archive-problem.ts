import { IMPORTS } from './import-limits.ts';

const ARCHIVE_TYPES = ['application/zip', 'application/x-zip-compressed', 'application/x-zip'] as const;

/** What an archive is called that a browser does not know by its name. */
const USUAL_TYPE = 'application/zip';

export type ArchiveProblem = 'NO_ZIP' | 'TOO_LARGE' | 'EMPTY';

interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

const known = (type: string) => ARCHIVE_TYPES.find((one) => one === type);

/** The content type under which an archive is announced and sent. */
export const archiveTypeOf = ({ type }: Pick<ChosenFile, 'type'>): (typeof ARCHIVE_TYPES)[number] =>
  known(type) ?? USUAL_TYPE;

/** What is wrong with an archive before anybody looks into it; null when nothing is. */
export function archiveProblem(file: ChosenFile): ArchiveProblem | null {
  if (known(file.type) === undefined && !/\.zip$/i.test(file.name)) return 'NO_ZIP';
  if (file.size > IMPORTS.maxArchiveBytes) return 'TOO_LARGE';
  return file.size === 0 ? 'EMPTY' : null;
}
