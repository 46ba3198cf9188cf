import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type SearchQuestions, TIERS } from './search-questions.ts';

const { placeholder } = sql;

const tierName = (index: number) => `tier${index}` as const;

/**
 * How well a thing answers, the best first: its tier, then whether its name begins with what was looked for, then whether it has the words
 * just as they were typed.
 */
export const byRelevance = (vector: SQLWrapper, title: SQLWrapper): SQL => {
  const tiers = Array.from(
    { length: TIERS },
    (_, index) =>
      sql`when ${vector} @@ ${placeholder(tierName(index))}::tsquery then ${sql.raw(String(index))}`,
  );
  return sql`case ${sql.join(tiers, sql` `)} else ${sql.raw(String(TIERS))} end,
    ${title} like ${placeholder('head')}::text desc, ${vector} @@ ${placeholder('whole')}::tsquery desc`;
};

/** How much of what was looked for a thing has: those that are called by its first word come first. */
export const byShare = (vector: SQLWrapper): SQL =>
  sql`coalesce(${vector} @@ ${placeholder('first')}::tsquery, false) desc, ts_rank('{0.05, 0.2, 0.4, 1}', ${vector}, ${placeholder('some')}::tsquery) desc`;

/** The values of the placeholders of questions. */
export const questionValues = ({ tiers, ...questions }: SearchQuestions) => ({
  ...questions,
  ...Object.fromEntries(Array.from({ length: TIERS }, (_, index) => [tierName(index), tiers[index] ?? null])),
});
