import type { Contents } from '../../../contract/import/archive-contents.ts';
import type { MissingPictures } from '../../../contract/import/archive-examination.ts';
import { mayBePicture, picturesIn } from '../../../contract/import/picture-reference.ts';
import type { SheetRow } from '../../../contract/import/sheet-rows.ts';

/** As many names as anybody reads before sending. */
const NAMED = 5;

/** The pictures that a row names and that nobody has, of a kind that is taken. */
const lackedBy = ({ cells }: SheetRow, contents: Contents): string[] =>
  picturesIn(cells.imagenes).filter(
    (name) => mayBePicture(name) && contents.pictureNamed(name) === undefined,
  );

/** What the rows of a sheet that came alone lack, of which those `isGood` are wrong in nothing else; null where they lack nothing. */
export function missingPicturesIn(
  rows: readonly SheetRow[],
  contents: Contents,
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
