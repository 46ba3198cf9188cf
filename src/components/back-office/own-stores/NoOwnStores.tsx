import type { OwnStoresQuery } from '../../../../contract/popup-stores/own-stores-query.ts';
import type { ScreenAddress } from '../../../../contract/pages/screen-address.ts';
import { searchDrawing } from '../../feedback/drawings/search.tsx';
import { stallDrawing } from '../../feedback/drawings/stall.tsx';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { ownStoresMessages } from './own-stores.messages.ts';

interface NoOwnStoresProps {
  query: OwnStoresQuery;
  addressOf: (query: OwnStoresQuery) => ScreenAddress;
}

/** Why there is nothing here, and the one way on. */
export function NoOwnStores({ query: { q, status, categories = [] }, addressOf }: NoOwnStoresProps) {
  const { none, noneHint, unfiltered, bare, bareHint, guide } = ownStoresMessages;
  if (q || status || categories.length > 0)
    return (
      <EmptyState
        drawing={searchDrawing}
        title={none}
        action={
          <LinkButton href={addressOf({})} activeOptions={{ exact: true }}>
            {unfiltered}
          </LinkButton>
        }
      >
        {noneHint}
      </EmptyState>
    );
  return (
    <EmptyState drawing={stallDrawing} title={bare} action={<LinkButton to="/guide">{guide}</LinkButton>}>
      {bareHint}
    </EmptyState>
  );
}
