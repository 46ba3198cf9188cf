import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema-auth.ts';

type UserRow = typeof users.$inferSelect;

/** Condition for accounts that can sign in: active and confirmed. */
export const canSignInSql: SQL = sql`(${users.isActive} and ${users.confirmedAt} is not null)`;

/** True if a loaded account can sign in. */
export const canSignIn = ({ isActive, confirmedAt }: Pick<UserRow, 'isActive' | 'confirmedAt'>): boolean =>
  isActive && confirmedAt !== null;
