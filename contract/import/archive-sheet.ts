import { ArchiveFault } from './archive-fault.ts';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import type { PackedFile } from './archive-rules.ts';
import { IMPORT_SHEET_NAME } from './import-sheet.ts';
import { quoteName } from './quote-name.ts';

const MIB = 1024 * 1024;
const SHEET = /\.csv$/i;
const SPREADSHEET = /\.(?:xlsx?|ods|numbers)$/i;

/** Maximum sheet names in an error message. */
const NAMED = 3;

/** Folder of a file in a ZIP, with a final slash; '' at the top level. */
export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);
const depthOf = (name: string) => name.split('/').length;

const missing = (files: readonly PackedFile[]) =>
  files.some(({ name }) => SPREADSHEET.test(name))
    ? `El ZIP lleva una hoja de cálculo, pero no «${IMPORT_SHEET_NAME}». Guárdala como CSV con ese nombre.`
    : `El ZIP no lleva ningún fichero «${IMPORT_SHEET_NAME}».`;

const tooMany = (sheets: readonly PackedFile[]) => {
  const named = sheets.slice(0, NAMED).map(({ name }) => quoteName(name));
  const list = [...named, ...(sheets.length > NAMED ? ['…'] : [])].join(', ');
  return `El ZIP lleva varias hojas, y ninguna se llama «${IMPORT_SHEET_NAME}»: ${list}. Deja una sola, o llama así a la de tus productos.`;
};

/**
 * Sheet with the standard name and the lowest folder depth; undefined without one. Throws an ArchiveFault if two have
 * the same depth.
 */
function namedSheet(sheets: readonly PackedFile[]): PackedFile | undefined {
  const named = sheets.filter(
    ({ name }) => name.slice(folderOf(name).length).toLowerCase() === IMPORT_SHEET_NAME,
  );
  const [sheet, another] = named.toSorted((one, other) => depthOf(one.name) - depthOf(other.name));
  if (sheet && another && depthOf(another.name) === depthOf(sheet.name))
    throw new ArchiveFault(`El ZIP lleva más de un fichero «${IMPORT_SHEET_NAME}».`);
  return sheet;
}

/**
 * Sheet of a ZIP: `productos.csv`, or the only CSV file, with any name and folder. Throws an ArchiveFault if there is
 * none, if several files qualify, or if it is too large.
 */
export function sheetIn(files: readonly PackedFile[]): PackedFile {
  const sheets = files.filter(({ name }) => SHEET.test(name));
  const sheet = namedSheet(sheets) ?? sheets[0];
  if (!sheet) throw new ArchiveFault(missing(files));
  if (sheets.length > 1 && !namedSheet(sheets)) throw new ArchiveFault(tooMany(sheets));
  if (sheet.size > ARCHIVE_LIMITS.maxSheetBytes)
    throw new ArchiveFault(`${quoteName(sheet.name)} ocupa más de ${ARCHIVE_LIMITS.maxSheetBytes / MIB} MB.`);
  return sheet;
}
