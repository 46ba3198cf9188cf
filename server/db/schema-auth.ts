import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '../../contract/account/role.ts';

/** What a code is good for, and for nothing else. */
export type CodePurpose = 'confirm' | 'reset' | 'email';

const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Accounts. `email` is canonical (contract/values/email.ts); an account without `confirmedAt` cannot log in. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    fullName: text().notNull(),
    role: text().$type<Role>().notNull(),
    isActive: boolean().notNull().default(true),
    confirmedAt: moment(),
    phone: text(),
    address: text(),
    city: text(),
    state: text(),
    postalCode: text(),
    /** The name of a picture. */
    profileImage: text(),
    createdAt: moment().notNull().defaultNow(),
    lastLogin: moment(),
  },
  (table) => [
    check('users_role', sql`${table.role} in ('consumer', 'producer', 'admin')`),
    index('users_by_creation').on(table.createdAt, table.id),
    index('users_by_email_prefix').on(table.email.op('text_pattern_ops')),
  ],
);

/** One login: a family of refresh tokens. Its id is the `sid` of the access tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    /** Written when tokens are renewed, never by another call. */
    lastUsedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** What the browser called itself at the login, cut to what can be shown. */
    userAgent: text(),
  },
  (table) => [index('sessions_of_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/** Refresh tokens by their SHA-256, kept after use so that a second use is recognised. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    supersededAt: moment(),
  },
  (table) => [index('refresh_tokens_of_session').on(table.sessionId)],
);

/**
 * Codes on their way by mail, by the address they prove and what they are for. A row says nothing about whether there is an
 * account: addresses without one get rows as well, with codes that nobody was told.
 */
export const codes = pgTable(
  'codes',
  {
    email: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    hash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.purpose] }),
    index('codes_by_expiry').on(table.expiresAt),
  ],
);

/**
 * What somebody who signs up said, by the code that was mailed for it: the code opens the account with this and nothing else,
 * whoever signs up with the same address before or after.
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
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.hash] }),
    index('signups_by_expiry').on(table.expiresAt),
  ],
);

/** The address that an account is to have, while the code that was mailed there has not been typed; one for each account. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    hash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [index('email_changes_by_expiry').on(table.expiresAt)],
);

/** Attempts counted in a window: the limits that several processes share. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('attempts_by_window').on(table.windowEndsAt)],
);
