import { or, type SQL, sql } from 'drizzle-orm';
import { foldedTextSql } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { containsPattern } from '../../db/text-folding.ts';
import { countRows } from '../../db/list-page.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isListedProduct, isPublicProduct } from '../../policies/product-visibility.ts';
import { correctedSearch } from '../catalogue/product-search.ts';
import { correctSearchText } from '../catalogue/search/correct-words.ts';
import { tsqueryValues } from '../catalogue/search/search-rank.ts';
import { searchTsqueries } from '../catalogue/search/search-tsqueries.ts';
import { type SearchWord, readSearchWords } from '../catalogue/search/search-words.ts';

const { placeholder } = sql;
const vector = popupStores.searchVector;

const holdsText = sql`${popupStores.searchText} like ${placeholder('pattern')}::text`;
const hasWords = or(sql`${vector} @@ ${placeholder('words')}::tsquery`, holdsText);

/** Conditions of the store search in order of preference, with placeholders. */
const WAYS = [
  hasWords,
  sql`${vector} @@ ${placeholder('begun')}::tsquery`,
  sql`${popupStores.id} in (select ${products.popupStoreId} from ${products}
    where ${isPublicProduct} and ${products.searchVector} @@ ${placeholder('goods')}::tsquery)`,
];

const valuesOf = (words: readonly SearchWord[], q: string) => ({
  ...tsqueryValues(searchTsqueries(words)),
  pattern: containsPattern(q),
});

/** Resolved store search: condition, placeholder values, and the corrected search if it was used. */
export interface StoreSearch {
  holds: SQL | undefined;
  values: ReturnType<typeof valuesOf>;
  lookedFor?: { q: string; isPartial: boolean };
}

/**
 * Search in store lists for producers and admins: stores that contain the words in singular, plural or as beginnings,
 * or the exact text.
 */
export async function searchManagedStores(db: Database, q: string): Promise<StoreSearch> {
  const values = valuesOf(await readSearchWords(db, q), q);
  return { holds: or(hasWords, WAYS[1]), values };
}

/** First condition of the search that matches some store in the given set; null if none does. */
async function settled(db: Database, q: string, among: SQL | undefined): Promise<StoreSearch | null> {
  const values = valuesOf(await readSearchWords(db, q), q);
  for (const holds of WAYS)
    if ((await countRows(db, popupStores, sql`${holds} and (${among})`, values)) > 0)
      return { holds, values };
  return null;
}

const categoriesAndTags = "array_to_string(categories || tags, ' ')";

async function meantStores(db: Database, q: string, among: SQL): Promise<string | null> {
  const known = await correctSearchText(
    db,
    {
      table: popupStores,
      vector,
      title: foldedTextSql('name', categoriesAndTags),
      texts: sql.raw(`concat_ws(' ', name, owner_info->>'name', ${categoriesAndTags})`),
      holds: among,
    },
    q,
  );
  return known ?? correctedSearch(db, isListedProduct, q);
}

/**
 * Store search by name, owner, topics and description. Fallbacks in order: word beginnings, products of the store,
 * corrected text. The condition is chosen for the whole set `among`, so that the parts of a list use the same one.
 */
export async function searchStores(db: Database, q: string, among: SQL): Promise<StoreSearch> {
  const typed = await settled(db, q, among);
  if (typed) return typed;
  const meant = await meantStores(db, q, among);
  const found = meant === null ? null : await settled(db, meant, among);
  if (meant !== null && found) return { ...found, lookedFor: { q: meant, isPartial: false } };
  return { holds: sql`false`, values: valuesOf([], q) };
}
