import type { Context } from '../../context.ts';
import type { UploadPurpose, uploads } from '../../db/schema-uploads.ts';
import { productPictureArrival } from '../catalogue/set-product-picture.ts';
import { storePictureArrival } from '../stores/set-store-picture.ts';
import { setProfilePicture } from '../account/set-profile-picture.ts';

/** A picture that has come and been kept: whose it is, what it is for, and its name. */
export type UploadedPicture = Pick<typeof uploads.$inferSelect, 'userId' | 'subjectId' | 'pictureName'>;

/**
 * Puts a picture where it was announced for, in the transaction given. Gives the names of the pictures that nothing refers to any
 * longer; null when what it was for is no more, and then nothing of it may be committed.
 */
export type UploadHandler = (tx: Context, picture: UploadedPicture) => Promise<readonly string[] | null>;

/** What becomes of a picture that has come, by what it was announced for. A purpose without a line does not compile. */
export const UPLOAD_HANDLERS: Readonly<Record<UploadPurpose, UploadHandler>> = {
  profile: setProfilePicture,
  storeHero: storePictureArrival('heroImage'),
  storeLogo: storePictureArrival('logo'),
  storeAvatar: storePictureArrival('avatar'),
  storeBanner: storePictureArrival('eventBanner'),
  product: productPictureArrival,
};
