import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { BotCheckAction } from '../../contract/auth/bot-check.ts';
import { moment } from './columns.ts';

/**
 * Verified bot check tokens by SHA-256 hash. `proof` is the unique part of a token in any encoding. Used tokens remain
 * stored, so that reuse is detected.
 */
export const botTokens = pgTable(
  'bot_tokens',
  {
    hash: text().primaryKey(),
    proof: text().notNull().unique(),
    action: text().$type<BotCheckAction>().notNull(),
    score: doublePrecision().notNull(),
    verifiedAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('bot_tokens_by_age').on(table.verifiedAt)],
);
