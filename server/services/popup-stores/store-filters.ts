import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/calls/call-types.ts';
import { folded, sortable } from '../../db/columns.ts';
import { containing } from '../../db/folding.ts';
import { popupStores } from '../../db/schema-stores.ts';

type Query = Pick<QueryOf<'listPopupStores'>, 'q' | 'categories' | 'sortBy' | 'sortOrder'>;

/** A moment in ms, as SQL takes it. */
export const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

/** Name, address, description, categories and tags. */
const mentions = (q: string) =>
  or(
    sql`${popupStores.searchText} like ${containing(q)}`,
    sql`${folded("array_to_string(categories || tags, ' ')")} like ${containing(q)}`,
  );

const among = (categories: string[]) =>
  sql`${popupStores.categories} && (select array_agg(value) from jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb))`;

/** The stores that a search and chosen categories leave (R9.14). */
export const isLookedFor = ({ q, categories }: Query): SQL | undefined =>
  and(q ? mentions(q) : undefined, categories?.length ? among(categories) : undefined);

/** The order of a list of stores: by creation unless said, the last first; of two alike their ids decide (R9.7). */
export function storeOrder({ sortBy = 'createdAt', sortOrder }: Query): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  return [direction(sortBy === 'name' ? sortable('name') : popupStores[sortBy]), direction(popupStores.id)];
}
