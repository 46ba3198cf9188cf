import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/folding.ts';
import { products } from '../../db/schema-products.ts';
import { corrected, type KnownWords } from './search/correct-words.ts';
import { questionValues } from './search/search-rank.ts';
import { searchQuestions } from './search/search-questions.ts';
import { type SoughtWord, soughtWords } from './search/sought-words.ts';

/**
 * How a product answers a search. `words`: it has each word that was typed, in whichever number; `begun`: it has those, or some that
 * begin so; `some`: it has at least one; `text`: what names it holds those very characters, for searches without a letter or digit.
 */
export type Matching = 'all' | 'words' | 'begun' | 'some' | 'text';

const { placeholder } = sql;
const answers = (question: Matching) => sql`${products.searchVector} @@ ${placeholder(question)}::tsquery`;

/** The condition of a way to match; its values are placeholders. */
export const MATCHES: Record<Matching, SQL | undefined> = {
  all: undefined,
  words: answers('words'),
  begun: answers('begun'),
  some: answers('some'),
  text: sql`${products.titleKey} like ${placeholder('pattern')}::text`,
};

/** The values of those placeholders, and of those by which the answers are ordered. */
const valuesOf = (words: readonly SoughtWord[], q: string) => ({
  ...questionValues(searchQuestions(words)),
  pattern: containing(q),
});
export type SearchValues = ReturnType<typeof valuesOf>;

/** A search as the database is asked for it, and of how many words it is. */
export async function searchValues(
  db: Database,
  q = '',
): Promise<{ search: SearchValues; wordCount: number }> {
  const words = await soughtWords(db, q);
  return { search: valuesOf(words, q), wordCount: words.length };
}

const KNOWN: Omit<KnownWords, 'holds'> = {
  table: products,
  vector: products.searchVector,
  title: products.titleKey,
  texts: sql`concat_ws(' ', ${products.name}, ${products.producerName}, ${products.storeName}, ${products.storeWords})`,
};

/** What a text was likely meant to say, by the words of the products that `holds` holds for; null where nothing better is known. */
export const correctedSearch = (db: Database, holds: SQL, q: string): Promise<string | null> =>
  corrected(db, { ...KNOWN, holds }, q);
