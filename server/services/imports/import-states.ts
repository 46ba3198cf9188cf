import type { ImportStatus } from '../../../contract/products/product-import.ts';

/** An import whose archive has not come. */
export const AWAITED = ['pending', 'uploading'] as const satisfies readonly ImportStatus[];

/** An import that has not come to its end (R4.11). */
export const UNDER_WAY = [...AWAITED, 'processing'] as const satisfies readonly ImportStatus[];

/** What every server hears when an archive has come, beside the ids and slugs that it hears of otherwise. */
export const ARCHIVE_CAME = 'imports/came';
