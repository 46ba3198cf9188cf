import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import type { PopupStoreCard } from '../../../contract/catalogue/list-item.ts';
import { Button } from '../forms/Button.tsx';
import { StoreCard } from '../market/StoreCard.tsx';
import type { StoreChoiceCallbacks } from './SelectorResults.tsx';
import { storeSelectorMessages } from './store-selector.messages.ts';

interface OpenStallProps extends Pick<StoreChoiceCallbacks, 'onStoreEntered'> {
  store: PopupStoreCard;
  isInFirstRow: boolean;
}

/** Open store with a single button to its products (R2.19). */
export const OpenStall = memo(function OpenStall({ store, isInFirstRow, onStoreEntered }: OpenStallProps) {
  const { enter } = storeSelectorMessages;
  return (
    <StoreCard store={store} priority={isInFirstRow} sways={isInFirstRow}>
      <chakra.div position="relative" zIndex="raised" paddingTop="1">
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${enter}: ${store.name}`}
          onClick={() => onStoreEntered(store.slug)}
        >
          {enter}
        </Button>
      </chakra.div>
    </StoreCard>
  );
});
