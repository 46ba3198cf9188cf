import { eq } from 'drizzle-orm';
import type { AuditLogKind } from '../../../contract/admin/audit-log.ts';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/change-feed.ts';
import { invalidateCode } from '../../db/codes.ts';
import { signups, users } from '../../db/schema-auth.ts';
import { contactMessages } from '../../db/schema-notifications.ts';
import { reminders } from '../../db/schema-reminders.ts';
import { carts } from '../../db/schema-orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { accountDeletedEmail } from '../../mail/account-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { Refusal } from '../../http/refusal.ts';
import { writeAuditLog } from '../admin/audit-log/write-audit-log.ts';
import { detachOrders } from '../orders/anonymize-buyers.ts';
import { markPicturesForDeletion, removePictures } from '../pictures/remove-pictures.ts';
import { removeStoresAndProducts, type FilesToDelete } from './remove-stores-and-products.ts';
import type { LockedUserRow } from './lock-account.ts';
import { userNotFound } from '../admin/users/user-not-found.ts';

interface Ending {
  kind: Extract<AuditLogKind, 'userDeleted' | 'accountDeleted'>;
  /** Throws a refusal if this account may not be ended; called once it is locked. */
  requireFit: (user: LockedUserRow) => void;
}

/** CONFLICT refusal for an admin's account: "Contacte al super administrador" (R6.6). */
export const adminAccountRefusal = (reason: string): Refusal =>
  new Refusal('CONFLICT', `${reason} Contacte al super administrador.`);

/** Locks are taken in the general order, cart before orders and products, so that a concurrent checkout is detected. */
async function end(tx: Context, user: LockedUserRow): Promise<FilesToDelete> {
  const { db, mail, publicUrl, contactEmail } = tx;
  const { id, email, fullName } = user;
  await db.delete(carts).where(eq(carts.userId, id));
  await detachOrders(db, id);
  const left = await removeStoresAndProducts(tx, id);
  const portrait = user.profileImage === null ? [] : [user.profileImage];
  await markPicturesForDeletion(tx, portrait);
  await invalidateCode(db, { email, purpose: 'confirm' });
  await invalidateCode(db, { email, purpose: 'reset' });
  await db.delete(signups).where(eq(signups.email, email));
  await db.delete(contactMessages).where(eq(contactMessages.email, email));
  await db.delete(reminders).where(eq(reminders.email, email));
  await db.delete(users).where(eq(users.id, id));
  await announceChange(db, [id]);
  // An unconfirmed address may belong to a stranger, who must not get an e-mail.
  const to = user.confirmedAt === null ? null : email;
  await mail.queue(db, writeEmail(to, accountDeletedEmail({ fullName, publicUrl, contactEmail })));
  return { ...left, pictures: [...left.pictures, ...portrait] };
}

/**
 * End of an account in one transaction. Deletes the user with sessions, cart, codes, pictures, products and contact
 * messages, archives the stores, and anonymizes the orders (docs/decisions/060). The owner gets an e-mail. Throws
 * NOT_FOUND.
 */
export async function endAccount(ctx: Context, id: string, { kind, requireFit }: Ending): Promise<void> {
  const { pictures, archives } = await inTransaction(ctx, async (tx) => {
    const [user] = await tx.db.select().from(users).where(eq(users.id, id)).for('update');
    if (!user) throw userNotFound();
    requireFit(user);
    await writeAuditLog(tx, id, [{ kind, changes: [{ field: 'role', from: user.role, to: null }] }]);
    return end(tx, user);
  });
  await removePictures(ctx, pictures);
  for (const key of archives) await ctx.blobs.remove(key);
}
