import type { Migration } from './schema-version.ts';

/** Statement that PostgreSQL runs outside a transaction only, as drizzle-kit writes it, or with IF [NOT] EXISTS. */
const CONCURRENT =
  /^\s*(?:create (?:unique )?index concurrently (?:if not exists )?|drop index concurrently if exists )"(\w+)"/i;

/** Name of the index that a statement builds or drops concurrently; undefined for other statements. */
export const concurrentIndexOf = (statement: string): string | undefined => CONCURRENT.exec(statement)?.[1];

/** True for a migration that runs outside a transaction; all its statements are of concurrent indexes. */
export const isConcurrent = ({ statements }: Pick<Migration, 'statements'>): boolean =>
  statements.some((statement) => concurrentIndexOf(statement) !== undefined);
