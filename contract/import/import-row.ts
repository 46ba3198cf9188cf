import { assign, boolean, type Infer, object, optional, partial } from 'superstruct';
import { check, type Checked } from '../api/checking.ts';
import { PICTURE_PROBLEMS } from '../uploads/upload.ts';
import { plainFromHtml } from '../values/plain-text.ts';
import { isUuid } from '../values/uuid.ts';
import type { ImportCells } from './import-cells.ts';
import { detailColumnOf, detailsInRow, isDash } from './import-details.ts';
import type { ImportColumn } from './import-sheet.ts';
import { AttributesPatch, nonEmptyAttributes } from '../catalogue/product-attributes.ts';
import { mayBePicture, picturesIn } from './picture-reference.ts';
import { quoted } from './quoted.ts';
import { IMAGE_REQUIRED, PRODUCT_PICTURES, ProductFields } from '../catalogue/product-input.ts';
import { readPrice, readStock } from './written-amounts.ts';

/** What is wrong in a row: in which column and why, a sentence fit to show. */
export interface RowFault {
  column: ImportColumn;
  message: string;
}

const { name, producerName, shortDescription, price, stock, details } = ProductFields;

/** A row is checked like a product; its pictures are files of the archive. */
const RowProduct = object({
  name,
  producerName,
  shortDescription,
  price,
  stock,
  isPopupStoreExclusive: optional(boolean()),
  details,
});

/** A row that names a product changes it; what it leaves empty stays as it is, each detail for itself, and a dash takes it away. */
const RowChange = assign(partial(RowProduct), object({ details: optional(AttributesPatch) }));

/** A product as a row of the sheet says it, the price in currency units; of its pictures the names, the thumbnail first. */
export interface ImportedProduct extends Infer<typeof RowProduct> {
  pictures: readonly string[];
}

/** What a row makes of the product that it names; without pictures those stay that are there. */
export interface ImportedChange extends Infer<typeof RowChange> {
  pictures: readonly string[];
}

export type RowReading =
  | { ok: true; id: null; product: ImportedProduct }
  | { ok: true; id: string; product: ImportedChange }
  | { ok: false; faults: RowFault[] };

const COLUMN_OF: Readonly<Record<string, ImportColumn>> = {
  name: 'nombre',
  producerName: 'productor',
  shortDescription: 'descripcion_corta',
  price: 'precio',
  stock: 'existencias',
  isPopupStoreExclusive: 'exclusivo',
};

/** What is said of a row that names no product which is there to be changed. */
export const UNKNOWN_PRODUCT = 'No hay ningún producto tuyo con ese id en este puesto';

const YES = new Set(['sí', 'si', 's', 'x', '1', 'true', 'verdadero']);
const NO = new Set(['', 'no', 'n', '0', 'false', 'falso']);
const YES_OR_NO = 'Escribe sí o no';

const answerIn = (text: string) => {
  const word = text.normalize('NFC').toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
};

function pictureFaults(pictures: readonly string[]): RowFault[] {
  const column = 'imagenes';
  if (pictures.length > PRODUCT_PICTURES.max) return [{ column, message: PRODUCT_PICTURES.message }];
  const twice = pictures.find((picture, at) => pictures.indexOf(picture) !== at);
  if (twice !== undefined) return [{ column, message: `La foto ${quoted(twice)} está dos veces` }];
  return pictures
    .filter((picture) => !mayBePicture(picture))
    .map((picture) => ({ column, message: `${quoted(picture)}: ${PICTURE_PROBLEMS.TYPE_NOT_ALLOWED}` }));
}

const exclusiveFault = (exclusive: boolean | null): RowFault[] =>
  exclusive === null ? [{ column: 'exclusivo', message: YES_OR_NO }] : [];

/** What of price and stock is said of the text itself, where the rule for the number would not say it truly. */
type AmountFaults = Readonly<Record<string, string | null | undefined>>;

const checkedFaults = (checked: Checked<unknown>, amounts: AmountFaults): RowFault[] =>
  (checked.ok ? [] : checked.errors).map(({ field, message }) => ({
    column: COLUMN_OF[field] ?? detailColumnOf(field) ?? 'nombre',
    message: amounts[field] ?? message,
  }));

/** Columns of plain text: what another shop exports may have it in HTML. */
const TEXT_COLUMNS = [
  'nombre',
  'productor',
  'descripcion_corta',
  'tallas',
  'materiales',
  'ingredientes',
] as const satisfies readonly ImportColumn[];

/** The cells of a row, its texts plain. */
function plainCells(cells: ImportCells): ImportCells {
  const texts = TEXT_COLUMNS.flatMap((column) => {
    const cell = cells[column];
    return cell === undefined ? [] : [[column, plainFromHtml(cell)] as const];
  });
  return { ...cells, ...Object.fromEntries(texts) };
}

/** Undefined where the cell is empty; a dash says that there is none. */
const shortIn = ({ descripcion_corta: cell }: ImportCells) => (cell && isDash(cell) ? '' : cell || undefined);

function readNew(cells: ImportCells, producer: string): RowReading {
  const pictures = picturesIn(cells.imagenes);
  const exclusive = answerIn(cells.exclusivo ?? '');
  const told = detailsInRow(cells);
  const [price, stock] = [readPrice(cells.precio ?? ''), readStock(cells.existencias ?? '')];
  const checked = check(
    {
      name: cells.nombre,
      producerName: cells.productor || producer,
      shortDescription: shortIn(cells),
      price: price.value,
      stock: stock.value,
      details: (told.details && nonEmptyAttributes(told.details)) ?? undefined,
    },
    RowProduct,
  );
  const none: RowFault[] = pictures.length === 0 ? [{ column: 'imagenes', message: IMAGE_REQUIRED }] : [];
  const faults = [
    ...checkedFaults(checked, { price: price.fault, stock: stock.fault }),
    ...none,
    ...pictureFaults(pictures),
    ...exclusiveFault(exclusive),
    ...told.faults,
  ];
  if (!checked.ok || faults.length > 0) return { ok: false, faults };
  const product = { ...checked.value, isPopupStoreExclusive: exclusive ?? false, pictures };
  return { ok: true, id: null, product };
}

function readChange(id: string, cells: ImportCells): RowReading {
  const pictures = picturesIn(cells.imagenes);
  const exclusive = cells.exclusivo ? answerIn(cells.exclusivo) : undefined;
  const told = detailsInRow(cells);
  const price = cells.precio ? readPrice(cells.precio) : undefined;
  const stock = cells.existencias ? readStock(cells.existencias) : undefined;
  const checked = check(
    {
      name: cells.nombre || undefined,
      producerName: cells.productor || undefined,
      shortDescription: shortIn(cells),
      price: price?.value,
      stock: stock?.value,
      isPopupStoreExclusive: exclusive ?? undefined,
      details: told.details,
    },
    RowChange,
  );
  const unknown: RowFault[] = isUuid(id) ? [] : [{ column: 'id', message: UNKNOWN_PRODUCT }];
  const wrongAnswer = exclusive === undefined ? [] : exclusiveFault(exclusive);
  const faults = [
    ...unknown,
    ...checkedFaults(checked, { price: price?.fault, stock: stock?.fault }),
    ...pictureFaults(pictures),
    ...wrongAnswer,
    ...told.faults,
  ];
  if (!checked.ok || faults.length > 0) return { ok: false, faults };
  return { ok: true, id: id.toLowerCase(), product: { ...checked.value, pictures } };
}

/**
 * A row read and checked like a product (R5.5); who is named as its producer where the row names nobody is `producer`. One with an id
 * says what becomes of that product.
 */
export function readRow(written: ImportCells, producer: string): RowReading {
  const cells = plainCells(written);
  return cells.id ? readChange(cells.id, cells) : readNew(cells, producer);
}
