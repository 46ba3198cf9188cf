import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Role } from '../../../../contract/account/role.ts';
import { hashPassword } from '../../../auth/passwords.ts';
import type { Context } from '../../../context.ts';
import { users } from '../../../db/schema-auth.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAuditLog } from '../audit-log/write-audit-log.ts';
import { updateUser } from '../users/update-user.ts';
import { issuePasswordLink } from './password-link.ts';

/** Name of an admin who was created without one, as users see it. */
const DEFAULT_NAME = 'Administración';

/** Wanted admin; `promote` permits to give the role to an existing account. */
export interface WantedAdmin {
  email: string;
  fullName: string | undefined;
  promote: boolean;
}

/** Outcome of `createAdmin`: only "created" and "promoted" changed anything. */
export type AdminCreation =
  | { kind: 'created'; link: string }
  | { kind: 'promoted' }
  | { kind: 'isAdmin' }
  | { kind: 'isUnconfirmed' }
  | { kind: 'hasRole'; role: Role };

/** Existing account: an admin only if that is permitted, and under the rules of a change by an admin. */
async function promoteAccount(
  ctx: Context,
  { email, fullName, promote }: WantedAdmin,
): Promise<AdminCreation> {
  const [account] = await ctx.db.select().from(users).where(eq(users.email, email));
  // Deleted a moment ago: the next try creates it.
  if (!account) return createAdmin(ctx, { email, fullName, promote });
  const { id, role, isActive, confirmedAt } = account;
  if (confirmedAt === null) return { kind: 'isUnconfirmed' };
  if (role === 'admin' && isActive) return { kind: 'isAdmin' };
  if (!promote) return { kind: 'hasRole', role };
  await updateUser(ctx, { id, role: 'admin', isActive: true, ...(fullName !== undefined && { fullName }) });
  return { kind: 'promoted' };
}

/**
 * Creates an admin for the operator of the machine, with an audit log entry. The account counts as confirmed and has a
 * random password, so only the link opens it.
 */
export async function createAdmin(ctx: Context, wanted: WantedAdmin): Promise<AdminCreation> {
  const { email, fullName = DEFAULT_NAME } = wanted;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const link = await inTransaction(ctx, async (tx) => {
    const createdAt = new Date(tx.clock.now());
    const [account] = await tx.db
      .insert(users)
      .values({
        id: tx.newId(),
        email,
        passwordHash,
        fullName,
        role: 'admin',
        createdAt,
        confirmedAt: createdAt,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!account) return undefined;
    const change = { field: 'role', from: null, to: 'admin' };
    await writeAuditLog(tx, account.id, [{ kind: 'userRoleChanged', changes: [change] }]);
    return issuePasswordLink(tx, email);
  });
  return link === undefined ? promoteAccount(ctx, wanted) : { kind: 'created', link };
}
