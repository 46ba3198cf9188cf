import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import type { UploadedPicture } from '../uploads/upload-handlers.ts';

/**
 * Sets an uploaded profile picture within the given transaction, on the subject's account or else the uploader's.
 * Returns the names of previous pictures; null if the account no longer exists.
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
