import type { ImportStatus } from '../../../contract/products/product-import.ts';

/** An import whose archive has not come. */
export const AWAITED = ['pending', 'uploading'] as const satisfies readonly ImportStatus[];

/** What every server hears when there is an archive to be read, beside the ids and slugs that it hears of otherwise. */
export const ARCHIVE_CAME = 'imports/came';
