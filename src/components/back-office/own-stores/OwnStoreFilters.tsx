import { chakra } from '@chakra-ui/react/styled-system';
import { SEARCH } from '../../../../contract/limits.ts';
import { OWN_STORE_SORTS, type OwnStoresQuery } from '../../../../contract/popup-stores/own-stores-query.ts';
import { POPUP_STORE_STATUSES } from '../../../../contract/popup-stores/popup-store.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { ChoiceChips } from '../ChoiceChips.tsx';
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
  search,
  onSearchTyped,
  onSearchSubmitted,
  onQueryChanged,
}: OwnStoreFiltersProps) => (
  <search>
    <chakra.form
      aria-label={ownStoresMessages.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearchSubmitted();
      }}
      display="grid"
      gap="4"
      alignItems="end"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' }}
    >
      <TextField
        label={ownStoresMessages.search}
        type="search"
        value={search}
        maxLength={SEARCH.maxLength}
        autoComplete="off"
        enterKeyHint="search"
        onValueChanged={onSearchTyped}
      />
      <SelectField
        label={ownStoresMessages.sort}
        value={sortBy}
        options={SORTS}
        onValueChanged={(chosen) => onQueryChanged({ sortBy: OWN_STORE_SORTS.find((one) => one === chosen) })}
      />
    </chakra.form>
    <chakra.div paddingTop="4">
      <ChoiceChips
        label={ownStoresMessages.state}
        choices={STATES}
        chosen={status}
        onChosen={(value) => onQueryChanged({ status: value })}
      />
    </chakra.div>
  </search>
);
