import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import { sortTextSql } from '../../db/columns.ts';
import { popupStores } from '../../db/schema-stores.ts';

type Query = Pick<QueryOf<'listPopupStores'>, 'categories' | 'sortBy' | 'sortOrder'>;

/** SQL timestamp of an instant in ms. */
export const instantSql = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

const among = (categories: string[]) =>
  sql`${popupStores.categories} && (select array_agg(value) from jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb))`;

/** Condition for stores in at least one of the chosen categories (R9.14). */
export const storeCategorySql = ({ categories }: Pick<Query, 'categories'>): SQL | undefined =>
  categories?.length ? among(categories) : undefined;

/** ORDER BY of a store list: default creation time, newest first; ties are broken by id (R9.7). */
export function storeOrderBy({ sortBy = 'createdAt', sortOrder }: Query): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  return [
    direction(sortBy === 'name' ? sortTextSql('name') : popupStores[sortBy]),
    direction(popupStores.id),
  ];
}
