import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { AppLink } from './AppLink.tsx';

export interface ChosenStore {
  name: string;
  slug: string;
  primaryColor?: string | undefined;
}

/** The store whose goods are being bought, or the way to choose one (R2.20). Its place is as wide either way, and gives way where the header is narrow. */
export function StoreChip({ store }: { store: ChosenStore | null }) {
  return (
    <chakra.div width="10rem" minWidth="0">
      <AppLink
        href={store ? `/tienda/${store.slug}` : '/tiendas'}
        {...(store ? { 'aria-label': `Estás en ${store.name}` } : {})}
        display="flex"
        alignItems="center"
        justifyContent={{ base: 'flex-end', md: 'flex-start' }}
        gap="2"
        minHeight="touch"
        fontSize="sm"
        fontWeight="semibold"
      >
        {store ? (
          <chakra.span
            aria-hidden="true"
            flexShrink="0"
            width="0.75rem"
            height="0.75rem"
            borderRadius="tag"
            background="action"
            {...(store.primaryColor ? { style: { background: store.primaryColor } } : {})}
          />
        ) : (
          <Icon name="home" />
        )}
        <chakra.span truncate>{store ? store.name : 'Elegir puesto'}</chakra.span>
      </AppLink>
    </chakra.div>
  );
}
