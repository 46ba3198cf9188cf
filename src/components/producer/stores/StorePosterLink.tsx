import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { STORES_PATH_BY_ROLE } from '../../../../contract/shell/stores-path.ts';
import { useStoresPath } from '../../back-office/stores-path-context.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { producerStoresMessages } from './producer-stores.messages.ts';
import { secondaryLink } from './secondary-link.styles.ts';

/** Link from a producer's store to its poster; admins have none. */
export function StorePosterLink({ store: { id, name } }: { store: Pick<PopupStore, 'id' | 'name'> }) {
  if (useStoresPath() !== STORES_PATH_BY_ROLE.producer) return null;
  return (
    <AppLink
      to="/producer/popup-stores/$storeId/poster"
      params={{ storeId: id }}
      aria-label={producerStoresMessages.posterOf(name)}
      css={secondaryLink}
    >
      {producerStoresMessages.poster}
    </AppLink>
  );
}
