import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { users } from '../../../db/schema-auth.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { canSignIn } from '../../account/can-sign-in.ts';
import { writeAuditLog } from '../audit-log/write-audit-log.ts';
import { issuePasswordLink } from './password-link.ts';

/** Outcome of `resetAdminPassword`; only with a link anything changed. */
export type AdminPasswordReset =
  | { kind: 'link'; link: string }
  | { kind: 'isNoAdmin' }
  | { kind: 'isInactive' };

/**
 * One-time link to a new password for an admin, for the operator of the machine, with an audit log entry. Sessions end
 * when the link is used.
 */
export const resetAdminPassword = (ctx: Context, email: string): Promise<AdminPasswordReset> =>
  inTransaction(ctx, async (tx): Promise<AdminPasswordReset> => {
    const [account] = await tx.db.select().from(users).where(eq(users.email, email));
    if (account?.role !== 'admin') return { kind: 'isNoAdmin' };
    if (!canSignIn(account)) return { kind: 'isInactive' };
    await writeAuditLog(tx, account.id, [{ kind: 'userEdited', changes: [{ field: 'passwordLink' }] }]);
    return { kind: 'link', link: await issuePasswordLink(tx, email) };
  });
