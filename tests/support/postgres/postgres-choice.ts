type Env = Readonly<Record<string, string | undefined>>;

/** PostgreSQL URL from the environment; an empty value counts as unset. */
export const configuredPostgres = ({ TEST_DATABASE_URL, DATABASE_URL }: Env): string | undefined =>
  [TEST_DATABASE_URL, DATABASE_URL].find((url) => url !== undefined && url.trim() !== '');

/** Note of a run without PostgreSQL. Throws in CI, where half a run does not count. */
export function missingPostgresNote({ CI }: Env): string {
  const isUnattended = CI !== undefined && CI !== '' && CI !== 'false';
  if (isUnattended) throw new Error('No PostgreSQL can be found or made to run here, and CI needs its half.');
  return 'skipped without PostgreSQL: half of what touches the database';
}
