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

/** What is wrong: with a row and column of the sheet, rows counted as spreadsheets do, or with all of it. */
export const ImportError = object({
  row: optional(nullable(number())),
  column: optional(nullable(string())),
  message: string(),
});

/**
 * The upload of a store's products from an archive (R3.9). «extension» How many products it made and how many it changed; of a `dryRun`
 * how many it would. `paused` is one that goes on when it is told to; its status stays processing. Of the errors the first thousand are
 * told, and once it is over what stood in their rows, by column. `storedPictures` are pictures of refused rows that are kept for a week: whoever
 * sends those rows again need not send them.
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

/** «extension» Whether an import that is being read is to stand still. */
export const ProductImportPause = object({
  paused: define<boolean>(
    'pausa',
    (value) => typeof value === 'boolean' || 'La pausa debe ser verdadera o falsa',
  ),
});
