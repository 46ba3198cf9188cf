type Env = Readonly<Record<string, string | undefined>>;

/** PostgreSQL URL from the environment; an empty value counts as unset. */
export const configuredPostgres = ({ TEST_DATABASE_URL, DATABASE_URL }: Env): string | undefined =>
  [TEST_DATABASE_URL, DATABASE_URL].find((url) => url !== undefined && url.trim() !== '');
