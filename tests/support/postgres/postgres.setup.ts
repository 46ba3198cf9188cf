import type { TestProject } from 'vitest/node';
import { configuredPostgres } from './postgres-choice.ts';
import { dropTestDatabases } from './postgres-databases.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL with the right to create databases. */
    postgresUrl: string;
    /** Name prefix of this run's databases. */
    postgresRun: string;
  }
}

/** Provides a PostgreSQL for the tests: the one of the environment, otherwise a private one for this run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = `tenderete_test_${process.pid}_${Date.now().toString(36)}`;
  const configured = configuredPostgres(process.env);
  const server = configured ? undefined : await startPostgres();
  const url = configured ?? server?.url ?? '';
  project.provide('postgresUrl', url);
  project.provide('postgresRun', run);
  return async () => {
    if (server) await server.stop();
    else await dropTestDatabases(url, run);
  };
}
