/** Change notification for a ZIP that is ready to process. It uses the same channel as ids and slugs. */
export const ARCHIVE_ARRIVED = 'imports/came';
