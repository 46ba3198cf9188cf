import { type SQL, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';
import { FOLDED_FROM, FOLDED_TO } from './folding.ts';

/** An instant, to the millisecond that the clock tells. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** The expression of a generated column that holds the texts of columns as `fold` would give them. */
export const folded = (...columns: string[]): SQL =>
  sql.raw(`lower(translate(${columns.join(" || ' ' || ")}, '${FOLDED_FROM}', '${FOLDED_TO}'))`);

/** The expression of a generated column by which texts stand in Spanish order: accents count for nothing, ñ follows n. */
export const sortable = (column: string): SQL => sql`replace(${folded(column)}, 'ñ', 'n~')`;

/** The words of a text as PostgreSQL's search has them. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Where the words of a thing stand: in what it is called, in whose it is, in what it is about, in what is told of it. */
interface SearchedPlaces {
  named: string[];
  whose: string[];
  about: string[];
  told: string[];
}

/**
 * The expression of a generated column that holds the words of columns, folded: each by its Spanish stem and, marked, as it
 * was written. What it is called has the weight A, what is told of it D.
 */
export const searchable = ({ named, whose, about, told }: SearchedPlaces): SQL =>
  sql`searchable(${sql.join(
    [named, whose, about, told].map((columns) => folded(...columns)),
    sql`, `,
  )})`;
