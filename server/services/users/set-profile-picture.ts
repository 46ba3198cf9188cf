import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import type { ArrivedPicture } from '../uploads/arrivals.ts';

/** Gives a user a picture, in the transaction given, and answers the name of the one before. */
export async function setProfilePicture(
  { db }: Pick<Context, 'db'>,
  { userId, pictureName }: ArrivedPicture,
): Promise<string[]> {
  const [before] = await db
    .select({ name: users.profileImage })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await db.update(users).set({ profileImage: pictureName }).where(eq(users.id, userId));
  return before?.name ? [before.name] : [];
}
