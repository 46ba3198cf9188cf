import { and, asc, eq, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { isUsable, isUsableAccount } from './usable-account.ts';
import { userMissing } from '../admin/users/user-missing.ts';

export type UserRow = typeof users.$inferSelect;

/** An account that is about to change, and whether it is the only admin who can still look after the market. */
interface LockedAccount {
  user: UserRow;
  isLastAdmin: boolean;
}

/**
 * Locks an account until the transaction ends, and with it every admin who could be the last one: in the order of their ids, so that of
 * any number who take rights away at once each sees what the one before left. Throws NOT_FOUND.
 */
export async function lockAccount({ db }: Pick<Context, 'db'>, id: string): Promise<LockedAccount> {
  const locked = await db
    .select()
    .from(users)
    .where(or(eq(users.id, id), and(eq(users.role, 'admin'), isUsableAccount)))
    .orderBy(asc(users.id))
    .for('no key update');
  const user = locked.find((one) => one.id === id);
  if (!user) throw userMissing();
  const isAdmin = (one: UserRow) => one.role === 'admin' && isUsable(one);
  return { user, isLastAdmin: isAdmin(user) && locked.filter(isAdmin).length === 1 };
}
