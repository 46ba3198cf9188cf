import { chakra } from '@chakra-ui/react/styled-system';
import { AppLink } from './AppLink.tsx';

export interface ChosenStore {
  name: string;
  slug: string;
  primaryColor?: string | undefined;
}

/** The store whose goods are being bought. Its place is kept whether there is one or not. */
export function StoreChip({ store }: { store: ChosenStore | null }) {
  return (
    <chakra.div width={{ base: '8.5rem', md: '9.5rem' }} flexShrink="0" minWidth="0">
      {store ? (
        <AppLink
          href={`/tienda/${store.slug}`}
          aria-label={`Estás en ${store.name}`}
          display="flex"
          alignItems="center"
          justifyContent={{ base: 'flex-end', md: 'flex-start' }}
          gap="2"
          minHeight="touch"
          fontSize="sm"
          fontWeight="semibold"
        >
          <chakra.span
            aria-hidden="true"
            flexShrink="0"
            width="0.75rem"
            height="0.75rem"
            borderRadius="tag"
            background="action"
            {...(store.primaryColor ? { style: { background: store.primaryColor } } : {})}
          />
          <chakra.span truncate>{store.name}</chakra.span>
        </AppLink>
      ) : null}
    </chakra.div>
  );
}
