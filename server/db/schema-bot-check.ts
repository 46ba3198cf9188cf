import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { BotCheckAction } from '../../contract/auth/bot-check.ts';
import { moment } from './columns.ts';

/**
 * Tokens of the bot check that were verified, by their SHA-256. `proof` is what makes one unique however it is spelled;
 * kept after use so that a second one is recognised.
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
