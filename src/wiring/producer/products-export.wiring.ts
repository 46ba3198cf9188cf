import { PRODUCTS } from '../../../contract/limits.ts';
import { IMPORTS } from '../../../contract/products/import-limits.ts';
import { goodsSheet } from '../../components/back-office/store-import/goods-sheet.ts';
import { productsExportMachine } from '../../machines/products-export/products-export.machine.ts';
import type { createOwnProductsService } from '../../services/products/own-products.service.ts';
import { type FileTools, wireListFile } from '../back-office/list-export.wiring.ts';

type SheetServices = Pick<ReturnType<typeof createOwnProductsService>, 'listOwnProducts'> & FileTools;

/** What somebody sells as a sheet that can be imported again, as many products as an import takes (R3.9). */
export const wireGoodsSheet = ({ listOwnProducts, ...tools }: SheetServices) =>
  wireListFile(productsExportMachine, {
    loadPage: listOwnProducts,
    limit: PRODUCTS.maxLimit,
    most: IMPORTS.maxRows,
    write: goodsSheet,
    ...tools,
  });
