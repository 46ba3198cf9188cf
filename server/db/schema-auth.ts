import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  doublePrecision,
} from 'drizzle-orm/pg-core';
import type { Role } from '../../contract/account/role.ts';
import { timestampColumn } from './columns.ts';
import type { BotCheckAction } from '../../contract/auth/bot-check.ts';

/** Purpose of a code; a code is valid only for its purpose. */
export type CodePurpose = 'confirm' | 'reset' | 'email';

/** Accounts. `email` is canonical (contract/values/email.ts). An account without `confirmedAt` cannot sign in. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    fullName: text().notNull(),
    role: text().$type<Role>().notNull(),
    isActive: boolean().notNull().default(true),
    confirmedAt: timestampColumn(),
    phone: text(),
    address: text(),
    city: text(),
    state: text(),
    postalCode: text(),
    /** Name of the profile picture in the picture storage. */
    profileImage: text(),
    createdAt: timestampColumn().notNull().defaultNow(),
    lastLogin: timestampColumn(),
  },
  (table) => [
    check('users_role', sql`${table.role} in ('consumer', 'producer', 'admin')`),
    index('users_by_creation').on(table.createdAt, table.id),
    index('users_by_email_prefix').on(table.email.op('text_pattern_ops')),
  ],
);

/** Session: one login, with its family of refresh tokens. Its id is the `sid` claim of access tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn().notNull(),
    /** Updated only by a token refresh. */
    lastUsedAt: timestampColumn().notNull().defaultNow(),
    expiresAt: timestampColumn().notNull(),
    revokedAt: timestampColumn(),
    /** User-Agent at login, reduced to printable characters and limited in length. */
    userAgent: text(),
  },
  (table) => [index('sessions_of_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/** Refresh tokens by SHA-256 hash. Used tokens remain stored, so that reuse is detected. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestampColumn().notNull(),
    supersededAt: timestampColumn(),
  },
  (table) => [index('refresh_tokens_of_session').on(table.sessionId)],
);

/**
 * E-mailed codes by address and purpose. A row does not imply an account: addresses without an account also get rows,
 * with codes that nobody knows.
 */
export const codes = pgTable(
  'codes',
  {
    email: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    hash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestampColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.purpose] }),
    index('codes_by_expiry').on(table.expiresAt),
  ],
);

/**
 * Sign-up data by e-mailed code. A code opens the account only with its own data, even if others sign up with the same
 * address.
 */
export const signups = pgTable(
  'signups',
  {
    email: text().notNull(),
    hash: text().notNull(),
    passwordHash: text().notNull(),
    fullName: text().notNull(),
    role: text().$type<Role>().notNull(),
    phone: text(),
    expiresAt: timestampColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.hash] }),
    index('signups_by_expiry').on(table.expiresAt),
  ],
);

/** Pending e-mail change, at most one per account, until the code sent to the new address is entered. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    hash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestampColumn().notNull(),
  },
  (table) => [index('email_changes_by_expiry').on(table.expiresAt)],
);

/** Rate limit counters per window, shared by all processes. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: timestampColumn().notNull(),
  },
  (table) => [index('attempts_by_window').on(table.windowEndsAt)],
);

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
    verifiedAt: timestampColumn().notNull(),
    usedAt: timestampColumn(),
  },
  (table) => [index('bot_tokens_by_age').on(table.verifiedAt)],
);
