import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { useStoresPath } from '../../back-office/stores-path-context.ts';
import { producerStoresMessages } from './producer-stores.messages.ts';
import { secondaryLink } from './secondary-link.styles.ts';

/** Link from a store to its analytics. */
export const StoreAnalyticsLink = ({ store: { id, name } }: { store: Pick<PopupStore, 'id' | 'name'> }) => (
  <AppLink
    href={`${useStoresPath()}/${id}/analytics`}
    aria-label={producerStoresMessages.seeFiguresOf(name)}
    css={secondaryLink}
  >
    {producerStoresMessages.seeFigures}
  </AppLink>
);
