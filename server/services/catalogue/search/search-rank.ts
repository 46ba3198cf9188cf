import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type SearchTsqueries, RELEVANCE_TIERS } from './search-tsqueries.ts';

const { placeholder } = sql;

const tierName = (index: number) => `tier${index}` as const;

/** Sort by relevance: tier, then title that begins with the search, then words exactly as typed. */
export const byRelevance = (vector: SQLWrapper, title: SQLWrapper): SQL => {
  const tiers = Array.from(
    { length: RELEVANCE_TIERS },
    (_, index) =>
      sql`when ${vector} @@ ${placeholder(tierName(index))}::tsquery then ${sql.raw(String(index))}`,
  );
  return sql`case ${sql.join(tiers, sql` `)} else ${sql.raw(String(RELEVANCE_TIERS))} end,
    ${title} like ${placeholder('head')}::text desc, ${vector} @@ ${placeholder('whole')}::tsquery desc`;
};

/** Sort by share of matched words; titles with the first word come first. */
export const byShare = (vector: SQLWrapper): SQL =>
  sql`coalesce(${vector} @@ ${placeholder('first')}::tsquery, false) desc, ts_rank('{0.05, 0.2, 0.4, 1}', ${vector}, ${placeholder('some')}::tsquery) desc`;

/** Placeholder values of the search tsqueries. */
export const tsqueryValues = ({ tiers, ...questions }: SearchTsqueries) => ({
  ...questions,
  ...Object.fromEntries(
    Array.from({ length: RELEVANCE_TIERS }, (_, index) => [tierName(index), tiers[index] ?? null]),
  ),
});
