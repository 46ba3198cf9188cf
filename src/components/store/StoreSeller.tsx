import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/popup-store.ts';
import { Container } from '../layout/Container.tsx';
import { useFormatter } from '../market/formatter-context.ts';

/** Who stands behind the counter, and when. */
export function StoreSeller({ store: { ownerInfo, startDate, endDate } }: { store: PopupStore }) {
  const { range } = useFormatter();
  if (!ownerInfo) return null;
  return (
    <chakra.section background="sunken" paddingBlock={{ base: '10', md: '12' }} aria-labelledby="vendedor">
      <Container display="flex" flexDirection="column" gap="2">
        <chakra.h2 id="vendedor" fontSize="2xl">
          {ownerInfo.name}
        </chakra.h2>
        {ownerInfo.description ? (
          <chakra.p color="ink2" maxWidth="text">
            {ownerInfo.description}
          </chakra.p>
        ) : null}
        {startDate && endDate ? <chakra.p fontWeight="semibold">{range(startDate, endDate)}</chakra.p> : null}
        {ownerInfo.telephone ? (
          <p>
            <a href={`tel:${ownerInfo.telephone.replace(/[^\d+]/g, '')}`}>{ownerInfo.telephone}</a>
          </p>
        ) : null}
      </Container>
    </chakra.section>
  );
}
