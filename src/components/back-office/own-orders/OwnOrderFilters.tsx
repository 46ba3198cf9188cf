import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { SEARCH } from '../../../../contract/limits.ts';
import type { OrderStatus } from '../../../../contract/orders/order.ts';
import type { OwnOrdersQuery } from '../../../../contract/orders/own-orders-query.ts';
import type { PopupStore } from '../../../../contract/popup-stores/popup-store.ts';
import { Button } from '../../forms/Button.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { DateFilter } from '../../orders/DateFilter.tsx';
import { ChoiceChips } from '../ChoiceChips.tsx';
import { ORDER_STATES, ownOrdersMessages } from './own-orders.messages.ts';

/** The stores to choose from; the one that is asked for is among them before their names have come. */
function placesOf(stores: readonly PopupStore[], chosen: string | undefined) {
  const isKnown = !chosen || stores.some(({ id }) => id === chosen);
  return [
    { value: '', label: ownOrdersMessages.everywhere },
    ...stores.map(({ id, name }) => ({ value: id, label: name })),
    ...(isKnown ? [] : [{ value: chosen, label: ownOrdersMessages.oneStore }]),
  ];
}

interface OwnOrderFiltersProps {
  query: OwnOrdersQuery;
  /** What stands in the search box. */
  search: string;
  /** How many orders there are in each status; undefined while that is not known. */
  counts: Readonly<Record<string, number>> | undefined;
  /** The stores that its reader runs. */
  stores: readonly PopupStore[];
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  onQueryChanged: (query: Partial<OwnOrdersQuery>) => void;
}

/** Search, store, days and state of what was ordered; on the phone store and days are a press away. */
export function OwnOrderFilters({
  query,
  search,
  counts,
  stores,
  onSearchTyped,
  onSearchSubmitted,
  onQueryChanged,
}: OwnOrderFiltersProps) {
  const { popupStoreId, fromDate, toDate, status } = query;
  const isNarrowed = Boolean(popupStoreId ?? fromDate ?? toDate);
  const [isOpen, setOpen] = useState(isNarrowed);
  const words = ownOrdersMessages;
  const whole = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  const countOf = (one: OrderStatus | undefined) => (one === undefined ? whole : counts?.[one]);
  return (
    <search>
      <chakra.form
        aria-label={words.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearchSubmitted();
        }}
        display="grid"
        gap="4"
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(12rem, 1fr) 12rem auto' }}
      >
        <TextField
          label={words.search}
          placeholder={words.searchHint}
          type="search"
          value={search}
          maxLength={SEARCH.maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onValueChanged={onSearchTyped}
        />
        <Button
          variant="quiet"
          size="icon"
          display={{ md: 'none' }}
          aria-label={words.filters}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filter" />
        </Button>
        <chakra.div
          display={{ base: isOpen ? 'grid' : 'none', md: 'contents' }}
          css={{ '& fieldset label': { fontSize: 'md' } }}
          gridColumn="1 / -1"
          gap="4"
        >
          <SelectField
            label={words.store}
            value={popupStoreId ?? ''}
            options={placesOf(stores, popupStoreId)}
            onValueChanged={(chosen) => onQueryChanged({ popupStoreId: chosen || undefined })}
          />
          <DateFilter fromDate={fromDate} toDate={toDate} onDatesChosen={onQueryChanged} />
        </chakra.div>
      </chakra.form>
      <chakra.div paddingTop="4">
        <ChoiceChips
          label={words.state}
          choices={ORDER_STATES.map((choice) => ({ ...choice, count: countOf(choice.value) }))}
          chosen={status}
          onChosen={(chosen) => onQueryChanged({ status: chosen })}
        />
      </chakra.div>
    </search>
  );
}
