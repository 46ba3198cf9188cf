import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containsPattern } from '../../db/text-folding.ts';
import { products } from '../../db/schema-products.ts';
import { correctSearchText, type KnownWords } from './search/correct-words.ts';
import { tsqueryValues } from './search/search-rank.ts';
import { searchTsqueries } from './search/search-tsqueries.ts';
import { type SearchWord, readSearchWords } from './search/search-words.ts';

/**
 * Ways to match a search. `words`: contains every word, singular or plural. `begun`: contains every word, or one that
 * begins so. `some`: contains at least one word. `text`: the title contains the exact characters, for searches without
 * letters or digits.
 */
export type MatchMode = 'all' | 'words' | 'begun' | 'some' | 'text';

const { placeholder } = sql;
const answers = (question: MatchMode) => sql`${products.searchVector} @@ ${placeholder(question)}::tsquery`;

/** Condition for each way to match, with placeholders. */
export const MATCH_CONDITIONS: Record<MatchMode, SQL | undefined> = {
  all: undefined,
  words: answers('words'),
  begun: answers('begun'),
  some: answers('some'),
  text: sql`${products.titleKey} like ${placeholder('pattern')}::text`,
};

/** Placeholder values for matching and for the sort by relevance. */
const valuesOf = (words: readonly SearchWord[], q: string) => ({
  ...tsqueryValues(searchTsqueries(words)),
  pattern: containsPattern(q),
});
export type SearchValues = ReturnType<typeof valuesOf>;

/** Placeholder values of a search text, with its number of words. */
export async function searchValues(
  db: Database,
  q = '',
): Promise<{ search: SearchValues; wordCount: number }> {
  const words = await readSearchWords(db, q);
  return { search: valuesOf(words, q), wordCount: words.length };
}

const KNOWN: Omit<KnownWords, 'holds'> = {
  table: products,
  vector: products.searchVector,
  title: products.titleKey,
  texts: sql`concat_ws(' ', ${products.name}, ${products.producerName}, ${products.storeName}, ${products.storeWords})`,
};

/** Corrected search text, by the words of products that meet `holds`; null without a better one. */
export const correctedSearch = (db: Database, holds: SQL, q: string): Promise<string | null> =>
  correctSearchText(db, { ...KNOWN, holds }, q);
