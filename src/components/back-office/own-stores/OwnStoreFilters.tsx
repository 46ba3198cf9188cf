import { OWN_STORE_SORTS, type OwnStoresQuery } from '../../../../contract/popup-stores/own-stores-query.ts';
import { POPUP_STORE_STATUSES } from '../../../../contract/popup-stores/popup-store.ts';
import { ChoiceChips } from '../ChoiceChips.tsx';
import { ListFilters } from '../ListFilters.tsx';
import { ownStoresMessages, statusWord, storeSortLabels } from './own-stores.messages.ts';

const STATES = [
  { value: undefined, word: ownStoresMessages.all },
  ...POPUP_STORE_STATUSES.map((value) => ({ value, word: statusWord(value) })),
];
const SORTS = OWN_STORE_SORTS.map((value) => ({ value, label: storeSortLabels[value] }));

interface OwnStoreFiltersProps {
  query: OwnStoresQuery;
  /** What stands in the search box. */
  search: string;
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  onQueryChanged: (query: Partial<OwnStoresQuery>) => void;
}

/** Search, order and status of one's own stores. */
export const OwnStoreFilters = ({
  query: { sortBy = 'createdAt', status },
  onQueryChanged,
  ...box
}: OwnStoreFiltersProps) => (
  <ListFilters
    {...box}
    words={ownStoresMessages}
    sort={sortBy}
    sorts={SORTS}
    onSortChosen={(chosen) => onQueryChanged({ sortBy: chosen })}
  >
    <ChoiceChips
      label={ownStoresMessages.state}
      choices={STATES}
      chosen={status}
      onChosen={(value) => onQueryChanged({ status: value })}
    />
  </ListFilters>
);
