import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { Container } from '../layout/Container.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { storePageMessages } from './store-page.messages.ts';

/** Element id of the seller section on the store page, as a link target. */
const SELLER_ID = 'quien-vende';

interface StoreOwnerProps {
  store: PopupStore;
  /** Sale terms of the store, or a link to them (R5.4). */
  terms: ReactNode;
}

/** Owner of a store with the sale terms, the dates and a link to other stores. */
export function StoreOwner({ store: { ownerInfo, startDate, endDate }, terms }: StoreOwnerProps) {
  const { range } = useFormatter();
  const { owner, others } = storePageMessages;
  return (
    <chakra.section
      background="sunken"
      paddingBlock={{ base: '10', md: '12' }}
      id={SELLER_ID}
      scrollMarginTop="24"
      aria-label={owner}
      data-part="store-owner"
    >
      <Container display="flex" flexDirection="column" alignItems="flex-start" gap="3">
        <chakra.h2 fontSize="2xl">{ownerInfo?.name ?? owner}</chakra.h2>
        {ownerInfo?.description ? (
          <chakra.p color="ink2" maxWidth="text">
            {ownerInfo.description}
          </chakra.p>
        ) : null}
        {terms}
        {startDate && endDate ? <chakra.p fontWeight="semibold">{range(startDate, endDate)}</chakra.p> : null}
        <TextLink to="/tiendas" display="inline-flex" alignItems="center" minHeight="touch">
          {others}
        </TextLink>
      </Container>
    </chakra.section>
  );
}
