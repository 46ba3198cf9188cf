import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import type { UploadedPicture } from '../uploads/upload-handlers.ts';

/**
 * Gives an account its picture, that of whoever put it unless it was announced for another's, in the transaction given. Answers the name of
 * the one before; null where the account is no more.
 */
export async function setProfilePicture(
  { db }: Pick<Context, 'db'>,
  { userId, subjectId, pictureName }: UploadedPicture,
): Promise<string[] | null> {
  const isItsOwner = eq(users.id, subjectId ?? userId);
  const [before] = await db.select({ name: users.profileImage }).from(users).where(isItsOwner).for('update');
  if (!before) return null;
  await db.update(users).set({ profileImage: pictureName }).where(isItsOwner);
  return before.name ? [before.name] : [];
}
