import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { AdminProductsQuery } from '../../../../contract/admin/admin-products-query.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { PRODUCT_SORTS } from '../../../../contract/catalogue/product-sort.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import type { AdminProductsActorRef } from '../../../machines/admin/products/admin-products.machine.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { productSortLabels } from '../../products/product-list.messages.ts';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { ListFilters } from '../../back-office/ListFilters.tsx';
import { producerProductsMessages } from '../../producer/products/producer-products.messages.ts';
import { storeOptions } from '../../back-office/data-table/store-options.ts';
import { adminProductsMessages as words } from './admin-products.messages.ts';

const { all, state, onSale, hidden, stock, inStock, soldOut } = producerProductsMessages;
const STATES = [
  { value: undefined, word: all },
  { value: true, word: onSale },
  { value: false, word: hidden },
];
const STOCKS = [
  { value: undefined, word: all },
  { value: true, word: inStock },
  { value: false, word: soldOut },
];
const SORTS = PRODUCT_SORTS.map((value) => ({ value, label: productSortLabels[value] }));

type Snapshot = ListSnapshot<Product, AdminProductsQuery>;
const selectQuery = ({ context }: Snapshot) => context.query;
const selectSearch = ({ context }: Snapshot) => context.search;

interface AdminProductFiltersProps {
  actorRef: AdminProductsActorRef;
  /** Stores of the store filter. */
  stores: readonly PopupStore[];
}

/** Filters of all products: search, sort, store, status, stock; also producer and price if the URL sets them (R7.14). */
export function AdminProductFilters({ actorRef, stores }: AdminProductFiltersProps) {
  const { price } = useFormatter();
  const query = useSelector(actorRef, selectQuery);
  const search = useSelector(actorRef, selectSearch);
  const change = (changed: Partial<AdminProductsQuery>) =>
    // Includes the typed search text, which the query may not contain yet.
    actorRef.send({ type: 'query.changed', query: { q: search.trim() || undefined, ...changed } });
  const { minPrice, maxPrice, producerId } = query;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  return (
    <ListFilters
      words={words}
      search={search}
      onSearchTyped={(text) => actorRef.send({ type: 'search.typed', text })}
      onSearchSubmitted={() => actorRef.send({ type: 'search.submitted' })}
      sort={query.sort ?? 'newest'}
      sorts={SORTS}
      onSortChosen={(chosen) => change({ sort: chosen })}
      beside={
        <SelectField
          label={words.inStores}
          value={query.popupStoreId ?? ''}
          options={storeOptions(stores, query.popupStoreId, words)}
          onValueChanged={(chosen) => change({ popupStoreId: chosen || undefined })}
        />
      }
    >
      <ChoiceChips
        label={state}
        choices={STATES}
        chosen={query.active}
        onChosen={(active) => change({ active })}
      />
      <ChoiceChips
        label={stock}
        choices={STOCKS}
        chosen={query.inStock}
        onChosen={(chosen) => change({ inStock: chosen })}
      />
      <chakra.div display="contents">
        {producerId ? (
          <ChoiceChips
            label={words.seller}
            choices={[
              { value: undefined, word: words.everybody },
              { value: producerId, word: words.ofOneSeller },
            ]}
            chosen={producerId}
            onChosen={(chosen) => change({ producerId: chosen })}
          />
        ) : null}
        {isPriced ? (
          <ChoiceChips
            label={words.price}
            choices={[
              { value: false, word: words.anyPrice },
              {
                value: true,
                word: words.priced(
                  minPrice === undefined ? null : price(minPrice),
                  maxPrice === undefined ? null : price(maxPrice),
                ),
              },
            ]}
            chosen={isPriced}
            onChosen={(isKept) => (isKept ? undefined : change({ minPrice: undefined, maxPrice: undefined }))}
          />
        ) : null}
      </chakra.div>
    </ListFilters>
  );
}
