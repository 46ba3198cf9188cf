import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { Button } from '../forms/Button.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { PAGE_TITLE_ID } from '../layout/PageTitle.tsx';
import { storeNotFoundText } from '../store/store.messages.ts';
import { storeSelectorMessages, currentStoreText } from './store-selector.messages.ts';

interface CurrentStoreLineProps {
  store: PopupStore | null;
  /** A chosen store is still loading. */
  isComing: boolean;
  /** Name of a requested store that does not exist. */
  missing: string | null;
  onLeft: () => void;
}

/**
 * Line about the current store with a button to clear it, or about a missing store (R8.16); announced to screen readers.
 * Its space is reserved, because the remembered store is known only after hydration.
 */
export function CurrentStoreNotice({ store, isComing, missing, onLeft }: CurrentStoreLineProps) {
  const forget = () => {
    // The button unmounts with the store it clears, so the heading takes the focus.
    document.getElementById(PAGE_TITLE_ID)?.focus();
    onLeft();
  };
  const lost = missing === null ? null : storeNotFoundText(missing);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      minHeight="touch"
      marginTop="2"
      marginBottom={{ base: '4', md: '6' }}
      color="ink2"
      data-part="where"
    >
      <LiveRegion message={isComing ? '' : store ? currentStoreText(store) : (lost ?? '')} />
      {store ? (
        <>
          <chakra.span overflowWrap="anywhere">
            Vienes de{' '}
            <TextLink to="/tienda/$id" params={{ id: store.slug }} overflowWrap="anywhere">
              {store.name}
            </TextLink>
          </chakra.span>
          <Button variant="plain" size="sm" onClick={forget}>
            {storeSelectorMessages.forget}
          </Button>
        </>
      ) : (
        <span>{lost ?? storeSelectorMessages.lead}</span>
      )}
    </chakra.div>
  );
}
