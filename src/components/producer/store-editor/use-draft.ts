import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { isNew } from '../../../../contract/uploads/gallery.ts';
import { draftStore } from '../../../../contract/stores/draft-store.ts';
import type { StorePicture, StoreValues } from '../../../../contract/stores/store-values.ts';
import { useObjectUrl } from '../../profile/use-object-url.ts';

const fileOf = ({ item }: StorePicture) => (item && isNew(item) ? item.file : null);

/** Unsaved store with object URLs for its new pictures. */
export function useDraft(values: StoreValues): PopupStore {
  const heroImage = useObjectUrl(fileOf(values.heroImage));
  const logo = useObjectUrl(fileOf(values.logo));
  const avatar = useObjectUrl(fileOf(values.avatar));
  const eventBanner = useObjectUrl(fileOf(values.eventBanner));
  return draftStore(values, { heroImage, logo, avatar, eventBanner });
}
