/** What every server hears when there is an archive to be read, beside the ids and slugs that it hears of otherwise. */
export const ARCHIVE_CAME = 'imports/came';
