type Env = Readonly<Record<string, string | undefined>>;

/** The PostgreSQL that the environment names; one that is set and empty is none. */
export const configuredPostgres = ({ TEST_DATABASE_URL, DATABASE_URL }: Env): string | undefined =>
  [TEST_DATABASE_URL, DATABASE_URL].find((url) => url !== undefined && url.trim() !== '');

/** What a run without a PostgreSQL says at its end. Throws where nobody would read it: in CI half a run is none. */
export function withoutPostgres({ CI }: Env): string {
  const isUnattended = CI !== undefined && CI !== '' && CI !== 'false';
  if (isUnattended) throw new Error('No PostgreSQL can be found or made to run here, and CI needs its half.');
  return 'skipped without PostgreSQL: half of what touches the database';
}
