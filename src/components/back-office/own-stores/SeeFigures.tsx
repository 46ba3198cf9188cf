import type { PopupStore } from '../../../../contract/popup-stores/popup-store.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { ownStoresMessages } from './own-stores.messages.ts';
import { way } from './way.ts';

/** The way from a store to what it came to. */
export const SeeFigures = ({ store: { id, name } }: { store: Pick<PopupStore, 'id' | 'name'> }) => (
  <AppLink
    to="/producer/popup-stores/$storeId/analytics"
    params={{ storeId: id }}
    aria-label={ownStoresMessages.seeFiguresOf(name)}
    css={way}
  >
    {ownStoresMessages.seeFigures}
  </AppLink>
);
