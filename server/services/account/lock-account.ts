import { asc, eq, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { canSignIn } from './can-sign-in.ts';
import { userNotFound } from '../admin/users/user-not-found.ts';

export type LockedUserRow = typeof users.$inferSelect;

/** Locked account, with a flag for the last admin who can sign in. */
interface LockedAccount {
  user: LockedUserRow;
  isLastAdmin: boolean;
}

/**
 * Locks an account and all admins until the end of the transaction, in the order of their ids. Parallel removals
 * of admin rights are thus serialized. Throws NOT_FOUND.
 */
export async function lockAccount({ db }: Pick<Context, 'db'>, id: string): Promise<LockedAccount> {
  const locked = await db
    .select()
    .from(users)
    .where(or(eq(users.id, id), eq(users.role, 'admin')))
    .orderBy(asc(users.id))
    .for('no key update');
  const user = locked.find((one) => one.id === id);
  if (!user) throw userNotFound();
  const isAdmin = (one: LockedUserRow) => one.role === 'admin' && canSignIn(one);
  return { user, isLastAdmin: isAdmin(user) && locked.filter(isAdmin).length === 1 };
}
