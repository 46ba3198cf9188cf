import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import {
  POPUP_STORE_STATUSES,
  type PopupStore,
  type PopupStoreStatus,
} from '../../../../contract/stores/popup-store.ts';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { producerStoresMessages, storeStatusLabel } from './producer-stores.messages.ts';
import { storeStatusMessages } from './store-status.messages.ts';

interface StatusMenuProps {
  store: Pick<PopupStore, 'name' | 'status'>;
  onChosen: (status: PopupStoreStatus) => void;
}

/** Menu of all statuses with the current one marked; the server decides which changes are allowed (R4.9). */
export const StatusMenu = ({ store: { name, status }, onChosen }: StatusMenuProps) => (
  <Menu.Root positioning={{ placement: 'bottom-end' }}>
    <Menu.Trigger asChild>
      <Button variant="quiet" size="sm" aria-label={storeStatusMessages.changeOf(name)}>
        <span>{storeStatusMessages.change}</span>
        <Icon name="chevronDown" size={16} />
      </Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content minWidth="12rem">
          <Menu.RadioItemGroup
            value={status}
            onValueChange={({ value }) => {
              const chosen = POPUP_STORE_STATUSES.find((one) => one === value);
              if (chosen && chosen !== status) onChosen(chosen);
            }}
          >
            <Menu.ItemGroupLabel srOnly>{producerStoresMessages.state}</Menu.ItemGroupLabel>
            {POPUP_STORE_STATUSES.map((one) => (
              <Menu.RadioItem key={one} value={one} minHeight="touch">
                <span>{storeStatusLabel(one)}</span>
                <Menu.ItemIndicator aria-hidden />
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
