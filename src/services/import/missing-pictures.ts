import type { ArchiveContents } from '../../../contract/import/archive-contents.ts';
import type { MissingPictures } from '../../../contract/import/archive-examination.ts';
import { mayBePicture, pictureNamesIn } from '../../../contract/import/picture-reference.ts';
import type { SheetRow } from '../../../contract/import/sheet-rows.ts';

/** Maximum number of picture names in the report. */
const NAMED = 5;

/** Missing pictures of a row that have an accepted file type. */
const lackedBy = ({ cells }: SheetRow, contents: ArchiveContents): string[] =>
  pictureNamesIn(cells.imagenes).filter(
    (name) => mayBePicture(name) && contents.pictureNamed(name) === undefined,
  );

/**
 * Missing pictures of a sheet that came without a ZIP; null if none is missing. `isGood` accepts rows without
 * other errors.
 */
export function missingPicturesIn(
  rows: readonly SheetRow[],
  contents: ArchiveContents,
  isGood: (row: SheetRow) => boolean,
): MissingPictures | null {
  const lacking = rows.filter((row) => lackedBy(row, contents).length > 0);
  if (lacking.length === 0) return null;
  const names = new Set(lacking.flatMap((row) => lackedBy(row, contents)));
  return {
    rows: lacking.filter(isGood).length,
    count: names.size,
    names: [...names].slice(0, NAMED),
    hasChanges: lacking.some(({ cells }) => Boolean(cells.id)),
  };
}
