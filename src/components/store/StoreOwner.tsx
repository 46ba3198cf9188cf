import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { Container } from '../layout/Container.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { storePageMessages } from './store-page.messages.ts';

/** Who stands behind the counter, and when; and the way back to the square. */
export function StoreOwner({ store: { ownerInfo, startDate, endDate } }: { store: PopupStore }) {
  const { range } = useFormatter();
  const { owner, others } = storePageMessages;
  return (
    <chakra.section
      background="sunken"
      paddingBlock={{ base: '10', md: '12' }}
      aria-label={owner}
      data-part="store-owner"
    >
      <Container display="flex" flexDirection="column" alignItems="flex-start" gap="2">
        {ownerInfo ? (
          <>
            <chakra.h2 fontSize="2xl">{ownerInfo.name}</chakra.h2>
            {ownerInfo.description ? (
              <chakra.p color="ink2" maxWidth="text">
                {ownerInfo.description}
              </chakra.p>
            ) : null}
            {ownerInfo.telephone ? (
              <p>
                <a href={`tel:${ownerInfo.telephone.replace(/[^\d+]/g, '')}`}>{ownerInfo.telephone}</a>
              </p>
            ) : null}
          </>
        ) : null}
        {startDate && endDate ? <chakra.p fontWeight="semibold">{range(startDate, endDate)}</chakra.p> : null}
        <TextLink to="/tiendas" display="inline-flex" alignItems="center" minHeight="touch">
          {others}
        </TextLink>
      </Container>
    </chakra.section>
  );
}
