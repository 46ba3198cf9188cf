import { STORE_IMAGES, type StoreImage } from '../../../contract/stores/store-image.ts';
import type { popupStores } from '../../db/schema-stores.ts';
import type { UploadPurpose } from '../../db/schema-uploads.ts';

export type PictureColumn = 'heroPicture' | 'logoPicture' | 'avatarPicture' | 'bannerPicture';

/** Column and upload purpose of each store picture. */
export const STORE_PICTURES: Readonly<Record<StoreImage, { column: PictureColumn; purpose: UploadPurpose }>> =
  {
    heroImage: { column: 'heroPicture', purpose: 'storeHero' },
    logo: { column: 'logoPicture', purpose: 'storeLogo' },
    avatar: { column: 'avatarPicture', purpose: 'storeAvatar' },
    eventBanner: { column: 'bannerPicture', purpose: 'storeBanner' },
  };

/** Upload purposes of store pictures. */
export const STORE_UPLOAD_PURPOSES: readonly UploadPurpose[] = Object.values(STORE_PICTURES).map(
  ({ purpose }) => purpose,
);

type Pictured = Pick<typeof popupStores.$inferSelect, PictureColumn | 'pendingPictures' | 'isPublic'>;

/** Picture state of a new store. */
export const NO_STORE_PICTURES: Pictured = {
  heroPicture: null,
  logoPicture: null,
  avatarPicture: null,
  bannerPicture: null,
  pendingPictures: [],
  isPublic: false,
};

export interface PictureChange {
  /** Kinds of newly announced pictures. */
  announced?: readonly StoreImage[];
  removed?: readonly StoreImage[];
  arrived?: { key: StoreImage; name: string };
}

/**
 * Picture state of a store after a change. A store that is not public yet waits for announced pictures: it is ready
 * once it has its hero picture, or once nothing is pending. A public store stays public while pictures are uploaded.
 */
export function storePicturesAfter(
  store: Pictured,
  { announced = [], removed = [], arrived }: PictureChange,
): Pick<typeof popupStores.$inferSelect, PictureColumn | 'pendingPictures' | 'isReady'> {
  const pictureOf = (key: StoreImage): string | null => {
    if (arrived?.key === key) return arrived.name;
    return removed.includes(key) ? null : store[STORE_PICTURES[key].column];
  };
  const isPending = (key: StoreImage): boolean => {
    if (announced.includes(key)) return !store.isPublic && pictureOf(key) === null;
    return store.pendingPictures.includes(key) && arrived?.key !== key && !removed.includes(key);
  };
  const pendingPictures = STORE_IMAGES.filter(isPending);
  const heroPicture = pictureOf('heroImage');
  return {
    heroPicture,
    logoPicture: pictureOf('logo'),
    avatarPicture: pictureOf('avatar'),
    bannerPicture: pictureOf('eventBanner'),
    pendingPictures,
    isReady: store.isPublic || heroPicture !== null || pendingPictures.length === 0,
  };
}

/** Picture names that a change removes from a store. */
export const removedStorePictures = (
  before: Record<PictureColumn, string | null>,
  after: typeof before,
): string[] =>
  STORE_IMAGES.flatMap((key) => {
    const { column } = STORE_PICTURES[key];
    const name = before[column];
    return name !== null && name !== after[column] ? [name] : [];
  });
