import {
  array,
  type Infer,
  number,
  object,
  optional,
  refine,
  string,
  unknown,
  nullable,
  boolean,
} from 'superstruct';
import { QuerySwitch } from '../calls/pagination.ts';

/** R5.13: deleting all products of a store needs confirm or dryRun. */
export const BulkDeleteInput = refine(
  object({ confirm: optional(QuerySwitch), dryRun: optional(QuerySwitch) }),
  'confirmación',
  ({ confirm, dryRun }) =>
    confirm === true || dryRun === true || 'Confirma que quieres eliminar todos los productos',
);

export const BulkDeleteBody = object({ confirm: optional(boolean()), dryRun: optional(boolean()) });

/** R3.15. */
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
