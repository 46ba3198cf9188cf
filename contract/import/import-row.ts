import { TEXT_ATTRIBUTE_NAMES, TEXT_ATTRIBUTES } from '../catalogue/text-attributes.ts';
import { assign, boolean, type Infer, object, optional, partial } from 'superstruct';
import { validateInput, type ValidationResult } from '../api/validate-input.ts';
import { PICTURE_PROBLEM_MESSAGES } from '../uploads/upload.ts';
import { plainFromHtml } from '../values/plain-text.ts';
import { isUuid } from '../values/uuid.ts';
import type { ImportCells } from './sheet-cells.ts';
import { attributeColumnOf, attributesInRow, isDash } from './row-attributes.ts';
import type { ImportColumn } from './import-sheet.ts';
import { AttributesPatch, nonEmptyAttributes } from '../catalogue/product-attributes.ts';
import { mayBePicture, pictureNamesIn } from './picture-reference.ts';
import { quoteName } from './quote-name.ts';
import { IMAGE_REQUIRED_MESSAGE, PRODUCT_PICTURE_LIMIT, ProductFields } from '../catalogue/product-input.ts';
import { readPrice, readStock } from './parse-amounts.ts';

/** Error in a row: column and message for display. */
export interface RowFault {
  column: ImportColumn;
  message: string;
}

const { name, producerName, shortDescription, price, stock, details } = ProductFields;

/** Product of a row, validated like any product; its pictures are files of the ZIP. */
const RowProduct = object({
  name,
  producerName,
  shortDescription,
  price,
  stock,
  isPopupStoreExclusive: optional(boolean()),
  details,
});

/** Product change of a row with an id. An empty cell leaves the value, per attribute; a dash deletes it. */
const RowChange = assign(partial(RowProduct), object({ details: optional(AttributesPatch) }));

/** New product from a row; price in currency units. `pictures` are file names, thumbnail first. */
export interface ImportedProduct extends Infer<typeof RowProduct> {
  pictures: readonly string[];
}

/** Product change from a row with an id. Without picture names, the existing pictures stay. */
export interface ImportedChange extends Infer<typeof RowChange> {
  pictures: readonly string[];
}

export type RowReadResult =
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

/** Error message for a row whose id matches no product of the producer in this store. */
export const UNKNOWN_PRODUCT_MESSAGE = 'No hay ningún producto tuyo con ese id en este puesto';

const YES = new Set(['sí', 'si', 's', 'x', '1', 'true', 'verdadero']);
const NO = new Set(['', 'no', 'n', '0', 'false', 'falso']);
const YES_OR_NO = 'Escribe sí o no';

const answerIn = (text: string) => {
  const word = text.normalize('NFC').toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
};

function pictureFaults(pictures: readonly string[]): RowFault[] {
  const column = 'imagenes';
  if (pictures.length > PRODUCT_PICTURE_LIMIT.max)
    return [{ column, message: PRODUCT_PICTURE_LIMIT.message }];
  const twice = pictures.find((picture, at) => pictures.indexOf(picture) !== at);
  if (twice !== undefined) return [{ column, message: `La foto ${quoteName(twice)} está dos veces` }];
  return pictures
    .filter((picture) => !mayBePicture(picture))
    .map((picture) => ({
      column,
      message: `${quoteName(picture)}: ${PICTURE_PROBLEM_MESSAGES.TYPE_NOT_ALLOWED}`,
    }));
}

const exclusiveFault = (exclusive: boolean | null): RowFault[] =>
  exclusive === null ? [{ column: 'exclusivo', message: YES_OR_NO }] : [];

/** Own error messages for price and stock, for texts that the general rule would describe wrongly. */
type AmountFaults = Readonly<Record<string, string | null | undefined>>;

const checkedFaults = (checked: ValidationResult<unknown>, amounts: AmountFaults): RowFault[] =>
  (checked.ok ? [] : checked.errors).map(({ field, message }) => ({
    column: COLUMN_OF[field] ?? attributeColumnOf(field) ?? 'nombre',
    message: amounts[field] ?? message,
  }));

/** Plain text columns; exports of other shops may contain HTML in them. */
const TEXT_COLUMNS = [
  'nombre',
  'productor',
  'descripcion_corta',
  ...TEXT_ATTRIBUTE_NAMES.map((name) => TEXT_ATTRIBUTES[name].column),
] as const satisfies readonly ImportColumn[];

/** Cells of a row, with HTML in text columns reduced to plain text. */
function plainCells(cells: ImportCells): ImportCells {
  const texts = TEXT_COLUMNS.flatMap((column) => {
    const cell = cells[column];
    return cell === undefined ? [] : [[column, plainFromHtml(cell)] as const];
  });
  return { ...cells, ...Object.fromEntries(texts) };
}

/** Undefined for an empty cell; '' for a dash, which means "none". */
const shortIn = ({ descripcion_corta: cell }: ImportCells) => (cell && isDash(cell) ? '' : cell || undefined);

function readNew(cells: ImportCells, producer: string): RowReadResult {
  const pictures = pictureNamesIn(cells.imagenes);
  const exclusive = answerIn(cells.exclusivo ?? '');
  const told = attributesInRow(cells);
  const [price, stock] = [readPrice(cells.precio ?? ''), readStock(cells.existencias ?? '')];
  const checked = validateInput(
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
  const none: RowFault[] =
    pictures.length === 0 ? [{ column: 'imagenes', message: IMAGE_REQUIRED_MESSAGE }] : [];
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

function readChange(id: string, cells: ImportCells): RowReadResult {
  const pictures = pictureNamesIn(cells.imagenes);
  const exclusive = cells.exclusivo ? answerIn(cells.exclusivo) : undefined;
  const told = attributesInRow(cells);
  const price = cells.precio ? readPrice(cells.precio) : undefined;
  const stock = cells.existencias ? readStock(cells.existencias) : undefined;
  const checked = validateInput(
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
  const unknown: RowFault[] = isUuid(id) ? [] : [{ column: 'id', message: UNKNOWN_PRODUCT_MESSAGE }];
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
 * Product or product change from a row, validated like a product (R5.5). `producer` is the default producer name. A row
 * with an id is a change of that product.
 */
export function readRow(written: ImportCells, producer: string): RowReadResult {
  const cells = plainCells(written);
  return cells.id ? readChange(cells.id, cells) : readNew(cells, producer);
}
