import { setup } from 'xstate';
import { IMPORT_STATUSES, type ImportStatus } from '../import/product-import.ts';

type ProductImportEvent =
  | { type: 'upload.started' }
  | { type: 'processing.started' }
  | { type: 'import.completed' }
  | { type: 'import.failed' }
  | { type: 'import.cancelled' };

/** Product import lifecycle (R4.11). */
export const productImportLifecycle = setup({
  types: {} as { context: Record<string, never>; events: ProductImportEvent },
}).createMachine({
  id: 'productImport',
  context: {},
  initial: 'pending',
  states: {
    pending: {
      on: {
        'upload.started': 'uploading',
        'processing.started': 'processing',
        'import.failed': 'failed',
        'import.cancelled': 'cancelled',
      },
    },
    uploading: {
      on: { 'processing.started': 'processing', 'import.failed': 'failed', 'import.cancelled': 'cancelled' },
    },
    processing: {
      on: { 'import.completed': 'completed', 'import.failed': 'failed', 'import.cancelled': 'cancelled' },
    },
    completed: { type: 'final' },
    failed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

/** Import statuses before the ZIP has arrived. */
export const AWAITED_IMPORT_STATUSES = ['pending', 'uploading'] as const satisfies readonly ImportStatus[];

/** True for a final import status, after which polling can stop (R4.11). */
export const isImportOver = (status: ImportStatus): boolean =>
  productImportLifecycle.states[status]?.type === 'final';

/** Import statuses that are not final (R4.11). */
export const UNFINISHED_IMPORT_STATUSES = IMPORT_STATUSES.filter((status) => !isImportOver(status));
