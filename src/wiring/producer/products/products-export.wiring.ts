import { PRODUCTS } from '../../../../contract/limits.ts';
import { IMPORTS } from '../../../../contract/import/import-limits.ts';
import { productsSheet } from '../../../components/import/products-sheet.ts';
import { productsExportMachine } from '../../../machines/producer/products/products-export.machine.ts';
import type { createProducerProductsService } from '../../../services/producer/products/producer-products.service.ts';
import { type FileTools, wireListFile } from '../../ui/list-export.wiring.ts';

type SheetServices = Pick<ReturnType<typeof createProducerProductsService>, 'listProducerProducts'> &
  FileTools;

/** Export of a producer's products as a sheet for import, up to the row limit of an import (R3.9). */
export const wireProductsExport = ({ listProducerProducts, ...tools }: SheetServices) =>
  wireListFile(productsExportMachine, {
    loadPage: listProducerProducts,
    limit: PRODUCTS.maxLimit,
    most: IMPORTS.maxRows,
    write: productsSheet,
    ...tools,
  });
