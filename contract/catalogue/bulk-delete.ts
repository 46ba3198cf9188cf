import { array, type Infer, number, object, optional, string, unknown, nullable, boolean } from 'superstruct';
import { QueryBoolean } from '../api/pagination.ts';

/** Flags of a bulk delete, in the query or in the body. */
export const BulkDeleteQuery = object({ confirm: optional(QueryBoolean), dryRun: optional(QueryBoolean) });

/** Confirmation rule: deleting all products of a store needs `confirm` or `dryRun` (R5.13, R5.22). */
export const BULK_DELETE_CONFIRMATION = {
  isGiven: (input: object) =>
    ('confirm' in input && input.confirm === true) || ('dryRun' in input && input.dryRun === true),
  code: 'CONFIRMATION_REQUIRED',
  message: 'Confirma que quieres eliminar todos los productos',
} as const;

export const BulkDeleteBody = object({ confirm: optional(boolean()), dryRun: optional(boolean()) });

/** Bulk delete result (R3.15). */
export const BulkDeleteResult = object({
  message: string(),
  result: object({
    totalProductsFound: number(),
    totalProductsDeleted: number(),
    totalProductsFailed: number(),
    totalImagesDeleted: number(),
    processingTimeMs: number(),
    errors: array(unknown()),
    deletedProducts: array(unknown()),
  }),
  metadata: object({
    operationType: string(),
    executedBy: string(),
    executedAt: string(),
    popupStoreId: optional(nullable(string())),
    successRate: number(),
  }),
});
export type BulkDeleteResult = Infer<typeof BulkDeleteResult>;
