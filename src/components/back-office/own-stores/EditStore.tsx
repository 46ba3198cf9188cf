import type { PopupStore } from '../../../../contract/popup-stores/popup-store.ts';
import { LinkButton } from '../../forms/Button.tsx';
import { ownStoresMessages } from './own-stores.messages.ts';

/** The way to where a store is changed. */
export const EditStore = ({ store: { id, name } }: { store: Pick<PopupStore, 'id' | 'name'> }) => (
  <LinkButton
    to="/producer/popup-stores/$storeId/edit"
    params={{ storeId: id }}
    variant="quiet"
    size="sm"
    aria-label={ownStoresMessages.editOf(name)}
  >
    {ownStoresMessages.edit}
  </LinkButton>
);
