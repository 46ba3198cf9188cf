import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import { sortable } from '../../db/columns.ts';
import { popupStores } from '../../db/schema-stores.ts';

type Query = Pick<QueryOf<'listPopupStores'>, 'categories' | 'sortBy' | 'sortOrder'>;

/** A moment in ms, as SQL takes it. */
export const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

const among = (categories: string[]) =>
  sql`${popupStores.categories} && (select array_agg(value) from jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb))`;

/** The stores that chosen categories leave (R9.14). */
export const isAbout = ({ categories }: Pick<Query, 'categories'>): SQL | undefined =>
  categories?.length ? among(categories) : undefined;

/** The order of a list of stores: by creation unless said, the last first; of two alike their ids decide (R9.7). */
export function storeOrder({ sortBy = 'createdAt', sortOrder }: Query): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  return [direction(sortBy === 'name' ? sortable('name') : popupStores[sortBy]), direction(popupStores.id)];
}
