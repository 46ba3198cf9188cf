import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { LinkButton } from '../../forms/Button.tsx';
import { useStoresPath } from '../../back-office/stores-path-context.ts';
import { producerStoresMessages } from './producer-stores.messages.ts';

/** Link to the store editor. */
export const EditStoreLink = ({ store: { id, name } }: { store: Pick<PopupStore, 'id' | 'name'> }) => (
  <LinkButton
    href={`${useStoresPath()}/${id}/edit`}
    variant="quiet"
    size="sm"
    aria-label={producerStoresMessages.editOf(name)}
  >
    {producerStoresMessages.edit}
  </LinkButton>
);
