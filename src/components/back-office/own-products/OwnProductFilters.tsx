import { chakra } from '@chakra-ui/react/styled-system';
import type { FormEvent } from 'react';
import { SEARCH } from '../../../../contract/limits.ts';
import { PRODUCT_SORTS } from '../../../../contract/products/product-sort.ts';
import type { OwnProductsQuery } from '../../../../contract/products/own-products-query.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { productSortLabels } from '../../products/product-list.messages.ts';
import { ChoiceChips } from '../ChoiceChips.tsx';
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
export function OwnProductFilters({
  query: { sort = 'newest', active, inStock },
  search,
  onSearchTyped,
  onSearchSubmitted,
  onQueryChanged,
}: OwnProductFiltersProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearchSubmitted();
  };
  return (
    <search>
      <chakra.form
        aria-label={ownProductsMessages.search}
        onSubmit={submit}
        display="grid"
        gap="4"
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' }}
      >
        <TextField
          label={ownProductsMessages.search}
          type="search"
          value={search}
          maxLength={SEARCH.maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onValueChanged={onSearchTyped}
        />
        <SelectField
          label={ownProductsMessages.sort}
          value={sort}
          options={SORTS}
          onValueChanged={(chosen) => onQueryChanged({ sort: PRODUCT_SORTS.find((one) => one === chosen) })}
        />
      </chakra.form>
      <chakra.div display="flex" flexWrap="wrap" columnGap="8" rowGap="3" paddingTop="4">
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
      </chakra.div>
    </search>
  );
}
