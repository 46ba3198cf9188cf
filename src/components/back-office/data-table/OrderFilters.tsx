import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { OrderStatus } from '../../../../contract/orders/order.ts';
import type { ProducerOrdersQuery } from '../../../../contract/producer/producer-orders-query.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { Button } from '../../forms/Button.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { DateFilter } from '../../orders/DateFilter.tsx';
import { ChoiceChips } from '../ChoiceChips.tsx';
import { ORDER_STATUS_OPTIONS, orderFilterMessages } from './order-filters.messages.ts';
import { SearchForm } from './SearchForm.tsx';
import { storeOptions } from './store-options.ts';

interface OrderFiltersProps {
  query: ProducerOrdersQuery;
  /** Text of the search box. */
  search: string;
  /** Number of orders by status; undefined while unknown. */
  counts: Readonly<Record<string, number>> | undefined;
  /** There may be more orders than `counts`. */
  areCountsBound?: boolean | undefined;
  /** Stores of the store filter. */
  stores: readonly PopupStore[];
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  onQueryChanged: (query: Partial<ProducerOrdersQuery>) => void;
}

/** Order filters: search, store, dates and status; on phones store and dates are collapsed. */
export function OrderFilters({
  query,
  search,
  counts,
  areCountsBound = false,
  stores,
  onSearchTyped,
  onSearchSubmitted,
  onQueryChanged,
}: OrderFiltersProps) {
  const { popupStoreId, fromDate, toDate, status } = query;
  const isNarrowed = Boolean(popupStoreId ?? fromDate ?? toDate);
  const [isOpen, setOpen] = useState(isNarrowed);
  const words = orderFilterMessages;
  const whole = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  const countOf = (one: OrderStatus | undefined) => (one === undefined ? whole : counts?.[one]);
  return (
    <SearchForm
      label={words.search}
      hint={words.searchHint}
      search={search}
      onSearchTyped={onSearchTyped}
      onSearchSubmitted={onSearchSubmitted}
      columns={{
        base: 'minmax(0, 1fr) auto',
        md: 'minmax(0, 1fr) 12rem',
        xl: 'minmax(12rem, 1fr) 12rem auto',
      }}
      chips={
        <ChoiceChips
          label={words.state}
          choices={ORDER_STATUS_OPTIONS.map((choice) => ({ ...choice, count: countOf(choice.value) }))}
          isCountBound={areCountsBound}
          chosen={status}
          onChosen={(chosen) => onQueryChanged({ status: chosen })}
        />
      }
    >
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
        css={{
          '& fieldset': { gridColumn: { md: '1 / -1', xl: 'auto' } },
          '& fieldset label': { fontSize: 'md' },
        }}
        gridColumn="1 / -1"
        gap="4"
      >
        <SelectField
          label={words.store}
          value={popupStoreId ?? ''}
          options={storeOptions(stores, popupStoreId, words)}
          onValueChanged={(chosen) => onQueryChanged({ popupStoreId: chosen || undefined })}
        />
        <DateFilter fromDate={fromDate} toDate={toDate} onDatesChosen={onQueryChanged} />
      </chakra.div>
    </SearchForm>
  );
}
