import { PRODUCT_SORTS } from '../../../../contract/products/product-sort.ts';
import type { OwnProductsQuery } from '../../../../contract/products/own-products-query.ts';
import { productSortLabels } from '../../products/product-list.messages.ts';
import { ChoiceChips } from '../ChoiceChips.tsx';
import { ListFilters } from '../ListFilters.tsx';
import { ownProductsMessages } from './own-products.messages.ts';

const { all, onSale, hidden, inStock: some, soldOut } = ownProductsMessages;
const STATES = [
  { value: undefined, word: all },
  { value: true, word: onSale },
  { value: false, word: hidden },
];
const STOCKS = [
  { value: undefined, word: all },
  { value: true, word: some },
  { value: false, word: soldOut },
];
const SORTS = PRODUCT_SORTS.map((value) => ({ value, label: productSortLabels[value] }));

interface OwnProductFiltersProps {
  query: OwnProductsQuery;
  /** What stands in the search box. */
  search: string;
  onSearchTyped: (text: string) => void;
  onSearchSubmitted: () => void;
  onQueryChanged: (query: Partial<OwnProductsQuery>) => void;
}

/** Search, order, state and stock of one's own products. */
export const OwnProductFilters = ({
  query: { sort = 'newest', active, inStock },
  onQueryChanged,
  ...box
}: OwnProductFiltersProps) => (
  <ListFilters
    {...box}
    words={ownProductsMessages}
    sort={sort}
    sorts={SORTS}
    onSortChosen={(chosen) => onQueryChanged({ sort: chosen })}
  >
    <ChoiceChips
      label={ownProductsMessages.state}
      choices={STATES}
      chosen={active}
      onChosen={(value) => onQueryChanged({ active: value })}
    />
    <ChoiceChips
      label={ownProductsMessages.stock}
      choices={STOCKS}
      chosen={inStock}
      onChosen={(value) => onQueryChanged({ inStock: value })}
    />
  </ListFilters>
);
