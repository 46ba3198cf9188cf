import { eq } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { AnswerOf } from '../../../../contract/api/call-types.ts';
import { SELLER_ROLES } from '../../../../contract/account/role.ts';
import type { AdminUserUpdate } from '../../../../contract/account/user.ts';
import type { Context } from '../../../context.ts';
import { announceChange } from '../../../db/change-feed.ts';
import { users } from '../../../db/schema-auth.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../http/refusal.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { type AuditEntry, writeAuditLog } from '../audit-log/write-audit-log.ts';
import { openUploads } from '../../uploads/open-uploads.ts';
import { lockAccount, type LockedUserRow } from '../../account/lock-account.ts';
import { changeEmailAddress } from '../../account/change-email-address.ts';
import { presentUser } from '../../account/present-user.ts';
import { canSignIn } from '../../account/can-sign-in.ts';
import { withdrawFromSale } from './withdraw-from-sale.ts';

type Update = Infer<typeof AdminUserUpdate>;
type Fields = Pick<Update, 'fullName' | 'role' | 'isActive' | 'email'>;

const conflict = (message: string) => new Refusal('CONFLICT', message);
const lastAdmin = () =>
  conflict('Es la última cuenta de administrador activa: el mercado no puede quedarse sin ninguna.');
const unconfirmed = () =>
  conflict(
    'Esta cuenta todavía no ha confirmado su correo: hasta entonces solo se puede bloquear o eliminar.',
  );

const mayUseRole = (user: LockedUserRow, role: LockedUserRow['role']) =>
  canSignIn(user) && user.role === role;
const maySell = (user: LockedUserRow) => SELLER_ROLES.some((role) => mayUseRole(user, role));

/** Fields whose new value differs from the current one. */
function differing(user: LockedUserRow, { fullName, role, isActive, email }: Fields): Fields {
  return {
    ...(fullName !== undefined && fullName !== user.fullName && { fullName }),
    ...(role !== undefined && role !== user.role && { role }),
    ...(isActive !== undefined && isActive !== user.isActive && { isActive }),
    ...(email !== undefined && email !== user.email && { email }),
  };
}

/**
 * Refuses changes of an unconfirmed account, except its deactivation: on confirmation, the sign-up data would overwrite
 * them.
 */
function requireProven(user: LockedUserRow, asked: Fields, { isActive: _, ...changed }: Fields): void {
  if (user.confirmedAt !== null) return;
  const wouldStayInactive = asked.isActive === true && user.isActive;
  if (wouldStayInactive || Object.keys(changed).length > 0) throw unconfirmed();
}

/** Audit log entries of the change; name and e-mail address appear only as field names, without values. */
function auditEntriesOf(before: LockedUserRow, { fullName, role, isActive, email }: Fields): AuditEntry[] {
  const entries: AuditEntry[] = [];
  const edited = Object.entries({ fullName, email }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field }],
  );
  if (edited.length > 0) entries.push({ kind: 'userEdited', changes: edited });
  if (role)
    entries.push({ kind: 'userRoleChanged', changes: [{ field: 'role', from: before.role, to: role }] });
  if (isActive !== undefined) entries.push({ kind: isActive ? 'userActivated' : 'userDeactivated' });
  return entries;
}

async function write(tx: Context, before: LockedUserRow, changed: Fields): Promise<LockedUserRow> {
  const { email, ...columns } = changed;
  if (email !== undefined) await changeEmailAddress(tx, before, email);
  if (Object.keys(columns).length > 0) await tx.db.update(users).set(columns).where(eq(users.id, before.id));
  const [after = before] = await tx.db.select().from(users).where(eq(users.id, before.id));
  if (changed.fullName !== undefined) await announceChange(tx.db, [before.id]);
  if (maySell(before) && !maySell(after)) await withdrawFromSale(tx, before.id);
  // All sessions end, so that the next sign-in reads the new rights.
  const isOther = changed.role !== undefined || changed.isActive === false || email !== undefined;
  if (isOther) await endSessions(tx, before.id);
  await writeAuditLog(tx, before.id, auditEntriesOf(before, changed));
  return after;
}

/**
 * Account update by an admin (R5.20, R7.21), in one transaction with its audit log entry; only differing fields change.
 * A new role, a new address or deactivation ends all sessions; an account that loses the right to sell is removed from
 * the market. Throws NOT_FOUND. Throws CONFLICT for the last active admin (R6.6), a taken address, or an unconfirmed
 * account.
 */
export async function updateUser(
  ctx: Context,
  { id, requestUploadUrls, imageTypes = [], ...fields }: Update & { id: string },
): Promise<AnswerOf<'updateUser'>> {
  const images = requestUploadUrls === true ? imageTypes : [];
  return inTransaction(ctx, async (tx) => {
    const { user: before, isLastAdmin } = await lockAccount(tx, id);
    const changed = differing(before, fields);
    requireProven(before, fields, changed);
    if (isLastAdmin && (changed.role !== undefined || changed.isActive === false)) throw lastAdmin();
    const user = await write(tx, before, changed);
    const opened = await openUploads(
      tx,
      images.map(({ filename, contentType }) => ({
        purpose: 'profile',
        subjectId: id,
        filename,
        contentType,
      })),
    );
    return {
      user: presentUser(user),
      updated: { fields: Object.keys(fields) },
      uploadUrls: opened.map(({ place }) => place),
    };
  });
}
