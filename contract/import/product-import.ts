import {
  array,
  boolean,
  define,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  record,
  string,
} from 'superstruct';
import { Id } from '../values/id.ts';

export const IMPORT_STATUSES = [
  'pending',
  'uploading',
  'processing',
  'completed',
  'failed',
  'cancelled',
] as const;
export const ImportStatus = enums(IMPORT_STATUSES);
export type ImportStatus = Infer<typeof ImportStatus>;

/** Import error, with row and column or for the whole import. Rows are numbered as in a spreadsheet. */
export const ImportError = object({
  row: optional(nullable(number())),
  column: optional(nullable(string())),
  message: string(),
});

/**
 * Product import of a store from a ZIP (R3.9). «extension» Number of created and changed products; with `dryRun`, the
 * number that it would create or change. A `paused` import has the status processing until it is resumed. At most 1,000
 * errors are listed; after the end each has the cells of its row by column. `storedPicturesOfStore`: pictures of refused rows,
 * stored for a week, so that a corrected sheet need not include them.
 */
export const ProductImport = object({
  id: Id,
  popupStoreId: Id,
  fileName: string(),
  fileSize: number(),
  status: ImportStatus,
  paused: optional(boolean()),
  dryRun: optional(boolean()),
  uploadedAt: optional(nullable(string())),
  processedAt: optional(nullable(string())),
  totalProducts: number(),
  processedProducts: number(),
  successCount: number(),
  errorCount: number(),
  createdCount: optional(number()),
  updatedCount: optional(number()),
  errors: array(ImportError),
  failedRows: optional(array(object({ row: number(), cells: record(string(), string()) }))),
  keptPictures: optional(array(string())),
});
export type ImportError = Infer<typeof ImportError>;
export type ProductImport = Infer<typeof ProductImport>;

/** «extension» Pause or resume of a running import. */
export const ProductImportPause = object({
  paused: define<boolean>(
    'pausa',
    (value) => typeof value === 'boolean' || 'La pausa debe ser verdadera o falsa',
  ),
});
