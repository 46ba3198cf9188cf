import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { Button } from '../forms/Button.tsx';
import { TextLink } from '../layout/AppLink.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { PAGE_TITLE_ID } from '../layout/PageTitle.tsx';
import { storeNotFoundText } from '../store/store.messages.ts';
import { storeSelectorMessages, whereText } from './store-selector.messages.ts';

interface WhereYouAreProps {
  store: PopupStore | null;
  /** Whether a store was chosen that is not here yet. */
  isComing: boolean;
  /** By which name a store was asked for that is not there. */
  missing: string | null;
  onLeft: () => void;
}

/** Which store one comes from, or that the one that was asked for is not there (R8.16), also said aloud, and how it is forgotten. A remembered one is known only when the page lives: its line is kept. */
export function WhereYouAre({ store, isComing, missing, onLeft }: WhereYouAreProps) {
  const forget = () => {
    // The button goes away with what it forgets.
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
      <LiveRegion message={isComing ? '' : store ? whereText(store) : (lost ?? '')} />
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
