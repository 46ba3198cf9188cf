import { or, type SQL, sql } from 'drizzle-orm';
import { folded } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/folding.ts';
import { countRows } from '../../db/list-page.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isListedProduct, isPublicProduct } from '../../policies/product-visibility.ts';
import { correctedSearch } from '../catalogue/product-search.ts';
import { corrected } from '../catalogue/search/correct-words.ts';
import { questionValues } from '../catalogue/search/search-rank.ts';
import { searchQuestions } from '../catalogue/search/search-questions.ts';
import { type SoughtWord, soughtWords } from '../catalogue/search/sought-words.ts';

const { placeholder } = sql;
const vector = popupStores.searchVector;

const holdsText = sql`${popupStores.searchText} like ${placeholder('pattern')}::text`;
const hasWords = or(sql`${vector} @@ ${placeholder('words')}::tsquery`, holdsText);

/** The conditions by which a store is found; their values are placeholders. */
const WAYS = [
  hasWords,
  sql`${vector} @@ ${placeholder('begun')}::tsquery`,
  sql`${popupStores.id} in (select ${products.popupStoreId} from ${products}
    where ${isPublicProduct} and ${products.searchVector} @@ ${placeholder('goods')}::tsquery)`,
];

const valuesOf = (words: readonly SoughtWord[], q: string) => ({
  ...questionValues(searchQuestions(words)),
  pattern: containing(q),
});

/** How stores answer a search: what holds for those that do, the values of its placeholders, and whether it was looked for otherwise. */
export interface StoreSearch {
  holds: SQL | undefined;
  values: ReturnType<typeof valuesOf>;
  lookedFor?: { q: string; isPartial: boolean };
}

/** Whoever keeps a list of stores: those of these words in any number or begun, or whose texts hold what was typed. */
export async function mentioning(db: Database, q: string): Promise<StoreSearch> {
  const values = valuesOf(await soughtWords(db, q), q);
  return { holds: or(hasWords, WAYS[1]), values };
}

/** The first way in which some store among those finds itself asked for. */
async function settled(db: Database, q: string, among: SQL | undefined): Promise<StoreSearch | null> {
  const values = valuesOf(await soughtWords(db, q), q);
  for (const holds of WAYS)
    if ((await countRows(db, popupStores, sql`${holds} and (${among})`, values)) > 0)
      return { holds, values };
  return null;
}

const categoriesAndTags = "array_to_string(categories || tags, ' ')";

async function meantStores(db: Database, q: string, among: SQL): Promise<string | null> {
  const known = await corrected(
    db,
    {
      table: popupStores,
      vector,
      title: folded('name', categoriesAndTags),
      texts: sql.raw(`concat_ws(' ', name, owner_info->>'name', ${categoriesAndTags})`),
      holds: among,
    },
    q,
  );
  return known ?? correctedSearch(db, isListedProduct, q);
}

/**
 * Stores by their name, who keeps them, what they are about and what is told of them; where there is none, by words begun, then by the
 * goods that they are to have, then by what was likely meant. A way is settled for all of `among`, so that the parts of a list fit together.
 */
export async function searchStores(db: Database, q: string, among: SQL): Promise<StoreSearch> {
  const typed = await settled(db, q, among);
  if (typed) return typed;
  const meant = await meantStores(db, q, among);
  const found = meant === null ? null : await settled(db, meant, among);
  if (meant !== null && found) return { ...found, lookedFor: { q: meant, isPartial: false } };
  return { holds: sql`false`, values: valuesOf([], q) };
}
