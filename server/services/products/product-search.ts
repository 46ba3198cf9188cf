import { type SQL, sql } from 'drizzle-orm';
import { containing, wordsOf } from '../../db/folding.ts';
import { products } from '../../db/schema-products.ts';

/**
 * How a product answers a search. `words`: it has a word of each stem that was typed, or one that begins so; `alike`: name
 * and producer look like it; `text`: these hold those very characters, for searches without a letter or digit.
 */
export type Matching = 'all' | 'words' | 'alike' | 'text';

/** How to look for a text: the second way only where the first finds nothing, so that a right word brings no others. */
export function waysToMatch(q: string | undefined): readonly [Matching, ...Matching[]] {
  if (!q) return ['all'];
  return wordsOf(q).length > 0 ? ['words', 'alike'] : ['text'];
}

const { placeholder } = sql;

/** The condition of a way to match; its values are placeholders. */
export const MATCHES: Record<Matching, SQL | undefined> = {
  all: undefined,
  words: sql`${products.searchVector} @@ to_tsquery('spanish', ${placeholder('stems')})`,
  alike: sql`${placeholder('phrase')} <% ${products.titleKey}`,
  text: sql`${products.titleKey} like ${placeholder('pattern')}`,
};

/** The values of those placeholders for a search. */
export function matchValues(q = '') {
  const words = wordsOf(q);
  return {
    stems: words.map((word) => `${word}:*`).join(' & '),
    phrase: words.join(' '),
    pattern: containing(q),
  };
}
