import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { Awning } from '../../market/Awning.tsx';
import { useNow } from '../../market/clock-context.ts';
import { StoreAwningColours } from '../../market/StoreColours.tsx';
import { StoreOpeningBadge } from '../../market/StoreOpeningBadge.tsx';

interface InHandProps {
  store: PopupStore;
  /** Actions of the store. */
  children?: ReactNode;
}

/** Card of the current store with its opening state and awning. */
export function MainStoreCard({ store, children }: InHandProps) {
  const now = useNow();
  return (
    <StoreAwningColours config={store.config}>
      <chakra.section
        data-part="in-hand"
        aria-label={store.name}
        position="relative"
        overflow="hidden"
        background="raised"
        borderRadius="card"
        boxShadow="stall"
      >
        <Awning stripe={20} drop={12} />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          paddingInline={{ base: '4', md: '5' }}
          paddingTop="5"
          paddingBottom="4"
        >
          <StoreOpeningBadge store={store} now={now} />
          <AppLink
            to="/producer/popup-stores/$storeId"
            params={{ storeId: store.id }}
            flex="1 1 10rem"
            fontFamily="heading"
            fontSize="xl"
            fontWeight="bold"
            minWidth="0"
            overflowWrap="anywhere"
            css={{ _hover: { textDecoration: 'underline' } }}
          >
            {store.name}
          </AppLink>
          {children}
        </chakra.div>
      </chakra.section>
    </StoreAwningColours>
  );
}
