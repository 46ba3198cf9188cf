/** Error: the market's own PostgreSQL cannot run. Its message names the folder, the cause and the next step. */
export class LocalPostgresError extends Error {}

/** Error of a full disk. */
export const diskFullError = (folder: string): LocalPostgresError =>
  new LocalPostgresError(`The disk of ${folder} is full: free some space and start again.`);

/** True if PostgreSQL's own words say that its disk is full. */
export const isDiskFullMessage = (text: string): boolean =>
  /no space left on device|check free disk space/i.test(text);

/** Sentence for a failed file operation on a folder; undefined for errors of other kinds. */
export function fileFailureOf(error: unknown, folder: string): LocalPostgresError | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return diskFullError(folder);
  if (code === 'EROFS')
    return new LocalPostgresError(
      `The folder ${folder} cannot be written: its disk is read-only. Set DATA_DIR to a folder that can.`,
    );
  if (code === 'EACCES' || code === 'EPERM')
    return new LocalPostgresError(
      `The folder ${folder} belongs to another account: start as that account, or set DATA_DIR to a folder of your own.`,
    );
  return undefined;
}
