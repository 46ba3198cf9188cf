import { PRODUCTS } from '../../../contract/limits.ts';
import { IMPORTS } from '../../../contract/products/import-limits.ts';
import { goodsSheet } from '../../components/back-office/store-import/goods-sheet.ts';
import { productsExportMachine } from '../../machines/products-export/products-export.machine.ts';
import type { createProducerProductsService } from '../../services/products/producer-products.service.ts';
import { type FileTools, wireListFile } from '../back-office/list-export.wiring.ts';

type SheetServices = Pick<ReturnType<typeof createProducerProductsService>, 'listProducerProducts'> &
  FileTools;

/** What somebody sells as a sheet that can be imported again, as many products as an import takes (R3.9). */
export const wireGoodsSheet = ({ listProducerProducts, ...tools }: SheetServices) =>
  wireListFile(productsExportMachine, {
    loadPage: listProducerProducts,
    limit: PRODUCTS.maxLimit,
    most: IMPORTS.maxRows,
    write: goodsSheet,
    ...tools,
  });
