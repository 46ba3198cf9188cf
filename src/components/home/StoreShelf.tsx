import { memo, type ReactNode } from 'react';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import { Container } from '../layout/Container.tsx';
import { DeferredHydration } from '../hydration/DeferredHydration.tsx';
import { SectionHeading } from '../market/SectionHeading.tsx';
import { StoreCard } from '../market/StoreCard.tsx';
import { StoreGrid } from '../market/StoreGrid.tsx';

interface StoreShelfProps {
  id: string;
  title: string;
  lead: string;
  stores: readonly PopupStoreCard[];
  /** Link at the end of the heading row. Must be the same element on every render, for the memo. */
  action?: ReactNode;
}

/** Section of stores with a common state, such as open or upcoming; renders nothing if there are none. */
export const StoreShelf = memo(function StoreShelf({ id, title, lead, stores, action }: StoreShelfProps) {
  if (stores.length === 0) return null;
  return (
    <Container as="section" aria-labelledby={id} paddingTop={{ base: '8', md: '16' }}>
      <SectionHeading id={id} lead={lead} action={action}>
        {title}
      </SectionHeading>
      <StoreGrid inLine>
        {stores.map((store) => (
          <DeferredHydration key={store.id}>
            <StoreCard store={store} />
          </DeferredHydration>
        ))}
      </StoreGrid>
    </Container>
  );
});
