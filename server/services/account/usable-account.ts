import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema-auth.ts';

type UserRow = typeof users.$inferSelect;

/** An account that may be used: neither switched off nor waiting for its code. */
export const isUsableAccount: SQL = sql`(${users.isActive} and ${users.confirmedAt} is not null)`;

/** The same of one that was read. */
export const isUsable = ({ isActive, confirmedAt }: Pick<UserRow, 'isActive' | 'confirmedAt'>): boolean =>
  isActive && confirmedAt !== null;
