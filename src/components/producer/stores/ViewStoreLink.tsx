import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { isPublicStore } from '../../../../contract/stores/store-visibility.ts';
import { Icon } from '../../icons/Icon.tsx';
import { AppLink } from '../../layout/AppLink.tsx';
import { producerStoresMessages } from './producer-stores.messages.ts';
import { secondaryLink } from './secondary-link.styles.ts';

/** Link to the store page, or to its preview if it is not public. */
export function ViewStoreLink({
  store,
}: {
  store: Pick<PopupStore, 'name' | 'slug' | 'status' | 'pendingImages'>;
}) {
  const { see, seeOf, preview, previewOf } = producerStoresMessages;
  const isSeen = isPublicStore(store);
  return (
    <AppLink
      to="/tienda/$id"
      params={{ id: store.slug }}
      aria-label={isSeen ? seeOf(store.name) : previewOf(store.name)}
      css={secondaryLink}
    >
      <span>{isSeen ? see : preview}</span>
      <Icon name="arrowRight" size={16} />
    </AppLink>
  );
}
