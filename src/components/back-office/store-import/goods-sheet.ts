import { IMPORT_SHEET } from '../../../../contract/products/import-sheet.ts';
import type { OwnProduct } from '../../../../contract/products/own-product.ts';
import type { FiguresFile } from '../../../machines/store-analytics/figures-file.machine.ts';
import { SHEET_COLUMNS } from './sheet-columns.ts';
import { storeImportMessages as words } from './store-import.messages.ts';

type Cells = Partial<Record<(typeof SHEET_COLUMNS)[number], string | number>>;

const cellsOf = ({
  id,
  name,
  shortDescription,
  price,
  producerName,
  isPopupStoreExclusive,
}: OwnProduct): Cells => ({
  id,
  nombre: name,
  descripcion_corta: shortDescription ?? '',
  precio: price,
  productor: producerName,
  exclusivo: isPopupStoreExclusive ? 'sí' : 'no',
});

/**
 * Products as a sheet that can be changed and imported again, each by its id, prices in currency units (R3.9). Its pictures and its stock are left
 * empty and so stay as they are: what is sold until the sheet comes back must not be on sale again. How many are left stands in a column
 * that no import reads.
 */
export const goodsSheet = (products: readonly OwnProduct[]): FiguresFile => ({
  name: IMPORT_SHEET,
  rows: [
    [...SHEET_COLUMNS, words.leftColumn],
    ...products.map((product) => {
      const cells = cellsOf(product);
      return [...SHEET_COLUMNS.map((column) => cells[column] ?? ''), product.stock];
    }),
  ],
});
