import { mapTextColumns } from '../../../contract/catalogue/text-attributes.ts';
import { ALLERGEN_LABELS, isAllergen } from '../../../contract/catalogue/displayed-attributes.ts';
import { SHEET_COLUMNS } from '../../../contract/import/sheet-cells.ts';
import { IMPORT_SHEET_NAME, type ImportColumn } from '../../../contract/import/import-sheet.ts';
import type { ProducerProduct } from '../../../contract/producer/producer-product.ts';
import type { ProductAttributesAnswer } from '../../../contract/catalogue/product.ts';
import { amountToText } from '../../../contract/values/amount-to-text.ts';
import type { SpreadsheetContent } from '../../machines/producer/stores/spreadsheet-download.machine.ts';
import { storeImportMessages as words } from './store-import.messages.ts';

type Cells = Partial<Record<ImportColumn, string | number>>;

function contentCell({ content }: ProductAttributesAnswer): string {
  if (!content) return '';
  const { amount, unit } = content;
  return `${amountToText(amount)} ${unit === 'unit' ? words.units(amount) : unit}`;
}

const detailCells = (details: ProductAttributesAnswer): Cells => ({
  contenido: contentCell(details),
  ...mapTextColumns((name) => details[name] ?? ''),
  alergenos: (details.allergens ?? [])
    .filter(isAllergen)
    .map((name) => ALLERGEN_LABELS[name])
    .join(', '),
});

const cellsOf = ({
  id,
  name,
  shortDescription,
  price,
  producerName,
  isPopupStoreExclusive,
  details = {},
}: ProducerProduct): Cells => ({
  id,
  nombre: name,
  descripcion_corta: shortDescription ?? '',
  precio: price,
  productor: producerName,
  exclusivo: isPopupStoreExclusive ? 'sí' : 'no',
  ...detailCells(details),
});

/**
 * Sheet of products for a later import, by id, prices in currency units (R3.9).
 * Pictures and stock stay empty, so the import leaves them unchanged: units sold meanwhile must not return to stock.
 * The current stock is in a column that imports ignore.
 */
export const productsSheet = (products: readonly ProducerProduct[]): SpreadsheetContent => ({
  name: IMPORT_SHEET_NAME,
  rows: [
    [...SHEET_COLUMNS, words.leftColumn],
    ...products.map((product) => {
      const cells = cellsOf(product);
      return [...SHEET_COLUMNS.map((column) => cells[column] ?? ''), product.stock];
    }),
  ],
});
