import {
  PRODUCER_STORE_SORTS,
  type ProducerStoresQuery,
} from '../../../../contract/producer/producer-stores-query.ts';
import { POPUP_STORE_STATUSES } from '../../../../contract/stores/popup-store.ts';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { ListFilters } from '../../back-office/ListFilters.tsx';
import { producerStoresMessages, storeStatusLabel, storeSortLabels } from './producer-stores.messages.ts';

const STATES = [
  { value: undefined, word: producerStoresMessages.all },
  ...POPUP_STORE_STATUSES.map((value) => ({ value, word: storeStatusLabel(value) })),
];
const SORTS = PRODUCER_STORE_SORTS.map((value) => ({ value, label: storeSortLabels[value] }));

interface ProducerStoreFiltersProps {
  query: ProducerStoresQuery;
  /** Text of the search box. */
  search: string;
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  onQueryChanged: (query: Partial<ProducerStoresQuery>) => void;
}

/** Filters of the producer's stores: search, sort and status. */
export const ProducerStoreFilters = ({
  query: { sortBy = 'createdAt', status },
  onQueryChanged,
  ...box
}: ProducerStoreFiltersProps) => (
  <ListFilters
    {...box}
    words={producerStoresMessages}
    sort={sortBy}
    sorts={SORTS}
    onSortChosen={(chosen) => onQueryChanged({ sortBy: chosen })}
  >
    <ChoiceChips
      label={producerStoresMessages.state}
      choices={STATES}
      chosen={status}
      onChosen={(value) => onQueryChanged({ status: value })}
    />
  </ListFilters>
);
