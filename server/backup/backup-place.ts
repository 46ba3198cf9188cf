/** Place of backups in the bucket of the market, in settings and commands; other places are folders. */
export const BUCKET = 'bucket:';
