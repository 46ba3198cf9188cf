import { useSelector } from '@xstate/react';
import { PRODUCT_LIMITS } from '../../../../contract/limits.ts';
import {
  NO_STORE_FILTER,
  type ProducerProductsQuery,
} from '../../../../contract/producer/producer-products-query.ts';
import { sortOf } from '../../../../contract/catalogue/product-sort.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ProducerProduct } from '../../../../contract/producer/producer-product.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { ProducerProductsActorRef } from '../../../machines/producer/products/producer-products.machine.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { sortOptions } from '../../products/sort-options.ts';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { ListFilters } from '../../back-office/ListFilters.tsx';
import { storeOptions } from '../../back-office/data-table/store-options.ts';
import { producerProductsMessages } from './producer-products.messages.ts';

const { all, onSale, hidden, awaiting, inStock: some, fewLeft, soldOut } = producerProductsMessages;
const STATES = [
  { value: 'all', word: all },
  { value: 'onSale', word: onSale },
  { value: 'hidden', word: hidden },
  { value: 'awaiting', word: awaiting },
] as const;
const STOCKS = [
  { value: 'all', word: all },
  { value: 'some', word: some },
  { value: 'few', word: fewLeft },
  { value: 'none', word: soldOut },
] as const;

type Filter = Pick<ProducerProductsQuery, 'active' | 'inStock' | 'maxStock' | 'awaitsPictures'>;

type State = (typeof STATES)[number]['value'];
type Stock = (typeof STOCKS)[number]['value'];

/** Query values of each state filter; a choice resets the others. */
const ASKED_STATE: Record<State, Filter> = {
  all: { active: undefined, awaitsPictures: undefined },
  onSale: { active: true, awaitsPictures: undefined },
  hidden: { active: false, awaitsPictures: undefined },
  awaiting: { active: undefined, awaitsPictures: true },
};
const ASKED_STOCK: Record<Stock, Filter> = {
  all: { inStock: undefined, maxStock: undefined },
  some: { inStock: true, maxStock: undefined },
  few: { inStock: true, maxStock: PRODUCT_LIMITS.lowStock },
  none: { inStock: false, maxStock: undefined },
};

function stateOf({ active, awaitsPictures }: Filter) {
  if (awaitsPictures) return 'awaiting';
  return active === undefined ? 'all' : active ? 'onSale' : 'hidden';
}

function stockOf({ inStock, maxStock }: Filter) {
  if (maxStock !== undefined) return 'few';
  return inStock === undefined ? 'all' : inStock ? 'some' : 'none';
}

type Snapshot = ListSnapshot<ProducerProduct, ProducerProductsQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectSearch = ({ context }: Snapshot) => context.search;

interface ProducerProductFiltersProps {
  actorRef: ProducerProductsActorRef;
  /** Stores of the producer. */
  stores: readonly PopupStore[];
}

/** Filters of the producer's products: search, sort, store, state and stock. Typing sends the search text alone. */
export function ProducerProductFilters({ actorRef, stores }: ProducerProductFiltersProps) {
  const query = useSelector(actorRef, selectQuery);
  const search = useSelector(actorRef, selectSearch);
  const change = (changed: Partial<ProducerProductsQuery>) =>
    // Includes the typed search text, which the query may not contain yet.
    actorRef.send({ type: 'query.changed', query: { q: search.trim() || undefined, ...changed } });
  return (
    <ListFilters
      words={producerProductsMessages}
      search={search}
      onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
      onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
      sort={sortOf(query)}
      sorts={sortOptions(query.q)}
      onSortChosen={(chosen) => change({ sort: chosen })}
      beside={
        <SelectField
          label={producerProductsMessages.inStores}
          value={query.store ?? ''}
          options={[
            ...storeOptions(
              stores,
              query.store === NO_STORE_FILTER ? undefined : query.store,
              producerProductsMessages,
            ),
            { value: NO_STORE_FILTER, label: producerProductsMessages.noStore },
          ]}
          onValueChanged={(chosen) => change({ store: chosen || undefined })}
        />
      }
    >
      <ChoiceChips<State>
        label={producerProductsMessages.state}
        choices={STATES}
        chosen={stateOf(query)}
        onChosen={(value) => change(ASKED_STATE[value])}
      />
      <ChoiceChips<Stock>
        label={producerProductsMessages.stock}
        choices={STOCKS}
        chosen={stockOf(query)}
        onChosen={(value) => change(ASKED_STOCK[value])}
      />
    </ListFilters>
  );
}
