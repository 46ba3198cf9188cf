import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { StoreHeading } from '../market/StoreHeading.tsx';
import { productListMessages } from './product-list.messages.ts';

interface ListingHeadingProps {
  /** What was searched for among the goods of all stores. */
  q?: string | undefined;
  store: PopupStore | null;
  /** That store does not sell now (R2.20). */
  isNotOpen: boolean;
  /** Now, in ms UTC. */
  now: number;
}

/** Whose goods these are, and until when they are to be had. */
export function ListingHeading({ q, store, isNotOpen, now }: ListingHeadingProps) {
  const title = q ? productListMessages.resultsOf(q) : productListMessages.title;
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="2"
      marginBottom={{ base: '5', md: '8' }}
    >
      {store ? (
        <StoreHeading store={store} offersOthers={isNotOpen} now={now} />
      ) : (
        <>
          <PageTitle>{title}</PageTitle>
          {q ? null : <chakra.p color="ink2">Cada cosa dura lo que dura su puesto.</chakra.p>}
        </>
      )}
    </chakra.div>
  );
}
