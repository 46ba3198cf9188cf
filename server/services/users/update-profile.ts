import { eq } from 'drizzle-orm';
import type { ProfileUpdate } from '../../../contract/users/user.ts';
import { limitAttempts, mayAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { voidCode } from '../../db/codes.ts';
import { isDuplicate } from '../../db/database-error.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emailChangedLetter } from '../../mail/account-letters.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../refusal.ts';
import { openUploads } from '../uploads/open-uploads.ts';
import { presentUser } from './present-user.ts';

type UserRow = typeof users.$inferSelect;
type Fields = Omit<ProfileUpdate, 'requestUploadUrls' | 'imageTypes'>;

/** A blank field is no value. */
const kept = (text: string | undefined) => (text === undefined ? undefined : text || null);

const columnsOf = ({ fullName, email, phone, phoneNumber, address, city, state, postalCode }: Fields) => ({
  ...(fullName !== undefined && { fullName }),
  ...(email !== undefined && { email }),
  phone: kept(phoneNumber ?? phone),
  address: kept(address),
  city: kept(city),
  state: kept(state),
  postalCode: kept(postalCode),
});

async function lockUser({ db }: Context, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw new Refusal('NOT_FOUND', 'Usuario no encontrado.');
  return user;
}

async function write({ db }: Context, user: UserRow, fields: Fields): Promise<UserRow> {
  const columns = columnsOf(fields);
  if (Object.values(columns).every((value) => value === undefined)) return user;
  try {
    const [written = user] = await db.update(users).set(columns).where(eq(users.id, user.id)).returning();
    return written;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const message = 'El email ya está en uso por otro usuario.';
    throw new Refusal('CONFLICT', message, { errors: [{ field: 'email', message }] });
  }
}

/** The mailbox of an account has changed: codes sent to the one before are void, and it is told. */
async function leaveMailbox(ctx: Context, { email, fullName }: UserRow): Promise<void> {
  const { publicUrl, contactEmail } = ctx;
  await voidCode(ctx.db, { email, purpose: 'reset' });
  const to = (await mayAttempt(ctx, 'mailsTo', 'notice', email)) ? email : null;
  await ctx.mail.queue(ctx.db, writeMail(to, emailChangedLetter({ fullName, publicUrl, contactEmail })));
}

/**
 * Changes the own profile (R7.23): what is named and nothing else, and tells where a picture that was announced goes.
 * Throws CONFLICT for an address that somebody else has, TOO_MANY_REQUESTS.
 */
export async function updateProfile(
  ctx: Context,
  { requestUploadUrls, imageTypes = [], ...fields }: ProfileUpdate,
) {
  const id = requireAskerId(ctx);
  const { asker } = ctx;
  const isMoving = fields.email !== undefined && asker.role !== 'anonymous' && fields.email !== asker.email;
  if (isMoving) await limitAttempts(ctx, 'emailChanges', [id]);
  const images = requestUploadUrls === true ? imageTypes : [];
  return inTransaction(ctx, async (tx) => {
    const before = await lockUser(tx, id);
    const user = await write(tx, before, fields);
    if (user.email !== before.email) await leaveMailbox(tx, before);
    const uploadUrls = await openUploads(tx, { userId: id, purpose: 'profile', images });
    const changed = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    return { user: presentUser(user), updated: { fields: changed }, uploadUrls };
  });
}
