import { type SQL, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';
import { FOLDED_FROM, FOLDED_TO } from './text-folding.ts';

/** Largest value of an integer column. */
export const MAX_INTEGER = 2_147_483_647;

/** Timestamp with time zone, precision in ms like the clock. */
export const timestampColumn = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Generated column expression with the folded text of columns, equal to the result of `fold`. */
export const foldedTextSql = (...columns: string[]): SQL =>
  sql.raw(`lower(translate(${columns.join(" || ' ' || ")}, '${FOLDED_FROM}', '${FOLDED_TO}'))`);

/** Generated column expression for Spanish sort order: accents are ignored, ñ follows n. */
export const sortTextSql = (column: string): SQL => sql`replace(${foldedTextSql(column)}, 'ñ', 'n~')`;

/** PostgreSQL tsvector column. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Columns for full-text search by weight: title, owner, topics, description. */
interface SearchedPlaces {
  named: string[];
  whose: string[];
  about: string[];
  told: string[];
}

/**
 * Generated tsvector expression over folded columns: each word as its Spanish stem and, marked, in its original form.
 * Weights from A (`named`) to D (`told`).
 */
export const searchVectorSql = ({ named, whose, about, told }: SearchedPlaces): SQL =>
  sql`searchable(${sql.join(
    [named, whose, about, told].map((columns) => foldedTextSql(...columns)),
    sql`, `,
  )})`;
