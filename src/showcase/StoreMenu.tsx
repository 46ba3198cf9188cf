import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Icon } from '../components/icons/Icon.tsx';
import { showcaseMessages } from './showcase.messages.ts';

/** Menu of less frequent actions of a store. */
export function StoreMenu() {
  const { more, seeAsShoppers, copyLink, printPoster, closeForGood } = showcaseMessages;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="outline">
          <span>{more}</span>
          <Icon name="chevronDown" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="14rem">
            <Menu.Item value="see">{seeAsShoppers}</Menu.Item>
            <Menu.Item value="link">{copyLink}</Menu.Item>
            <Menu.Item value="poster">{printPoster}</Menu.Item>
            <Menu.Separator />
            <Menu.Item value="close" color="fg.error" _hover={{ background: 'bg.error', color: 'fg.error' }}>
              {closeForGood}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
