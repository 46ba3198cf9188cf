import type { StoreImage } from '../../../contract/stores/store-image.ts';
import type { PopupStoreUpdate } from '../../../contract/stores/popup-store-input.ts';
import type { UploadUrl } from '../../../contract/uploads/upload.ts';
import type { Context } from '../../context.ts';
import { closeUploads } from '../uploads/close-uploads.ts';
import { openUploads } from '../uploads/open-uploads.ts';
import { STORE_PICTURES } from './store-pictures.ts';

type Announced = Pick<PopupStoreUpdate, 'requestUploadUrls' | 'imageTypes'>;

/** Announced pictures; empty if no upload URLs were requested. */
export const announcedStorePictures = ({ requestUploadUrls, imageTypes = [] }: Announced) =>
  requestUploadUrls === true ? imageTypes : [];

/** Pictures to delete from a store: those in `removeImages`, and those set to null. */
export const storeImagesToRemove = ({
  removeImages = [],
  config,
}: Pick<PopupStoreUpdate, 'removeImages' | 'config'>): StoreImage[] => [
  ...removeImages,
  ...(['heroImage', 'logo'] as const).filter((key) => config?.[key] === null),
];

/**
 * Opens an upload for each announced picture of a store, and closes earlier uploads of the same or of deleted kinds.
 * Throws TOO_MANY_REQUESTS.
 */
export async function openStorePictureUploads(
  tx: Context,
  storeId: string,
  announced: ReturnType<typeof announcedStorePictures>,
  removed: readonly StoreImage[] = [],
): Promise<UploadUrl[]> {
  const purposeOf = (key: StoreImage) => STORE_PICTURES[key].purpose;
  const over = [...removed, ...announced.map(({ key }) => key)];
  await closeUploads(tx, storeId, over.map(purposeOf));
  const opened = await openUploads(
    tx,
    announced.map((image) => ({ ...image, purpose: purposeOf(image.key), subjectId: storeId })),
  );
  return opened.map(({ place }) => place);
}
