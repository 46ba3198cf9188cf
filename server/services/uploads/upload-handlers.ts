import type { Context } from '../../context.ts';
import type { UploadPurpose, uploads } from '../../db/schema-uploads.ts';
import { setProductPicture } from '../catalogue/set-product-picture.ts';
import { createStorePictureHandler } from '../stores/set-store-picture.ts';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema-auth.ts';

/**
 * Sets an uploaded profile picture within the given transaction, on the subject's account or else the uploader's.
 * Returns the names of previous pictures; null if the account no longer exists.
 */
async function setProfilePicture(
  { db }: Pick<Context, 'db'>,
  { userId, subjectId, pictureName }: UploadedPicture,
): Promise<string[] | null> {
  const isItsOwner = eq(users.id, subjectId ?? userId);
  const [before] = await db.select({ name: users.profileImage }).from(users).where(isItsOwner).for('update');
  if (!before) return null;
  await db.update(users).set({ profileImage: pictureName }).where(isItsOwner);
  return before.name ? [before.name] : [];
}

/** Stored uploaded picture: account, entity and name. */
export type UploadedPicture = Pick<typeof uploads.$inferSelect, 'userId' | 'subjectId' | 'pictureName'>;

/**
 * Handler that assigns an uploaded picture to its entity, within the given transaction. Returns pictures without
 * references; null if the entity no longer exists, and the caller must roll back.
 */
export type UploadHandler = (tx: Context, picture: UploadedPicture) => Promise<readonly string[] | null>;

/** Upload handlers by purpose; a purpose without a handler does not compile. */
export const UPLOAD_HANDLERS: Readonly<Record<UploadPurpose, UploadHandler>> = {
  profile: setProfilePicture,
  storeHero: createStorePictureHandler('heroImage'),
  storeLogo: createStorePictureHandler('logo'),
  storeAvatar: createStorePictureHandler('avatar'),
  storeBanner: createStorePictureHandler('eventBanner'),
  product: setProductPicture,
};
