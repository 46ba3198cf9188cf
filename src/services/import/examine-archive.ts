import { parse } from 'csv-parse/browser/esm/sync';
import { type ArchiveContents, archiveContentsOf } from '../../../contract/import/archive-contents.ts';
import type { ArchiveExamination, ExaminedRow } from '../../../contract/import/archive-examination.ts';
import { ArchiveFault, damagedFileMessage } from '../../../contract/import/archive-fault.ts';
import { readArchiveRow } from '../../../contract/import/archive-rows.ts';
import { archiveFilesOf, type PackedFile } from '../../../contract/import/archive-rules.ts';
import { isPictureFile, pictureNamesIn } from '../../../contract/import/picture-reference.ts';
import {
  createRowCollector,
  type ParsedSheet,
  CSV_PARSER_OPTIONS,
  type SheetRow,
} from '../../../contract/import/sheet-rows.ts';
import { sheetTextOf } from '../../../contract/import/sheet-text.ts';
import { PICTURE_LIMITS } from '../../../contract/uploads/upload-limits.ts';
import { missingPicturesIn } from './missing-pictures.ts';
import { readZipDirectory } from './zip-directory.ts';

/** Maximum number of wrong rows, good rows and unused pictures in the report. */
const SHOWN = { wrong: 100, good: 5, unused: 10 } as const;

function readSheet(bytes: Uint8Array): ParsedSheet {
  const { text, delimiter, ...sheet } = sheetTextOf(bytes);
  const rows = createRowCollector(sheet);
  try {
    for (const values of parse(text, { ...CSV_PARSER_OPTIONS, delimiter })) rows.take(values);
  } catch (error) {
    throw rows.faultOf(error);
  }
  return rows.all();
}

function examineRow(row: SheetRow, contents: ArchiveContents, producer: string): ExaminedRow {
  const reading = readArchiveRow(row, contents, producer);
  if (!reading.ok) return { number: row.number, cells: row.cells, faults: reading.faults };
  const { name } = reading.product;
  return { number: row.number, cells: name ? { ...row.cells, nombre: name } : row.cells, faults: [] };
}

function unusedIn(files: Iterable<PackedFile>, contents: ArchiveContents, rows: readonly SheetRow[]) {
  const used = new Set(
    rows.flatMap(({ cells }) => pictureNamesIn(cells.imagenes).map((name) => contents.pictureNamed(name))),
  );
  return [...files].filter((file) => isPictureFile(file.name) && !used.has(file));
}

/** Content of an archive, extended by the pictures that the server already has. */
const besideKept = (contents: ArchiveContents, kept: ReadonlySet<string>): ArchiveContents => ({
  ...contents,
  pictureNamed: (name) =>
    contents.pictureNamed(name) ?? (kept.has(name) ? { name, size: PICTURE_LIMITS.minBytes } : undefined),
});

/**
 * Content of a sheet without pictures, treated as if all of them were there: missing ones are reported once
 * for all rows.
 */
const asIfComplete = (contents: ArchiveContents): ArchiveContents => ({
  ...contents,
  pictureNamed: (name) => contents.pictureNamed(name) ?? { name, size: PICTURE_LIMITS.minBytes },
});

async function look(archive: Blob, producer: string, kept: ReadonlySet<string>): Promise<ArchiveExamination> {
  const directory = await readZipDirectory(archive);
  const files = archiveFilesOf(directory.entries, archive.size);
  const contents = besideKept(archiveContentsOf([...files.keys()]), kept);
  const sheet = files.get(contents.sheet);
  const bytes = sheet && (await directory.unpack(sheet));
  if (!bytes) throw new ArchiveFault(damagedFileMessage(contents.sheet.name));
  const { rows, warnings } = readSheet(bytes);
  const seen = contents.isAlone ? asIfComplete(contents) : contents;
  const examined = rows.map((row) => examineRow(row, seen, producer));
  const wrong = examined.filter(({ faults }) => faults.length > 0);
  const good = examined.filter(({ faults }) => faults.length === 0);
  const goodRows = new Set(good.map(({ number }) => number));
  const lacking = contents.isAlone
    ? missingPicturesIn(rows, contents, ({ number }) => goodRows.has(number))
    : null;
  const unused = unusedIn(files.keys(), contents, rows);
  return {
    verdict: 'readable',
    warnings,
    rows: rows.length,
    wrongRows: wrong.length + (lacking?.rows ?? 0),
    pictures: [...files.keys()].filter(({ name }) => isPictureFile(name)).length,
    unused: { count: unused.length, names: unused.slice(0, SHOWN.unused).map(({ name }) => name) },
    lacking,
    shown: [...wrong.slice(0, SHOWN.wrong), ...good.slice(0, SHOWN.good)],
  };
}

/**
 * Examination of an archive before the upload, by the same rules as the server. Of pictures, only the ZIP's
 * directory is read. `producer` sells the rows without a producer; `keptPictures` are already on the server
 * and may be missing.
 */
export async function examineArchive(
  archive: Blob,
  producer: string,
  keptPictures: readonly string[] = [],
): Promise<ArchiveExamination> {
  try {
    return await look(archive, producer, new Set(keptPictures));
  } catch (error) {
    if (error instanceof ArchiveFault) return { verdict: 'unusable', message: error.message };
    throw error;
  }
}
