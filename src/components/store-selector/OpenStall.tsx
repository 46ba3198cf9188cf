import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import type { PopupStoreCard } from '../../../contract/products/listing.ts';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { StoreCard } from '../market/StoreCard.tsx';
import type { StoreDoors } from './SelectorResults.tsx';
import { storeSelectorMessages, whereText } from './store-selector.messages.ts';

interface OpenStallProps {
  store: PopupStoreCard;
  isInFirstRow: boolean;
  isChosen: boolean;
  isComing: boolean;
  doors: StoreDoors;
}

const here: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  fontSize: 'sm',
  fontWeight: 'bold',
};

/** An open store with its two buttons: on to its goods, and in or out without leaving the page (R2.19). */
export const OpenStall = memo(function OpenStall({
  store,
  isInFirstRow,
  isChosen,
  isComing,
  doors: { onStoreChosen, onStoreEntered, onStoreLeft },
}: OpenStallProps) {
  const { enter, choose, leave } = storeSelectorMessages;
  const toggle = isChosen ? leave : choose;
  return (
    <StoreCard store={store} priority={isInFirstRow} sways={isInFirstRow}>
      {isChosen ? (
        <chakra.p css={here}>
          <Icon name="check" />
          {whereText(store)}
        </chakra.p>
      ) : null}
      <chakra.div position="relative" zIndex="raised" display="flex" flexWrap="wrap" gap="2" paddingTop="1">
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${enter}: ${store.name}`}
          onClick={() => onStoreEntered(store.slug)}
        >
          {enter}
        </Button>
        <Button
          variant="plain"
          size="sm"
          busy={isComing}
          aria-label={`${toggle}: ${store.name}`}
          onClick={() => (isChosen ? onStoreLeft() : onStoreChosen(store.slug))}
        >
          {toggle}
        </Button>
      </chakra.div>
    </StoreCard>
  );
});
