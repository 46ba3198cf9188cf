import { eq } from 'drizzle-orm';
import type { ProfileUpdate } from '../../../contract/account/user.ts';
import type { Context } from '../../context.ts';
import { announceChange } from '../../db/change-feed.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { openUploads } from '../uploads/open-uploads.ts';
import { requestEmailChange, checkEmailChange } from './request-email-change.ts';
import { presentUser } from './present-user.ts';
import { userNotFound } from '../admin/users/user-not-found.ts';

type UserRow = typeof users.$inferSelect;
type Fields = Omit<ProfileUpdate, 'email' | 'currentPassword' | 'requestUploadUrls' | 'imageTypes'>;

/** A blank field is stored as null. */
const kept = (text: string | undefined) => (text === undefined ? undefined : text || null);

const columnsOf = ({ fullName, phone, phoneNumber, address, city, state, postalCode }: Fields) => ({
  fullName,
  phone: kept(phoneNumber ?? phone),
  address: kept(address),
  city: kept(city),
  state: kept(state),
  postalCode: kept(postalCode),
});

async function lockUser({ db }: Context, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw userNotFound();
  return user;
}

async function write({ db }: Context, user: UserRow, fields: Fields): Promise<UserRow> {
  const columns = columnsOf(fields);
  if (Object.values(columns).every((value) => value === undefined)) return user;
  const [written = user] = await db.update(users).set(columns).where(eq(users.id, user.id)).returning();
  // Cached pages show seller names, so a new name must invalidate them.
  if (written.fullName !== user.fullName) await announceChange(db, [user.id]);
  return written;
}

/**
 * Update of the own profile (R7.23): only the given fields. Returns upload URLs of announced pictures. A new e-mail
 * needs the password and remains in `pendingEmail` until it is confirmed. Throws VALIDATION_FAILED or WRONG_PASSWORD
 * (password), CONFLICT (address taken), TOO_MANY_REQUESTS.
 */
export async function updateProfile(
  ctx: Context,
  { requestUploadUrls, imageTypes = [], email, currentPassword, ...fields }: ProfileUpdate,
) {
  const id = requireAskerId(ctx);
  const move = await checkEmailChange(ctx, id, { email, currentPassword });
  const images = requestUploadUrls === true ? imageTypes : [];
  return inTransaction(ctx, async (tx) => {
    const user = await write(tx, await lockUser(tx, id), fields);
    if (move) await requestEmailChange(tx, user, move);
    const opened = await openUploads(
      tx,
      images.map(({ filename, contentType }) => ({ purpose: 'profile', filename, contentType })),
    );
    return {
      user: presentUser(user),
      updated: { fields: Object.keys(fields) },
      uploadUrls: opened.map(({ place }) => place),
      ...(move && { pendingEmail: move.email }),
    };
  });
}
